import { Icon } from "#app/ui/icon.tsx";
import { Options, Select } from "#app/ui/select.tsx";
import { isRamp } from "#color/ramp.ts";
import { setBaseStep, setRampSteps } from "../palette/changes.ts";
import type { Place, Row } from "../palette/rows.ts";
import type { PaletteColor } from "../palette/state.ts";
import { useBuilder } from "./builder.ts";
import { NumberBox } from "./number-box.tsx";
import { SwatchRow } from "./swatch-row.tsx";

type Props = {
  owner: PaletteColor;
  index: number;
  name: string;
  rows: readonly Row[];
  /** The cell that the Tab key reaches, if it belongs to this color. */
  stop: Place | null;
  before: readonly Row[] | undefined;
};

export function ColorRows({ owner, index, name, rows, stop, before }: Props) {
  const isScale = rows.every(({ kind }) => !isRamp(kind));
  return (
    <div className="grid gap-x-5 gap-y-2.5 md:grid-cols-[144px_minmax(0,1fr)]">
      <div className="grid max-md:flex max-md:flex-wrap max-md:justify-between max-md:gap-y-2">
        {rows.map((row) => (
          <RowSettings key={row.kind} {...{ row, owner, index, name }} />
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a table of buttons would break its rows on phones no better */}
      <div
        role="grid"
        aria-label={`${name}: ${isScale ? "scale" : "tints, shades and tones"}`}
        className="joined self-start"
      >
        {rows.map((row, place) => (
          <SwatchRow
            key={row.kind}
            {...{ row, index, name }}
            isPinned={owner.isPinned}
            stop={stop?.kind === row.kind ? stop.step : null}
            before={before?.[place]}
          />
        ))}
      </div>
      {isScale && <Misses rows={rows} />}
    </div>
  );
}

type RowSettingsProps = { row: Row; owner: PaletteColor; index: number; name: string };

function RowSettings(props: RowSettingsProps) {
  const { row, owner, index, name } = props;
  const { slide } = useBuilder();
  const { kind } = row;
  if (!isRamp(kind)) return <BaseStepField {...props} />;
  return (
    <div className="flex min-w-0 items-center justify-between gap-2 max-tiny:flex-col max-tiny:items-start md:h-[60px]">
      <span className="text-sm">{row.label}</span>
      <NumberBox
        label={`${name}, ${row.label.toLowerCase()}, steps`}
        value={owner[kind]}
        min={3}
        max={20}
        {...slide(setRampSteps, index, kind)}
      />
    </div>
  );
}

function BaseStepField({ row, owner, index, name }: RowSettingsProps) {
  const { apply } = useBuilder();
  const found = row.cells.find(({ isBase }) => isBase)?.step ?? "";
  return (
    <div className="grid content-center gap-1 max-md:w-full max-md:grid-cols-[auto_10rem] max-md:items-center max-md:gap-3 md:h-20">
      <span className="text-ink-2 text-xs">{row.label}</span>
      <Select
        aria-label={`${name}, ${row.label.toLowerCase()}: step of the brand color`}
        value={owner.baseStep ?? ""}
        onChange={({ target: { value } }) => apply(setBaseStep, index, value === "" ? null : Number(value))}
        className="min-h-9 pointer-coarse:min-h-11 [&>select]:pl-2.5 [&>select]:text-sm"
      >
        <option value="">At {found}, auto</option>
        <Options of={row.cells.map(({ step }, place) => [place, `At ${step}`])} />
      </Select>
    </div>
  );
}

const MAX_SHOWN = 2;

function Misses({ rows }: { rows: readonly Row[] }) {
  const reasons = rows.flatMap(({ kind, label, cells }) =>
    cells.flatMap(({ step, misses }) =>
      misses.map((why) => ({ key: `${kind} ${step} ${why}`, place: rows.length > 1 ? label : "", why })),
    ),
  );
  if (reasons.length === 0) return null;
  const [first, rest] = [reasons.slice(0, MAX_SHOWN), reasons.slice(MAX_SHOWN)];
  return (
    <div className="grid gap-1 text-ink-2 text-sm md:col-start-2">
      <ul className="grid gap-1">{first.map(item)}</ul>
      {rest.length > 0 && (
        <details>
          <summary className="w-fit py-1 text-ink underline underline-offset-2">
            {rest.length === 1 ? "One more step" : `${rest.length} more steps`}
          </summary>
          <ul className="grid gap-1 pt-1">{rest.map(item)}</ul>
        </details>
      )}
    </div>
  );
}

function item({ key, place, why }: { key: string; place: string; why: string }) {
  return (
    <li key={key} className="flex gap-2">
      <Icon className="icon-triangle-alert mt-[3px] size-[15px] shrink-0" />
      <span>
        {place && <b className="mr-1.5 font-medium text-ink">{place}</b>}
        {why}
      </span>
    </li>
  );
}
