import type { ReactNode } from "react";
import { countOf, printCount } from "#color/words/count.ts";
import type { Arrival } from "./files.ts";

/** A generic program window. The caption says that it is drawn, since it is not a screenshot. */
export function Frame(props: { title: string; caption: string; arrival: Arrival; children: ReactNode }) {
  const { title, caption, arrival, children } = props;
  const { fileName, bytes } = arrival;
  const colors = countOf(swatchesOf(arrival).length, "color");
  return (
    <figure className="grid min-w-0 content-start gap-2.5">
      <div className="overflow-hidden rounded-control border border-line-2 bg-sheet">
        <div aria-hidden className="flex items-center justify-between gap-3 border-line border-b bg-well px-3.5 py-2">
          <span className="truncate font-[550] text-xs">{title}</span>
          <span className="grid w-3.5 gap-[3px] *:h-px *:bg-ink-2">
            <span />
            <span />
            <span />
          </span>
        </div>
        {children}
      </div>
      <figcaption className="text-ink-2 text-xs">
        {`${caption} The ${colors} shown are read back from ${fileName}, ${printCount(bytes)} bytes.`}
      </figcaption>
    </figure>
  );
}

type ChipProps = { hex: string; name?: string; className?: string };

/** Set `name` if nothing next to the chip names the color. */
export function Chip({ hex, name, className = "size-6" }: ChipProps) {
  return (
    <span
      {...(name === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": `${name}, ${hex}` })}
      style={{ backgroundColor: hex }}
      className={`swatch inset-ring inset-ring-line shrink-0 ${className}`}
    />
  );
}

/** The other menu entries, drawn as lines because they differ between versions. Lengths in percent. */
const LINES: readonly (readonly number[])[] = [
  [70, 45],
  [60, 80],
  [50, 65],
  [75, 40],
];

/** A chain of cascading menus. Decorative: the steps say the same in words. */
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

type Swatch = { readonly name: string; readonly hex: string };

/** Keys by index, because a palette can contain a color twice. */
export function inPlaces(
  swatches: readonly Swatch[],
  className: string,
  draw: (swatch: Swatch, place: number) => ReactNode,
) {
  return swatches.map((swatch, place) => (
    <li key={place} className={className}>
      {draw(swatch, place)}
    </li>
  ));
}

export function swatchesOf({ groups }: Arrival) {
  return groups.flatMap(({ swatches }) => swatches);
}
