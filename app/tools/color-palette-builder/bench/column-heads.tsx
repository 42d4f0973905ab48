import { setTarget } from "../palette/changes.ts";
import { rowsOf, targetsOf } from "../palette/rows.ts";
import { measureOf, type State, TARGET_LIMITS } from "../palette/state.ts";
import { useBuilder } from "./builder.ts";
import { NumberBox } from "./number-box.tsx";
import { COLUMNS, columnsOf, WIDE_COLUMNS } from "./swatch-row.tsx";

const WORDS = { lightness: "lightness", wcag: "WCAG ratio", apca: "APCA Lc" } as const;
const NOTES = {
  lightness: "OKLCH lightness, 0 to 1",
  wcag: "Ratio to the page",
  apca: "Lc on the page",
} as const;

/** The names of the steps, and the target of each column where there is one. */
export function ColumnHeads({ state }: { state: State }) {
  const { apply } = useBuilder();
  const row = state.view === "scales" && state.colors[0] && rowsOf(state, state.colors[0])[0];
  if (!row) return null;
  const measure = measureOf(state.shape);
  const targets = targetsOf(state);
  if (measure === null && row.cells.length > WIDE_COLUMNS) return null;
  if (measure === null) {
    return (
      <div aria-hidden className="grid gap-x-5 max-lg:hidden md:grid-cols-[144px_minmax(0,1fr)]">
        <div style={columnsOf(row.cells.length)} className={`${COLUMNS} col-start-2 font-mono text-ink-2 text-xs`}>
          {row.cells.map(({ step }) => (
            <span key={step} className="px-1.5">
              {step}
            </span>
          ))}
        </div>
      </div>
    );
  }
  return (
    <fieldset className="grid gap-x-5 gap-y-1.5 md:grid-cols-[144px_minmax(0,1fr)]">
      <legend className="sr-only">Targets: {WORDS[measure]} of each step</legend>
      <span aria-hidden className="self-end pb-1.5 text-ink-2 text-xs">
        {NOTES[measure]}
      </span>
      <div style={columnsOf(row.cells.length)} className={`${COLUMNS} gap-y-2`}>
        {row.cells.map(({ step }, column) => (
          <span key={step} className="grid min-w-0 gap-1 pr-1">
            <span aria-hidden className="px-1 font-mono text-ink-2 text-xs">
              {step}
            </span>
            <NumberBox
              label={`${step}, ${WORDS[measure]}`}
              value={targets[column] ?? 0}
              {...TARGET_LIMITS[measure]}
              onChange={(value) => apply(setTarget, column, value)}
              className="w-full min-w-0 px-0!"
            />
          </span>
        ))}
      </div>
    </fieldset>
  );
}
