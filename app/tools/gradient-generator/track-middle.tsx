import type { KeyboardEvent } from "react";
import { clamp } from "#color/clamp.ts";
import { setMiddle } from "./changes.ts";
import { EVEN_MIDDLE, type Stop } from "./state.ts";
import { useBench } from "./use-bench.ts";
import { useDrag } from "./use-drag.ts";

const STEP = 1;
const LARGE_STEP = 10;
/** Nearer than this two stops hide what is between them, in percent of the length. */
const LEAST_GAP = 2;
const SIGNS: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

type Props = { index: number; placeOf: (clientX: number) => number };

/** Where two neighbors are mixed half and half: the hint of CSS. A double press puts it back into the middle. */
export function TrackMiddle({ index, placeOf }: Props) {
  const { controls, state } = useBench();
  const [stop, next] = [state.stops[index] as Stop, state.stops[index + 1] as Stop];
  const length = next.position - stop.position;
  const drag = useDrag({
    onMove: (clientX) =>
      controls.preview(setMiddle, index, Math.round(((placeOf(clientX) - stop.position) / length) * 100)),
    onEnd: controls.commit,
  });
  const place = stop.position + (length * stop.middle) / 100;
  if (length < LEAST_GAP || place < 0 || place > 100) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const by = (SIGNS[event.key] ?? 0) * (event.shiftKey ? LARGE_STEP : STEP);
    const isReset = event.key === "Delete" || event.key === "Backspace" || event.key === "Home";
    if (by === 0 && !isReset) return;
    event.preventDefault();
    controls.preview(setMiddle, index, isReset ? EVEN_MIDDLE : stop.middle + by);
  };
  return (
    <div
      {...drag}
      role="slider"
      tabIndex={0}
      aria-label={`Midpoint between colors ${index + 1} and ${index + 2}`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(stop.middle)}
      aria-valuetext={`${stop.middle}% of the way, at ${Math.round(clamp(place, 0, 100))}%`}
      onDoubleClick={() => controls.apply(setMiddle, index, EVEN_MIDDLE)}
      onKeyDown={onKeyDown}
      onKeyUp={controls.commit}
      onBlur={controls.commit}
      className="group absolute top-[46px] grid h-7 pointer-coarse:h-9 pointer-coarse:w-11 w-7 -translate-x-1/2 cursor-ew-resize touch-none place-items-center outline-none"
      style={{ left: `${place}%` }}
    >
      <span
        className={`size-[9px] rotate-45 border-[1.5px] border-ink group-focus-visible:outline-2 group-focus-visible:outline-ink group-focus-visible:outline-offset-2 ${stop.middle === EVEN_MIDDLE ? "bg-paper" : "bg-ink"}`}
      />
    </div>
  );
}
