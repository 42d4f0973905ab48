import { Icon } from "#app/ui/icon.tsx";
import type { Step } from "./program.ts";

/** What to do in the program, in its order. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="grid gap-3">
      {steps.map(({ text, menu, keys }, index) => (
        <li key={text} className="grid grid-cols-[1.75rem_minmax(0,1fr)] items-baseline">
          <span aria-hidden className="font-mono text-ink-2 text-sm">
            {index + 1}
          </span>
          <div className="grid justify-items-start gap-1.5">
            <p>{text}</p>
            {menu && <MenuTrail menu={menu} />}
            {keys && <p className="font-mono text-ink-2 text-sm">{keys}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Where to press, from the menu bar down to the command. */
function MenuTrail({ menu }: { menu: readonly string[] }) {
  return (
    <p className="flex flex-wrap items-center gap-x-0.5 gap-y-1 rounded-swatch border border-line bg-well px-2 py-1 text-sm">
      {menu.map((entry, place) => (
        <span key={entry} className="inline-flex items-center gap-0.5">
          {place > 0 && (
            <>
              <Icon className="icon-chevron-right size-3.5 text-ink-2" />
              <span className="sr-only">then </span>
            </>
          )}
          <span className={place === menu.length - 1 ? "font-[550]" : ""}>{entry}</span>
        </span>
      ))}
    </p>
  );
}
