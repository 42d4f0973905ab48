import { Link } from "react-router";
import type { daysOfChangelog } from "./days.ts";

type Release = ReturnType<typeof daysOfChangelog>[number]["releases"][number];

/** The feed leads to its id. */
export function ReleaseEntry({ release: { id, title, text, changes } }: { release: Release }) {
  return (
    <article id={id} aria-labelledby={`${id}-title`} className="grid scroll-mt-8 gap-5">
      <div className="grid gap-2">
        <h3 id={`${id}-title`} className="text-2xl">
          {title}
        </h3>
        <p className="max-w-[38em] text-ink-2">{text}</p>
      </div>
      <ul>
        {changes.map(({ text: says, link, colors }) => (
          <li
            key={says}
            className="grid items-baseline gap-x-10 gap-y-1 border-line border-t py-3 md:grid-cols-[minmax(0,1fr)_290px]"
          >
            <span className="max-w-[38em]">{says}</span>
            {link && (
              <Link
                to={link.to}
                // The feed is no page.
                reloadDocument={link.to.includes(".")}
                className="group flex items-center justify-between gap-3 rounded-swatch pointer-coarse:py-2.5 text-sm max-md:justify-self-start"
              >
                <span className="underline decoration-[1.5px] decoration-line-2 underline-offset-[0.2em] group-hover:decoration-current">
                  {link.label}
                </span>
                {colors.length > 0 && <Colors colors={colors} />}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </article>
  );
}

/** What the tool's drawing is made of. */
function Colors({ colors }: { colors: readonly string[] }) {
  return (
    <span aria-hidden className="flex h-3.5 w-16 shrink-0 overflow-hidden rounded-[4px]">
      {colors.map((color, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same color may come twice, and places never move
        <span key={place} className="swatch flex-1" style={{ backgroundColor: color }} />
      ))}
    </span>
  );
}
