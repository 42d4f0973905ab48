import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { useBuilder } from "./builder.ts";
import { type Channel, equalizeColumn, equalizeRow, type Place } from "./cell-changes.ts";
import { CurveChart } from "./curve-chart.tsx";
import { rowsOf } from "./rows.ts";
import type { RowKind, State } from "./state.ts";

type CurvesProps = { state: State; index: number; name: string; place: Place };

const CHANNELS: readonly Channel[] = ["l", "c", "h"];

/** Lightness, chroma and hue along one row, each step a handle. */
export function Curves({ state, index, name, place }: CurvesProps) {
  const { apply } = useBuilder();
  const [kind, setKind] = useState<RowKind>(place.kind);
  const owner = state.colors[index];
  const rows = owner ? rowsOf(state, owner) : [];
  const row = rows.find((candidate) => candidate.kind === kind) ?? rows[0];
  if (!row) return null;
  const column = Math.min(place.step, row.cells.length - 1);
  return (
    <section aria-label={`Curves of ${name}`} className="grid gap-4">
      <div className="flex min-h-8 flex-wrap items-center gap-x-5 gap-y-2 pr-10">
        {rows.length > 1 && (
          <Segmented
            label="Row"
            options={rows.map(({ kind: value, label }) => ({ value, label }))}
            value={row.kind}
            onChange={setKind}
          />
        )}
        <Button size="sm" onClick={() => apply(equalizeRow, index, row.kind)}>
          Even out the row
        </Button>
        <Button size="sm" onClick={() => apply(equalizeColumn, row.kind, column)}>
          Same lightness in this column
        </Button>
        <p className="text-ink-2 text-sm">Drag a point, or choose it and press the up and down keys.</p>
      </div>
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-3">
        {CHANNELS.map((channel) => (
          <CurveChart key={channel} {...{ state, index, row, channel, name }} />
        ))}
      </div>
    </section>
  );
}
