import type { KeyboardEvent } from "react";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { clamp } from "#color/clamp.ts";
import { printHex } from "#color/text/print.ts";
import { limitsOf, moveStop } from "./changes.ts";
import { layerOf } from "./layer-of.ts";

import { useBench } from "./use-bench.ts";
import { useDrag } from "./use-drag.ts";

const STEP = 1;
const LARGE_STEP = 10;
const SIGNS: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

type Props = { index: number; placeOf: (clientX: number) => number };

/** A color on the track: dragged, or moved by keys. Each gesture, also a held key, is one step of the history. */
export function TrackStop({ index, placeOf }: Props) {
  const { controls, state, selected, select, label } = useBench();
  const drag = useDrag({
    onStart: () => select(index),
    onMove: (clientX) => controls.preview(moveStop, index, clamp(placeOf(clientX), 0, 100)),
    onEnd: controls.commit,
  });
  const stop = state.stops[index];
  if (!stop) return null;
  const { position } = stop;
  const [least, most] = limitsOf(state, index);
  const hex = printHex(stop.color);
  const isSelected = index === selected;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const by = (SIGNS[event.key] ?? 0) * (event.shiftKey ? LARGE_STEP : STEP);
    const to = event.key === "Home" ? Math.max(least, 0) : event.key === "End" ? Math.min(most, 100) : position + by;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      document.querySelector<HTMLElement>(`[data-color-field="${index}"] input[type=text]`)?.focus();
    } else if (by !== 0 || event.key === "Home" || event.key === "End") {
      event.preventDefault();
      controls.preview(moveStop, index, to);
    }
  };
  return (
    <div
      {...drag}
      role="slider"
      tabIndex={0}
      aria-label={label(index)}
      aria-valuemin={Math.ceil(least)}
      aria-valuemax={Math.floor(most)}
      aria-valuenow={Math.round(position)}
      aria-valuetext={`at ${position}%`}
      aria-keyshortcuts="Delete"
      data-stop={index}
      onFocus={() => select(index)}
      onKeyDown={onKeyDown}
      onKeyUp={controls.commit}
      onBlur={controls.commit}
      className="group absolute top-0.5 grid size-11 -translate-x-1/2 cursor-grab touch-none place-items-center outline-none active:cursor-grabbing"
      style={{ left: `${clamp(position, 0, 100)}%`, zIndex: layerOf(position, index, isSelected) }}
    >
      <span
        className={`swatch grid place-items-center rounded-full border-2 border-white font-mono text-[12px] leading-none shadow-[0_0_0_1px_rgb(0_0_0/0.45)] group-focus-visible:outline-2 group-focus-visible:outline-ink group-focus-visible:outline-offset-2 ${isSelected ? "size-9" : "size-7"}`}
        style={swatchStyle(hex)}
      >
        {index + 1}
      </span>
      {isSelected && <span className="absolute top-[54px] font-mono text-ink-2 text-xs leading-none">{position}%</span>}
    </div>
  );
}
