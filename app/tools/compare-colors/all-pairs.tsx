import { cssColor } from "#app/tools/paint.ts";
import type { Color } from "#color/color.ts";
import { deltaE2000, differenceVerdict } from "#color/difference/difference.ts";
import { printHex } from "#color/text/print.ts";
import type { BenchProps } from "./color-list.tsx";
import { setPair } from "./model.ts";

/** A click puts the pair on the bench. */
export function AllPairs({ controls, names }: BenchProps) {
  const { state, apply } = controls;
  const { colors, pair } = state;
  const label = (place: number) => names[place] || printHex(colors[place] as Color);
  const isShown = (row: number, column: number) => pair.includes(row) && pair.includes(column);
  return (
    <div className="overflow-x-auto">
      <table className="w-full max-w-[860px] border-separate border-spacing-1 text-sm">
        <caption className="sr-only">ΔE 2000 of every pair of colors</caption>
        <thead>
          <tr>
            <td />
            {colors.map((color, column) => (
              <th key={column} scope="col" className="min-w-16 p-0">
                <Sample color={color} label={label(column)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {colors.map((color, row) => (
            <tr key={row}>
              <th scope="row" className="w-16 p-0">
                <Sample color={color} label={label(row)} />
              </th>
              {colors.map((other, column) => {
                const distance = deltaE2000(color, other);
                return (
                  <td key={column} className="p-0">
                    {row !== column && (
                      <button
                        type="button"
                        aria-pressed={isShown(row, column)}
                        aria-label={`${label(row)} and ${label(column)}: ${distance.toFixed(1)}, ${differenceVerdict(distance).words}`}
                        onClick={() => apply(setPair, row, column)}
                        className="min-h-11 w-full rounded-swatch bg-well px-2 font-mono text-sm tabular-nums hover:bg-current/10 aria-pressed:bg-ink aria-pressed:text-paper forced-colors:aria-pressed:outline-2"
                      >
                        {distance.toFixed(1)}
                      </button>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Sample({ color, label }: { color: Color; label: string }) {
  return (
    <span
      role="img"
      aria-label={label}
      className="swatch inset-ring inset-ring-line block h-9 rounded-swatch"
      style={{ backgroundColor: cssColor(color) }}
    />
  );
}
