import { useRovingGrid } from "#app/ui/use-roving-grid.ts";
import { round } from "#color/round.ts";
import type { ShadeFamily } from "#contract/color-path.ts";
import { type Background, worksOn } from "./families.ts";
import type { ShadeRow } from "./pick-shades.ts";

type Props = { family: ShadeFamily; rows: readonly ShadeRow[]; background: Background | null };

const WIDTH = 560;
const HEIGHT = 420;
const MARGIN = { left: 40, right: 14, top: 14, bottom: 34 };
const RADIUS = 9;
const LIGHTNESS_TICKS = [0.2, 0.4, 0.6, 0.8, 1];
const MIN_LIGHTNESS = 0.2;
/** The dots of a band form one row for the arrow keys. */
const BANDS = 12;

/** A dot gets a ring on hover and focus. */
const DOTS =
  "[&_a]:outline-none [&_circle]:stroke-line [&_a:is(:hover,:focus-visible)>circle]:stroke-ink " +
  "[&_a:is(:hover,:focus-visible)>circle]:stroke-[4px]";

/**
 * Places dots by chroma and lightness; a click jumps to the row. A single tab stop with arrow keys inside. The browser
 * skips it outside the window: the aspect ratio gives its height.
 */
export function FamilyMap({ family, rows, background }: Props) {
  const roving = useRovingGrid<HTMLElement>(`${family} ${background}`, { cells: "a", rowsOf });
  const mostChroma = Math.max(...rows.map(({ c }) => c));
  const step = mostChroma > 0.15 ? 0.1 : mostChroma > 0.05 ? 0.05 : 0.01;
  const ticks = Array.from({ length: Math.floor(mostChroma / step) + 1 }, (_, tick) => tick * step);
  const x = (c: number) =>
    round(MARGIN.left + RADIUS + (c / mostChroma) * (WIDTH - MARGIN.left - MARGIN.right - 2 * RADIUS), 1);
  const y = (l: number) =>
    round(MARGIN.top + ((1 - l) / (1 - MIN_LIGHTNESS)) * (HEIGHT - MARGIN.top - MARGIN.bottom), 1);
  const circleOf = ({ l, c, hex }: ShadeRow) => <circle cx={x(c)} cy={y(l)} r={RADIUS} fill={hex} className="swatch" />;
  const dots = [...rows].sort((a, b) => bandOf(b) - bandOf(a) || a.c - b.c);
  return (
    <nav
      {...roving}
      aria-label={`Map of ${family}`}
      style={{ aspectRatio: `${WIDTH} / ${HEIGHT}` }}
      className="min-w-0 [content-visibility:auto]"
    >
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would be the tooltip of the whole map; nav and links are named */}
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={`block w-full ${DOTS}`}>
        <g aria-hidden className="fill-ink-2 stroke-line font-mono text-xs">
          {LIGHTNESS_TICKS.map((l) => (
            <g key={l}>
              <line x1={MARGIN.left} x2={WIDTH - MARGIN.right} y1={y(l)} y2={y(l)} />
              <text x={MARGIN.left - 10} y={y(l) + 4} textAnchor="end" className="stroke-none">
                {l.toFixed(1)}
              </text>
            </g>
          ))}
          {ticks.map((c) => (
            <text key={c} x={x(c)} y={HEIGHT - 10} textAnchor="middle" className="stroke-none">
              {c.toFixed(2)}
            </text>
          ))}
        </g>
        {dots.map((row) =>
          worksOn(row, background) ? (
            <a key={row.hex} href={`#${rowId(row)}`} data-band={bandOf(row)} aria-label={`${row.name}, ${row.hex}`}>
              <title>{row.name}</title>
              {circleOf(row)}
            </a>
          ) : (
            <g key={row.hex} className="opacity-15">
              {circleOf(row)}
            </g>
          ),
        )}
      </svg>
    </nav>
  );
}

export function rowId({ hex }: Pick<ShadeRow, "hex">): string {
  return `shade-${hex.slice(1).toLowerCase()}`;
}

function bandOf({ l }: ShadeRow): number {
  return Math.floor(l * BANDS);
}

/** Rows from light to dark; each row from gray to vivid. */
function rowsOf(map: HTMLElement): HTMLElement[][] {
  const bands = Map.groupBy(map.querySelectorAll<HTMLElement>("a"), (dot) => dot.dataset.band);
  return [...bands.values()];
}
