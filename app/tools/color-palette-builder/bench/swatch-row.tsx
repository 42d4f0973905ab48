import type { CSSProperties } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { CODE } from "#app/ui/swatch-strip.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { isRamp } from "#color/ramp.ts";
import { setTarget } from "../palette/changes.ts";
import { type Cell, type Row, rowsOf, targetsOf } from "../palette/rows.ts";
import { measureOf, type State, TARGET_LIMITS } from "../palette/state.ts";
import { useBuilder } from "./builder.ts";
import { cellId, showCell } from "./keys.ts";
import { NumberBox } from "./number-box.tsx";

type Props = {
  row: Row;
  index: number;
  name: string;
  /** The step that the Tab key reaches, if it is in this row. */
  stop: number | null;
  /** The same row in the saved version. */
  before?: Row | undefined;
  isPinned: boolean;
};

/** Longer rows wrap even on wide screens. */
const WIDE_COLUMNS = 12;

/** One row of swatches. The whole palette is a single tab stop. */
export function SwatchRow({ row, index, name, stop, before, isPinned }: Props) {
  /** Where there is room for columns, the column head shows the step's name. */
  const hasNames = !isRamp(row.kind);
  const { select, copy } = useBuilder();
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the cells take the focus
    // biome-ignore lint/a11y/useSemanticElements: rows of a table cannot break into several lines
    <div
      role="row"
      aria-label={row.label}
      data-single={row.cells.length <= WIDE_COLUMNS || undefined}
      data-changed={before ? "" : undefined}
      className="swatch-row group"
      style={columnsOf(row.cells.length)}
    >
      {row.cells.map((cell, step) => {
        const place = { index, kind: row.kind, step };
        const old = before && (before.cells[step]?.hex ?? "none");
        return (
          // biome-ignore lint/a11y/useSemanticElements: a table cell isn't a button
          <button
            key={cell.step}
            type="button"
            role="gridcell"
            id={cellId(place)}
            tabIndex={step === stop ? 0 : -1}
            aria-label={labelOf(cell, name, old)}
            className={`swatch joined-cell ${hasNames ? "min-h-16 md:h-20" : "min-h-14 md:h-[60px]"}`}
            style={swatchStyle(cell.hex)}
            onFocus={() => select(place)}
            onClick={({ currentTarget }) => {
              select(place); // if it was focused before hydration
              copy(cell.color, `${name} ${cell.isBase ? "" : cell.step}`.trim());
              showCell(currentTarget);
            }}
          >
            <Marks {...{ cell, hasNames, isPinned }} caption={step === 0 && !hasNames ? row.label : ""} />
            <span className={CODE}>{cell.hex.slice(1)}</span>
            {old !== undefined && <OldColor hex={old} isChanged={old !== cell.hex} />}
          </button>
        );
      })}
    </div>
  );
}

type MarksProps = { cell: Cell; hasNames: boolean; isPinned: boolean; caption: string };

function Marks({ cell, hasNames, isPinned, caption }: MarksProps) {
  if (!hasNames && !caption && !cell.isEdited && cell.misses.length === 0) return null;
  return (
    <span className="mb-auto flex min-h-3.5 items-center gap-[3px]">
      {cell.isBase &&
        hasNames &&
        (isPinned ? (
          <Icon className="icon-pin/bold size-[13px] shrink-0" />
        ) : (
          <span className="size-1.5 shrink-0 rounded-full bg-current" />
        ))}
      {hasNames && <span className="truncate group-data-single:lg:hidden">{cell.step}</span>}
      {caption && <span className="truncate font-medium font-sans text-xs md:hidden">{caption}</span>}
      {cell.isEdited && <span className="size-[7px] shrink-0 rounded-full border-[1.5px] border-current" />}
      {cell.misses.length > 0 && <Icon className="icon-triangle-alert/bold absolute top-1.5 right-1 size-3" />}
    </span>
  );
}

/** The color of the saved version: a strip below the cell, with a dot if it was different. */
function OldColor({ hex, isChanged }: { hex: string; isChanged: boolean }) {
  return (
    <span
      className="absolute inset-x-0 bottom-0 flex h-3.5 items-center"
      style={hex === "none" ? {} : swatchStyle(hex)}
    >
      {isChanged && <span className="ml-1.5 size-1.5 rounded-full bg-current" />}
    </span>
  );
}

/** Of `step-columns`: wraps cells into rows of even length; the last cell fills the remaining space. */
function columnsOf(count: number): CSSProperties {
  const most = { tiny: 5, phone: 6, tablet: 8, wide: WIDE_COLUMNS };
  const variables = Object.entries(most).flatMap(([screen, limit]) => {
    const columns = Math.ceil(count / Math.ceil(count / limit));
    return [
      [`--${screen}`, columns],
      [`--${screen}-rest`, columns - ((count - 1) % columns)],
    ];
  });
  return Object.fromEntries(variables);
}

function labelOf(cell: Cell, name: string, old: string | undefined): string {
  const parts = [cell.isBase ? `${name}, the color itself, ${cell.step}` : `${name}, ${cell.step}`, cell.hex];
  if (cell.isEdited) parts.push("set by hand");
  if (cell.misses.length > 0) parts.push("misses its target");
  if (old !== undefined && old !== cell.hex) parts.push(old === "none" ? "new" : `was ${old}`);
  return parts.join(", ");
}

const WORDS = { lightness: "lightness", wcag: "WCAG ratio", apca: "APCA Lc" } as const;
const NOTES = {
  lightness: "OKLCH lightness, 0 to 1",
  wcag: "Ratio to the page",
  apca: "Lc on the page",
} as const;

/** The names of the steps, and the target of each column if it has one. */
export function ColumnHeads({ state }: { state: State }) {
  const { slide } = useBuilder();
  const row = state.view === "scales" && state.colors[0] && rowsOf(state, state.colors[0])[0];
  if (!row) return null;
  const measure = measureOf(state.shape);
  const targets = targetsOf(state);
  if (measure === null && row.cells.length > WIDE_COLUMNS) return null;
  if (measure === null) {
    return (
      <div aria-hidden className="grid gap-x-5 max-lg:hidden md:grid-cols-[144px_minmax(0,1fr)]">
        <div style={columnsOf(row.cells.length)} className="step-columns col-start-2 font-mono text-ink-2 text-xs">
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
      <div style={columnsOf(row.cells.length)} className="step-columns gap-y-2">
        {row.cells.map(({ step }, column) => (
          <span key={step} className="grid min-w-0 gap-1 pr-1">
            <span aria-hidden className="px-1 font-mono text-ink-2 text-xs">
              {step}
            </span>
            <NumberBox
              label={`${step}, ${WORDS[measure]}`}
              value={targets[column] ?? 0}
              {...TARGET_LIMITS[measure]}
              {...slide(setTarget, column)}
              className="w-full min-w-0 px-0!"
            />
          </span>
        ))}
      </div>
    </fieldset>
  );
}
