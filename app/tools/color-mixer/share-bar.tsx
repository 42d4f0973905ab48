import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from "react";
import { commitTaps } from "#app/ui/commit-taps.ts";
import { moveBorder, shareRange } from "./changes.ts";
import { partsOf } from "./state.ts";
import type { Bench } from "./use-bench.ts";

const KEYS: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 5,
  PageDown: -5,
};

/** Moving a border shifts parts from one neighbor to the other. */
export function ShareBar({ bench }: { bench: Bench }) {
  const { used, labelOf } = bench;
  const bar = useRef<HTMLDivElement>(null);
  return (
    <section aria-label="Shares" className="grid gap-2.5">
      <div ref={bar} className="relative flex h-3.5 pointer-coarse:h-5 rounded-full bg-well">
        {used.map(({ color, count }, place) => (
          <span
            key={color}
            className={`swatch shadow-[inset_0_0_0_1px_var(--color-line)] ${place === 0 ? "rounded-l-full" : ""} ${place === used.length - 1 ? "rounded-r-full" : ""}`}
            style={{ backgroundColor: color, flexGrow: count, flexBasis: 0 }}
          />
        ))}
        {used.slice(1).map(({ color }, border) => (
          <Border key={color} {...{ bench, border, bar }} />
        ))}
      </div>
      {used.length === 0 ? (
        <p className="font-mono text-ink-2 text-sm">0.00%</p>
      ) : (
        <ul className="flex flex-wrap gap-x-5 gap-y-1 font-mono text-ink-2 text-sm">
          {used.map(({ color, width }) => (
            <li key={color} className="flex items-center gap-2">
              <span
                aria-hidden
                className="swatch inset-ring inset-ring-line-2 size-2.5 rounded-full"
                style={{ backgroundColor: color }}
              />
              <span className="sr-only">{labelOf(color)}: </span>
              <span>{color}</span>
              <span className="text-ink">{width.toFixed(2)}%</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type BorderProps = { bench: Bench; border: number; bar: RefObject<HTMLDivElement | null> };

function Border({ bench, border, bar }: BorderProps) {
  const { controls, used, labelOf } = bench;
  const [left, right] = [used[border], used[border + 1]];
  if (!left || !right) return null;
  const total = partsOf({ baseColors: used });
  const before = partsOf({ baseColors: used.slice(0, border + 1) });
  const [least, most] = shareRange(left.count + right.count);
  const [min, max] = [before - left.count + least, before - left.count + most];
  const onPointerMove = ({ clientX, currentTarget, pointerId }: PointerEvent) => {
    const box = bar.current?.getBoundingClientRect();
    if (!box || !currentTarget.hasPointerCapture(pointerId)) return;
    const parts = Math.round(((clientX - box.left) / box.width) * total);
    if (parts !== before) controls.preview(moveBorder, border, parts);
  };
  const release = ({ currentTarget, pointerId }: PointerEvent) => {
    if (currentTarget.hasPointerCapture(pointerId)) controls.commit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const ends: Record<string, number> = { Home: min, End: max };
    const by = KEYS[event.key];
    const to = ends[event.key] ?? (by && before + by);
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    controls.preview(moveBorder, border, to);
  };
  return (
    <span
      role="slider"
      tabIndex={0}
      aria-label={`Border between ${labelOf(left.color)} and ${labelOf(right.color)}`}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={before}
      aria-valuetext={`${left.count} to ${right.count}`}
      onPointerDown={(event) => {
        if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={onPointerMove}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={onKeyDown}
      onKeyUp={(event) => commitTaps(event, controls.commit)}
      onBlur={controls.commit}
      className="absolute top-1/2 z-10 grid h-11 w-6 -translate-x-1/2 -translate-y-1/2 cursor-ew-resize touch-none place-items-center rounded-swatch"
      style={{ left: `${(before / total) * 100}%` }}
    >
      <span className="h-6 w-1 rounded-full border border-paper bg-ink forced-colors:bg-[CanvasText]" />
    </span>
  );
}
