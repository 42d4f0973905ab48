import { useRef } from "react";
import { Link } from "react-router";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { useRovingGrid } from "#app/ui/use-roving-grid.ts";
import { luminance } from "#color/kernel/luminance.ts";
import { colorPath } from "#contract/color-path.ts";
import type { Results } from "./load.ts";

type Props = Pick<Results, "colors"> & { label: string };

const CELLS =
  "*:grid [&_a]:flex [&_a]:min-h-24 [&_a]:flex-col [&_a]:justify-end [&_a]:gap-1 [&_a]:p-3 sm:[&_a]:min-h-28 " +
  "[&_a]:focus-visible:outline-current [&_a]:focus-visible:-outline-offset-4 [&_a>:first-child]:font-medium " +
  "[&_a>:first-child]:text-sm [&_a>:first-child]:leading-tight [&_a>:first-child]:[overflow-wrap:anywhere] " +
  "[&_a:hover>:first-child]:underline [&_a>:last-child]:font-mono [&_a>:last-child]:text-xs";

/** Swatches edge to edge, one tab stop. The arrow keys move between them. */
export function NameGrid({ colors, label }: Props) {
  const grid = useRef<HTMLUListElement>(null);
  const roving = useRovingGrid(grid, colors, { cells: "a", rowsOf, isFlowing: true });
  return (
    <ul
      {...roving}
      ref={grid}
      aria-label={label}
      className={`grid grid-cols-[repeat(auto-fill,minmax(148px,1fr))] overflow-hidden rounded-control ${CELLS}`}
    >
      {colors.map(({ name, hex }) => (
        <li key={name}>
          <Link
            to={colorPath(hex)}
            style={swatchStyle(hex)}
            discover="none"
            className={isNearPaper(hex) ? "swatch inset-ring inset-ring-line" : "swatch"}
          >
            <span>{name}</span>
            <span>{hex}</span>
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

function rowsOf(grid: HTMLElement) {
  const links = [...grid.querySelectorAll("a")];
  const top = links[0]?.getBoundingClientRect().top;
  const columns = links.filter((link) => link.getBoundingClientRect().top === top).length;
  return Array.from({ length: Math.ceil(links.length / columns) }, (_, row) =>
    links.slice(row * columns, (row + 1) * columns),
  );
}
