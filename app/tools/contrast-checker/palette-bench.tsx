import { useState } from "react";
import { ImportAnywhere } from "#app/frame/import/import-anywhere.tsx";
import { ImportButton } from "#app/frame/import/import-button.tsx";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { Segmented } from "#app/ui/segmented.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import type { Color } from "#color/color.ts";
import { printRatio } from "#color/contrast.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { contrastMatrix, type PairContrast } from "#color/lint/contrast-matrix.ts";
import { printHex } from "#color/print.ts";
import { type State, setPair, setPalette, setView } from "./model.ts";

const FILTERS = [
  { value: "all", label: "All" },
  { value: "3", label: "3:1" },
  { value: "4.5", label: "AA 4.5" },
  { value: "7", label: "AAA 7" },
  { value: "lc60", label: "Lc 60" },
] as const;
type Filter = (typeof FILTERS)[number]["value"];

/** Every color of a palette as text on every other. */
export function PaletteBench({ controls }: { controls: ToolControls<State> }) {
  const { state, apply, undo } = controls;
  const [filter, setFilter] = useState<Filter>("all");
  const matrix = contrastMatrix(state.palette);
  const count = matrix
    .flat()
    .filter((cell, at) => !isDiagonal(at, state.palette.length) && isShown(cell, filter)).length;
  const take = ({ groups, format }: ImportedPalette) => {
    const colors = groups.flatMap(({ swatches }) => swatches.map(({ color }) => color));
    apply(setPalette, colors);
    showToast({ type: "info", title: `Colors from ${format}`, action: { label: "Undo", onSelect: undo } });
  };
  return (
    <section
      aria-label="Contrast within a palette"
      className="grid gap-5 rounded-bench border border-line bg-sheet p-5 md:p-7"
    >
      <ImportAnywhere onPalette={take} />
      <div className="flex noscript:hidden flex-wrap items-center justify-between gap-3">
        <Segmented label="Pairs that reach" options={FILTERS} value={filter} onChange={setFilter} />
        <ImportButton onPalette={take} />
      </div>
      <p role="status" className="text-ink-2 text-sm">
        {filter === "all"
          ? `${state.palette.length} colors, ${count} ordered pairs. Rows are the text, columns the background.`
          : `${count} of ${state.palette.length * (state.palette.length - 1)} ordered pairs reach it.`}
      </p>
      <div className="overflow-x-auto">
        <Matrix
          colors={state.palette}
          matrix={matrix}
          filter={filter}
          onPair={(text, background) => apply((old) => setView(setPair(old, { text, background }), "pair"))}
        />
      </div>
    </section>
  );
}

type MatrixProps = {
  colors: readonly Color[];
  matrix: PairContrast[][];
  filter: Filter;
  onPair: (text: Color, background: Color) => void;
};

function Matrix({ colors, matrix, filter, onPair }: MatrixProps) {
  return (
    <table className="w-full border-separate border-spacing-1">
      <caption className="sr-only">Contrast of every pair of the palette</caption>
      <thead>
        <tr>
          <td />
          {colors.map((color, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a color may stand twice
            <th key={column} scope="col" className="pb-1 font-medium font-mono text-xs">
              <Head color={color} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {colors.map((text, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a color may stand twice
          <tr key={row}>
            <th scope="row" className="w-[84px] pr-2 text-left font-medium font-mono text-xs">
              <Head color={text} />
            </th>
            {colors.map((background, column) => {
              const cell = matrix[row]?.[column];
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a color may stand twice
                <td key={column} className="p-0">
                  {cell && row !== column && (
                    <Cell
                      {...{ text, background, cell }}
                      isShown={isShown(cell, filter)}
                      onPress={() => onPair(text, background)}
                    />
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head({ color }: { color: Color }) {
  return (
    <span className="grid gap-1">
      <span
        className="swatch h-5 rounded-[4px] shadow-[inset_0_0_0_1px_var(--color-line)]"
        style={{ backgroundColor: printHex(color) }}
      />
      {printHex(color)}
    </span>
  );
}

type CellProps = { text: Color; background: Color; cell: PairContrast; isShown: boolean; onPress: () => void };

function Cell({ text, background, cell, isShown: isOn, onPress }: CellProps) {
  const [front, back] = [printHex(text), printHex(background)];
  if (!isOn) return <span className="block h-[88px] min-w-[76px] rounded-swatch bg-well" />;
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={`${printRatio(cell.wcag)} ${SHORT_VERDICTS[cell.verdict]}: ${front} on ${back}, Lc ${Math.trunc(cell.lc)}`}
      className="inset-ring inset-ring-line grid h-[88px] w-full min-w-[76px] grid-rows-[1fr_auto] overflow-hidden rounded-swatch text-left hover:inset-ring-ink"
    >
      <span
        aria-hidden
        data-specimen
        className="swatch flex items-center px-2 font-semibold text-lg"
        style={{ backgroundColor: back, color: front }}
      >
        Aa
      </span>
      <span className="px-2 py-1 font-mono text-xs">
        {printRatio(cell.wcag)} <span className="text-[11px] text-ink-2">{SHORT_VERDICTS[cell.verdict]}</span>
      </span>
    </button>
  );
}

const SHORT_VERDICTS = { AAA: "AAA", AA: "AA", "AA large": "large", fails: "fails" } as const;

function isShown({ wcag, lc }: PairContrast, filter: Filter): boolean {
  if (filter === "all") return true;
  return filter === "lc60" ? Math.abs(lc) >= 60 : wcag >= Number(filter);
}

function isDiagonal(at: number, size: number): boolean {
  return Math.floor(at / size) === at % size;
}
