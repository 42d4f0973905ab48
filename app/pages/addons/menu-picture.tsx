/** The other entries of a menu, as lines: which they are differs from version to version. Lengths in percent. */
const LINES: readonly (readonly number[])[] = [
  [70, 45],
  [60, 80],
  [50, 65],
  [75, 40],
];

/** Where to press, as menus that open one from another: from the menu bar or the panel down to the command. The steps say it in words. */
export function MenuPicture({ menu, program }: { menu: readonly string[]; program: string }) {
  return (
    <figure className="grid gap-2.5">
      <div
        aria-hidden
        className="flex flex-wrap items-start gap-1.5 rounded-control border border-line-2 bg-well p-4 sm:p-5"
      >
        {menu.map((entry, level) => (
          <div
            key={entry}
            className="grid min-w-28 gap-2.5 rounded-swatch border border-line-2 bg-sheet p-1.5"
            style={{ marginTop: `${level * 18}px` }}
          >
            <Line percent={LINES[level % LINES.length]?.[0] ?? 60} />
            <p className="flex items-center justify-between gap-4 rounded-[4px] bg-ink px-2.5 py-1.5 text-paper text-sm">
              {entry}
              {level < menu.length - 1 && <span>›</span>}
            </p>
            <Line percent={LINES[level % LINES.length]?.[1] ?? 50} />
          </div>
        ))}
      </div>
      <figcaption className="text-ink-2 text-xs">
        A drawing of where to click in {program}. Other entries are left blank.
      </figcaption>
    </figure>
  );
}

function Line({ percent }: { percent: number }) {
  return <span className="mx-2.5 block h-1.5 rounded-full bg-line" style={{ width: `${percent * 0.8}%` }} />;
}
