const ROWS = [
  ["Harbor walk", "Sat 9:30", "12"],
  ["Night market", "Sat 20:00", "48"],
  ["Tide pools", "Sun 7:15", "6"],
] as const;

/** A small application. It is a picture: nothing in it can be pressed. */
export function InterfacePreview() {
  return (
    <div
      role="img"
      aria-label="An interface in the palette: navigation, cards, buttons"
      className="swatch grid grid-cols-[92px_1fr] overflow-hidden rounded-control border border-line bg-(--role-background) text-(--role-text) text-xs transition-colors duration-240"
    >
      <div className="flex flex-col gap-1 bg-(--role-surface) p-3">
        <span className="mb-2 size-6 rounded-[7px] bg-(--role-primary)" />
        <span className="-mx-1.5 rounded-[6px] bg-(--role-secondary) px-1.5 py-1 text-(--role-onSecondary)">
          Events
        </span>
        <span className="py-1 text-(--role-mutedText)">People</span>
        <span className="py-1 text-(--role-mutedText)">Places</span>
        <span className="py-1 text-(--role-mutedText)">Settings</span>
      </div>
      <div className="flex min-w-0 flex-col gap-2.5 p-4">
        <div className="flex items-center justify-between gap-2">
          <span className="font-semibold text-lg tracking-tight">This weekend</span>
          <span className="rounded-[7px] bg-(--role-primary) px-3 py-1.5 font-[550] text-(--role-onPrimary)">
            New event
          </span>
        </div>
        <div className="flex flex-col">
          {ROWS.map(([title, time, count], index) => (
            <div key={title} className="flex items-center gap-3 border-(--role-border) border-b py-2">
              <span className={`size-2.5 rounded-full ${DOTS[index]}`} />
              <span className="flex-1 font-[550]">{title}</span>
              <span className="text-(--role-mutedText) max-sm:hidden">{time}</span>
              <span className="w-6 text-right tabular-nums">{count}</span>
            </div>
          ))}
        </div>
        <div className="mt-auto flex items-center gap-2">
          <span className="rounded-full bg-(--role-accent) px-2.5 py-1 font-[550] text-(--role-onAccent)">
            2 places left
          </span>
          <span className="rounded-full border border-(--role-border) px-2.5 py-1">Free entry</span>
        </div>
      </div>
    </div>
  );
}

const DOTS = ["bg-(--role-primary)", "bg-(--role-accent)", "bg-(--role-secondary)"];
