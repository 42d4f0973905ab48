import type { KeyboardEvent } from "react";
import { Link } from "react-router";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { luminance } from "#color/kernel/luminance.ts";
import type { Results } from "./load.ts";

type Props = Pick<Results, "colors"> & { label: string };

/** Swatches edge to edge. The arrow keys move between them. */
export function NameGrid({ colors, label }: Props) {
  return (
    <ul
      aria-label={label}
      onKeyDown={moveInGrid}
      className="grid grid-cols-[repeat(auto-fill,minmax(148px,1fr))] overflow-hidden rounded-control"
    >
      {colors.map(({ name, hex }) => (
        <li key={name} className="grid">
          <Link
            to={`/color/${hex.slice(1)}`}
            viewTransition
            style={swatchStyle(hex)}
            className={`swatch group flex min-h-24 flex-col justify-end gap-1 p-3 focus-visible:outline-current focus-visible:-outline-offset-4 sm:min-h-28 ${isNearPaper(hex) ? "inset-ring inset-ring-line" : ""}`}
          >
            <span className="font-medium text-sm leading-tight [overflow-wrap:anywhere] group-hover:underline">
              {name}
            </span>
            <span className="font-mono text-xs">{hex}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Colors that would melt into the page of one of the themes get a hairline. */
function isNearPaper(hex: string) {
  const y = luminance(Number.parseInt(hex.slice(1), 16));
  return y > 0.86 || y < 0.016;
}

function moveInGrid(event: KeyboardEvent<HTMLElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const links = [...event.currentTarget.querySelectorAll("a")];
  const now = links.indexOf(document.activeElement as HTMLAnchorElement);
  const top = links[0]?.getBoundingClientRect().top;
  const columns = links.filter((link) => link.getBoundingClientRect().top === top).length;
  const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };
  const ends: Record<string, number> = { Home: 0, End: links.length - 1 };
  const target = links[ends[event.key] ?? now + (steps[event.key] ?? Number.NaN)];
  if (!target) return;
  event.preventDefault();
  target.focus();
}
