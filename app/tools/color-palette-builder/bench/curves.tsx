import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { useDrag } from "#app/tools/slider-handle.tsx";
import { Button } from "#app/ui/button.tsx";
import { commitTaps } from "#app/ui/commit-taps.ts";
import { Segmented } from "#app/ui/segmented.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { clamp } from "#color/clamp.ts";
import { convert } from "#color/convert.ts";
import { adjustCell, type Channel, equalizeColumn, equalizeRow, setChannel } from "../palette/changes.ts";
import { isFixedAt, type Place, type Row, rowsOf } from "../palette/rows.ts";
import type { RowKind, State } from "../palette/state.ts";
import { useBuilder } from "./builder.ts";
import { ChannelBox } from "./channel-box.tsx";
import { CHANNEL_DECIMALS, CHANNEL_NAMES, CHANNEL_STEPS, CHANNELS } from "./keys.ts";

type CurvesProps = { state: State; index: number; name: string; place: Place };
type ChartProps = { state: State; index: number; row: Row; channel: Channel; name: string };

/** A press that moves less only selects the point. */
const SLOP_PX = 3;
const SIGNS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5 };

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
        <p className="text-ink-2 text-sm">Drag a point, or select it and use the up and down keys.</p>
      </div>
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-3">
        {CHANNELS.map((channel) => (
          <CurveChart key={channel} {...{ state, index, row, channel, name }} />
        ))}
      </div>
    </section>
  );
}

/** The left and right keys choose a step, up and down change it. */
function CurveChart({ state, index, row, channel, name }: ChartProps) {
  const { slide } = useBuilder();
  const [chosen, setChosen] = useState(0);
  const [held, setHeld] = useState<Range | null>(null);
  const { points, path, range } = chartOf(row, channel, held);
  const step = Math.min(chosen, points.length - 1);
  const place = { index, kind: row.kind, step };
  const label = CHANNEL_NAMES[channel];
  return (
    <div className="grid min-w-0 gap-2">
      <div className="flex min-h-8 items-center justify-between gap-3 text-sm">
        <span className="font-[550]">{label}</span>
        <span className="flex items-center gap-2">
          <span className="truncate text-ink-2 text-xs">{row.cells[step]?.step}</span>
          <ChannelBox
            channel={channel}
            label={`${label} at ${row.cells[step]?.step}`}
            value={shown(points[step]?.value ?? 0, channel)}
            isFixed={isFixedAt(state, place)}
            {...slide(setChannel, place, channel)}
          />
        </span>
      </div>
      <div className="rounded-control bg-well px-4 py-4">
        <div className="relative h-32">
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden
            className="absolute inset-0 size-full overflow-visible"
          >
            <path d={path} className="fill-none stroke-ink/45" strokeWidth={1.5} vectorEffect="non-scaling-stroke" />
          </svg>
          {points.map((point, at) => (
            <Handle
              key={point.cell.step}
              {...{ state, channel, name, range, point }}
              place={{ ...place, step: at }}
              isChosen={at === step}
              onChoose={() => setChosen(at)}
              onHold={(isHeld) => setHeld(isHeld ? range : null)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

type HandleProps = Pick<ChartProps, "state" | "channel" | "name"> & {
  range: Range;
  point: ReturnType<typeof chartOf>["points"][number];
  place: Place;
  isChosen: boolean;
  onChoose: () => void;
  /** A drag keeps the range it started with. */
  onHold: (isHeld: boolean) => void;
};

function Handle(props: HandleProps) {
  const { state, channel, name, range, point, place, isChosen, onChoose } = props;
  const { cell } = point;
  const isFixed = isFixedAt(state, place);
  const events = useHandleEvents(props, isFixed);
  const decimals = CHANNEL_DECIMALS[channel];
  const value = shown(point.value, channel);
  return (
    <span
      role="slider"
      tabIndex={isChosen ? 0 : -1}
      aria-label={`${name} ${cell.step}, ${CHANNEL_NAMES[channel].toLowerCase()}`}
      aria-orientation="vertical"
      aria-valuemin={Number(range.min.toFixed(decimals))}
      aria-valuemax={Number(range.max.toFixed(decimals))}
      aria-valuenow={Number(point.value.toFixed(decimals))}
      aria-valuetext={isFixed ? `${value}, pinned` : String(value)}
      aria-disabled={isFixed || undefined}
      onFocus={onChoose}
      {...events}
      className={`${HANDLE} ${isFixed ? "rounded-[4px]" : "cursor-ns-resize rounded-full"}`}
      style={{ ...swatchStyle(cell.hex), left: `${point.x}%`, top: `${point.y}%` }}
    />
  );
}

function useHandleEvents({ channel, range, place, onChoose, onHold }: HandleProps, isFixed: boolean) {
  const { preview, commit } = useBuilder();
  const drag = useDrag({
    slopPx: SLOP_PX,
    onGrip: () => onHold(true),
    onMove: (_x, y) => preview(setChannel, place, channel, valueIn(range, 1 - y)),
    commit: () => {
      onHold(false);
      commit();
    },
  });
  return {
    ...drag,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      onChoose();
      if (!isFixed) drag.onPointerDown(event);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const sign = SIGNS[event.key];
      const handles = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>("[role=slider]") ?? [])];
      const next = { ArrowLeft: place.step - 1, ArrowRight: place.step + 1, Home: 0, End: handles.length - 1 }[
        event.key
      ];
      if (sign === undefined && next === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      if (next !== undefined) handles[next]?.focus();
      const factor = event.shiftKey ? 5 : 1;
      if (sign && !isFixed) preview(adjustCell, place, channel, sign * factor * CHANNEL_STEPS[channel]);
    },
    onKeyUp: (event: KeyboardEvent) => commitTaps(event, commit),
  };
}

function shown(value: number, channel: Channel): number {
  return Number((channel === "h" ? (value + 360) % 360 : value).toFixed(CHANNEL_DECIMALS[channel]));
}

/** The hit area is larger than the visible handle. */
const HANDLE =
  "swatch absolute size-4 -translate-x-1/2 -translate-y-1/2 touch-none border-2 border-white shadow-[0_0_0_1px_rgb(0_0_0/0.45)] " +
  "after:absolute after:-inset-1.5 pointer-coarse:after:-inset-3";

type Range = { readonly min: number; readonly max: number };

const MIN_CHROMA = 0.1;
const CHROMA_GRID = 0.05;
/** Degrees to either side of the first hue: the usual spread of a scale, and the full circle. */
const NARROW_HUES = 60;
const ALL_HUES = 180;

/** Coordinates in a 100 by 100 box. During a drag the previous range is kept. */
function chartOf({ cells }: Row, channel: Channel, kept: Range | null) {
  const colors = cells.map(({ color }) => convert(color, "oklch"));
  const values = channel === "h" ? huesOf(colors) : colors.map((color) => color[channel]);
  const range = kept ?? rangeOf(values, channel);
  const { min, max } = range;
  const points = cells.map((cell, step) => {
    const value = values[step] ?? 0;
    const x = cells.length > 1 ? (100 * step) / (cells.length - 1) : 50;
    return { cell, value, x, y: 100 - (100 * (clamp(value, min, max) - min)) / (max - min) };
  });
  const path = points.map(({ x, y }, step) => `${step === 0 ? "M" : "L"}${x.toFixed(2)} ${y.toFixed(2)}`).join("");
  return { points, path, range };
}

/** The value at a height from 0, the bottom edge, to 1, the top edge. */
function valueIn({ min, max }: Range, share: number): number {
  return min + clamp(share, 0, 1) * (max - min);
}

/** Lightness always has its full range; chroma and hue get as much as the row needs, in coarse steps. */
function rangeOf(values: readonly number[], channel: Channel): Range {
  if (channel === "l") return { min: 0, max: 1 };
  if (channel === "c") {
    const most = Math.max(MIN_CHROMA, ...values) + 0.01;
    return { min: 0, max: Math.ceil(most / CHROMA_GRID) * CHROMA_GRID };
  }
  const [first = 0] = values;
  const isNarrow = values.every((value) => Math.abs(value - first) < NARROW_HUES);
  const half = isNarrow ? NARROW_HUES : ALL_HUES;
  return { min: first - half, max: first + half };
}

/** Unwraps hues beyond 0 and 360, by the shorter way from the first. Grays take the hue before them. */
function huesOf(colors: readonly { readonly h: number | null }[]): number[] {
  const first = colors.find(({ h }) => h !== null)?.h ?? 0;
  let last = first;
  return colors.map(({ h }) => {
    if (h !== null) last = first + ((h - first + 540) % 360) - 180;
    return last;
  });
}
