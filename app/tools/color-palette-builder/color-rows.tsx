import { memo } from "react";
import { BaseStepField } from "./base-step-field.tsx";
import { useBuilder } from "./builder.ts";
import type { Place } from "./cell-changes.ts";
import { setRampSteps } from "./color-changes.ts";
import { Misses } from "./misses.tsx";
import { NumberBox } from "./number-box.tsx";
import type { RowSettingsProps } from "./row-settings.ts";
import type { Row } from "./rows.ts";
import { isRamp, type PaletteColor } from "./state.ts";
import { SwatchRow } from "./swatch-row.tsx";

type Props = {
  owner: PaletteColor;
  index: number;
  name: string;
  rows: readonly Row[];
  /** The cell that the Tab key leads to, if it is one of this color. */
  stop: Place | null;
  before: readonly Row[] | undefined;
};

/** The rows of one color, joined into one block, with the settings of each row beside it. */
export const ColorRows = memo(function ColorRows({ owner, index, name, rows, stop, before }: Props) {
  const isScale = rows[0]?.cells[0] !== undefined && !isRamp(rows[0].kind);
  const height = isScale ? "h-16 md:h-20" : "h-14 md:h-[60px]";
  return (
    <div className="grid gap-x-5 gap-y-2.5 md:grid-cols-[144px_minmax(0,1fr)]">
      <div className="grid grid-cols-3 gap-x-3 md:grid-cols-1">
        {rows.map((row) => (
          <RowSettings key={row.kind} {...{ row, owner, index, name }} height={isScale ? "md:h-20" : "md:h-[60px]"} />
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a table of buttons would break its rows on phones no better */}
      <div role="grid" aria-label={`${name}: ${isScale ? "scale" : "tints, shades and tones"}`} className={JOINED_ROWS}>
        {rows.map((row, place) => (
          <SwatchRow
            key={row.kind}
            {...{ row, index, name, height }}
            isPinned={owner.isPinned}
            stop={stop?.kind === row.kind ? stop.step : null}
            before={before?.[place]}
            hasNames={isScale}
          />
        ))}
      </div>
      {isScale && <Misses rows={rows} />}
    </div>
  );
});

/** As in the strips of colors elsewhere: a hairline keeps pale ones apart from the page. */
const JOINED_ROWS =
  "relative self-start overflow-hidden rounded-control after:pointer-events-none after:absolute after:inset-0 " +
  "after:rounded-[inherit] after:inset-ring after:inset-ring-line";

function RowSettings({ row, owner, index, name, height }: RowSettingsProps) {
  const { apply } = useBuilder();
  const { kind } = row;
  if (!isRamp(kind)) {
    return <BaseStepField {...{ row, owner, index, name, height }} />;
  }
  const label = `${name}, ${row.label.toLowerCase()}, steps`;
  return (
    <div className={`flex min-w-0 items-center justify-between gap-1.5 ${height}`}>
      <span className="text-sm">{row.label}</span>
      <NumberBox
        label={label}
        value={owner[kind]}
        min={3}
        max={20}
        onChange={(steps) => apply(setRampSteps, index, kind, steps)}
      />
    </div>
  );
}
