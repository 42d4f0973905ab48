import { type CSSProperties, type MouseEvent, memo } from "react";
import { useRovingGrid } from "#app/ui/use-roving-grid.ts";
import type { Color } from "#color/color.ts";
import { printLc, printRatio } from "#color/contrast/contrast.ts";
import { type PairContrast, pairVerdict } from "#color/lint/contrast-matrix.ts";
import { print, printPlain } from "#color/text/print.ts";
import { measure } from "../measure/measure.ts";

export const FILTERS = [
  { value: "all", label: "All" },
  { value: "3", label: "3:1" },
  { value: "4.5", label: "AA 4.5" },
  { value: "7", label: "AAA 7" },
  { value: "lc60", label: "Lc 60" },
] as const;
export type Filter = (typeof FILTERS)[number]["value"];

/** `rows[text][background]`, with transparency resolved; null for a color on itself. */
export function measureAll(colors: readonly Color[]): (PairContrast | null)[][] {
  return colors.map((text, row) =>
    colors.map((background, column) => (row === column ? null : measurePair(text, background))),
  );
}

export function measurePair(text: Color, background: Color): PairContrast {
  const { ratio, lc } = measure(text, background);
  return { wcag: ratio, lc, verdict: pairVerdict(ratio) };
}

export function isShown({ wcag, lc }: PairContrast, filter: Filter): boolean {
  if (filter === "all") return true;
  return filter === "lc60" ? Math.abs(lc) >= 60 : wcag >= Number(filter);
}

export const SHORT_VERDICTS = { AAA: "AAA", AA: "AA", "AA large": "large", fails: "fails" } as const;

type Props = {
  palette: readonly Color[];
  rows: readonly (readonly (PairContrast | null)[])[];
  filter: Filter;
  onPair: (text: Color, background: Color) => void;
};

/** Cells are small from this number of colors. */
const DENSE_FROM = 9;
const CELLS = "[data-cell]";

/** A single tab stop; arrow keys move from pair to pair. */
export function PaletteMatrix({ palette, rows, filter, onPair }: Props) {
  const roving = useRovingGrid<HTMLTableElement>(rows, { cells: CELLS, rowsOf });
  const isDense = palette.length >= DENSE_FROM;
  const onClick = (event: MouseEvent) => {
    const [row = -1, column = -1] =
      (event.target as Element).closest<HTMLElement>(CELLS)?.dataset.cell?.split(" ").map(Number) ?? [];
    const [text, background] = [palette[row], palette[column]];
    if (text && background) onPair(text, background);
  };
  if (palette.length < 2) return <p className="text-ink-2">Add a second color to see which pairs are readable.</p>;
  return (
    // No padding on the left, where cells would show next to the column that stays.
    <div className="-mx-1 overflow-x-auto pr-1 pb-1">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noNoninteractiveElementToInteractiveRole: one tab stop, and arrow keys between the buttons inside */}
      <table role="grid" {...roving} onClick={onClick} className="w-full border-separate border-spacing-1">
        <caption className="sr-only">Contrast of every pair: rows are the text, columns the background</caption>
        <thead>
          <tr>
            <td className="sticky left-0 z-10 bg-sheet" />
            {palette.map((color, column) => (
              <th key={column} scope="col" className="pb-1 text-left font-medium font-mono text-xs">
                <Head color={color} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {palette.map((color, row) => (
            <tr key={row}>
              <th
                scope="row"
                className="sticky left-0 z-10 w-[84px] bg-sheet pr-2 text-left align-top font-medium font-mono text-xs"
              >
                <Head color={color} />
              </th>
              {rows[row]?.map((cell, column) => (
                // The arrow keys also stop where a color meets itself.
                <td key={column} tabIndex={cell ? undefined : -1} className="p-0">
                  {!cell && <span className="sr-only">The same color</span>}
                  {cell && palette[column] && (
                    <Cell
                      {...{ cell, isDense }}
                      place={`${row} ${column}`}
                      text={color}
                      background={palette[column]}
                      isOn={isShown(cell, filter)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function rowsOf(grid: HTMLElement): HTMLElement[][] {
  // Includes the cells where a color meets itself, so that the columns stay aligned.
  return [...grid.querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll("td")].map((cell) => cell.querySelector(CELLS) ?? cell),
  );
}

function Head({ color }: { color: Color }) {
  return (
    <span className="grid gap-1 whitespace-nowrap">
      <span
        aria-hidden
        className="checker swatch inset-ring inset-ring-line h-5 rounded-[4px]"
        style={{ "--veil": print(color, "rgb") } as CSSProperties}
      />
      {print(color, "hex")}
    </span>
  );
}

type CellProps = {
  text: Color;
  background: Color;
  cell: PairContrast;
  place: string;
  /** True if it passes the filter; other cells stay in place but are faint. */
  isOn: boolean;
  isDense: boolean;
};

/** Above the letters, which cover the ring of the button itself. */
export const RING =
  "after:pointer-events-none after:absolute after:inset-0 after:inset-ring after:inset-ring-line after:rounded-[inherit] hover:after:inset-ring-ink";

/** The compiler memoizes the list only as a whole. */
const Cell = memo(function Cell({ text, background, cell, place, isOn, isDense }: CellProps) {
  const words = SHORT_VERDICTS[cell.verdict];
  return (
    <button
      type="button"
      data-cell={place}
      className={`relative grid w-full min-w-[92px] grid-rows-[1fr_auto] overflow-hidden rounded-swatch text-left focus-visible:outline-offset-1 ${isDense ? "h-14" : "h-[88px]"} ${isOn ? RING : "bg-well"}`}
    >
      {isOn && (
        <Letters {...{ text, background }} className={`flex items-center px-2 ${isDense ? "text-sm" : "text-lg"}`} />
      )}
      <span className={isOn ? "whitespace-nowrap px-2 py-1 font-mono text-xs" : "sr-only"}>
        {printRatio(cell.wcag)} <span className="text-ink-2">{words}</span>
        <span className="sr-only">{`: ${printPlain(text)} on ${printPlain(background)}, Lc ${printLc(cell.lc)}`}</span>
      </span>
    </button>
  );
});

/** The pair as it looks, transparency included. */
export function Letters({ text, background, className }: { text: Color; background: Color; className: string }) {
  return (
    <span
      aria-hidden
      data-specimen
      className={`checker swatch font-semibold ${className}`}
      style={{ "--veil": print(background, "rgb"), color: print(text, "rgb") } as CSSProperties}
    >
      Aa
    </span>
  );
}
