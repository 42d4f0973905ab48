import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { useBuilder } from "./builder.ts";
import { adjustCell, type Channel, setChannel } from "./cell-changes.ts";
import { chartOf, type Range, valueIn } from "./chart.ts";
import { NumberBox } from "./number-box.tsx";
import type { Row } from "./rows.ts";
import type { State } from "./state.ts";
import { CHANNEL_DECIMALS, CHANNEL_NAMES, CHANNEL_STEPS } from "./use-adjusting.ts";

type Props = { state: State; index: number; row: Row; channel: Channel; name: string };

const SIGNS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5 };

/** One channel over the steps of a row. Left and right choose a step, up and down change it. */
export function CurveChart({ state, index, row, channel, name }: Props) {
  const { preview, commit, apply } = useBuilder();
  const [chosen, setChosen] = useState(0);
  const plot = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<Range | null>(null);
  const { points, path, range } = chartOf(row, channel, held);
  const step = Math.min(chosen, points.length - 1);
  const isFixed = (at: number) => row.cells[at]?.isBase && state.colors[index]?.isPinned;
  const placeAt = (at: number) => ({ index, kind: row.kind, step: at });

  const onPointerDown = (event: PointerEvent<HTMLElement>, at: number) => {
    setChosen(at);
    if (event.button !== 0 || isFixed(at)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setHeld(range);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>, at: number) => {
    const box = plot.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    preview(setChannel, placeAt(at), channel, valueIn(range, 1 - (event.clientY - box.top) / box.height));
  };
  const release = () => {
    setHeld(null);
    commit();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, at: number) => {
    const sign = SIGNS[event.key];
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: points.length - 1 }[event.key];
    if (sign === undefined && next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (next !== undefined && points[next]) {
      setChosen(next);
      (plot.current?.querySelectorAll("[role=slider]")[next] as HTMLElement | undefined)?.focus();
    }
    const factor = event.shiftKey ? 5 : 1;
    if (sign && !isFixed(at)) preview(adjustCell, placeAt(at), channel, sign * factor * CHANNEL_STEPS[channel]);
  };
  const label = CHANNEL_NAMES[channel];
  const decimals = CHANNEL_DECIMALS[channel];
  const shown = (value: number) => Number((channel === "h" ? (value + 360) % 360 : value).toFixed(decimals));
  const now = shown(points[step]?.value ?? 0);
  return (
    <div className="grid min-w-0 gap-2">
      <div className="flex min-h-8 items-center justify-between gap-3 text-sm">
        <span className="font-[550]">{label}</span>
        <span className="flex items-center gap-2">
          <span className="truncate text-ink-2 text-xs">{row.cells[step]?.step}</span>
          {isFixed(step) ? (
            <span className="w-[4.6rem] text-center font-mono">{now}</span>
          ) : (
            <NumberBox
              label={`${label} at ${row.cells[step]?.step}`}
              value={now}
              min={0}
              max={channel === "h" ? 360 : channel === "c" ? 0.5 : 1}
              step={CHANNEL_STEPS[channel]}
              onChange={(value) => apply(setChannel, placeAt(step), channel, value)}
              className="w-[4.6rem]"
            />
          )}
        </span>
      </div>
      <div className="rounded-control bg-well px-4 py-4">
        <div ref={plot} className="relative h-32">
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden
            className="absolute inset-0 size-full overflow-visible"
          >
            <path d={path} className="fill-none stroke-ink/45" strokeWidth={1.5} vectorEffect="non-scaling-stroke" />
          </svg>
          {points.map(({ x, y, value }, at) => {
            const cell = row.cells[at];
            if (!cell) return null;
            return (
              <span
                key={cell.step}
                role="slider"
                tabIndex={at === step ? 0 : -1}
                aria-label={`${name} ${cell.step}, ${label.toLowerCase()}`}
                aria-orientation="vertical"
                aria-valuemin={Number(range.min.toFixed(decimals))}
                aria-valuemax={Number(range.max.toFixed(decimals))}
                aria-valuenow={Number(value.toFixed(decimals))}
                aria-valuetext={isFixed(at) ? `${shown(value)}, pinned` : String(shown(value))}
                aria-disabled={isFixed(at) || undefined}
                onFocus={() => setChosen(at)}
                onPointerDown={(event) => onPointerDown(event, at)}
                onPointerMove={(event) => onPointerMove(event, at)}
                onPointerUp={release}
                onPointerCancel={release}
                onKeyDown={(event) => onKeyDown(event, at)}
                onKeyUp={(event) => SIGNS[event.key] && commit()}
                className={`${HANDLE} ${isFixed(at) ? "rounded-[4px]" : "cursor-ns-resize rounded-full"}`}
                style={{ ...swatchStyle(cell.hex), left: `${x}%`, top: `${y}%` }}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** The target is larger than what is seen. */
const HANDLE =
  "swatch absolute size-4 -translate-x-1/2 -translate-y-1/2 touch-none border-2 border-white shadow-[0_0_0_1px_oklch(0_0_0/0.45)] " +
  "after:absolute after:-inset-1.5 pointer-coarse:after:-inset-3";
