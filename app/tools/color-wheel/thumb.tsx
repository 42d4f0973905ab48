import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { printHex } from "#color/text/print.ts";
import { moveMarker } from "./changes.ts";
import { type Polar, RIM_CHROMA, turned } from "./polar.ts";
import type { Channels } from "./state.ts";
import type { Bench } from "./use-bench.ts";
import { pointOf, polarOf } from "./wheel-point.ts";
import { markerText } from "./words.ts";

const TURN_DEGREES = 1;
/** Of the rim's chroma. */
const CHROMA_SHARE = 0.01;
const LIGHTNESS_STEP = 0.01;
const LARGE_STEPS = 10;
/** Markers at one point lie like cards, so that each can be gripped. */
const STACK_PX = 10;

/** A marker: dragged, or moved by keys. Each gesture, also a held key, is one step of the history. */
export function Thumb({ bench, index, below }: { bench: Bench; index: number; below: number }) {
  const { controls, state, markers, selected, select, label } = bench;
  const drag = useDrag(bench, index);
  const marker = markers[index];
  if (!marker) return null;
  const { x, y } = pointOf(marker.at, state.wheel);
  const hex = printHex(marker.color);
  const isSelected = index === selected;
  const isLocked = Object.keys(state.pins[index] ?? {}).length > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    const to = keyMove(event, marker.at, RIM_CHROMA[state.wheel]);
    if (!to) return;
    event.preventDefault();
    controls.preview(moveMarker, index, to);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={`${label(index)}${index === 0 ? ", base" : ""}`}
      aria-valuemin={0}
      aria-valuemax={360}
      aria-valuenow={Math.round(marker.at.h) % 360}
      aria-valuetext={markerText(marker, state.wheel)}
      data-marker={index}
      onFocus={() => select(index)}
      {...drag}
      onKeyDown={onKeyDown}
      onKeyUp={controls.commit}
      onBlur={controls.commit}
      className={`group -translate-1/2 absolute grid size-11 cursor-grab touch-none place-items-center outline-none active:cursor-grabbing ${isSelected ? "z-20" : "z-10"}`}
      style={{
        left: `calc(${(50 + 50 * x).toFixed(3)}% + ${below * STACK_PX}px)`,
        top: `calc(${(50 + 50 * y).toFixed(3)}% + ${below * STACK_PX}px)`,
      }}
    >
      <span
        className={`swatch grid place-items-center rounded-full border-2 border-white font-mono text-xs leading-none shadow-[0_0_0_1px_rgb(0_0_0/0.45)] group-focus-visible:outline-2 group-focus-visible:outline-ink group-focus-visible:outline-offset-2 ${isSelected ? "size-9" : "size-7"}`}
        style={swatchStyle(hex)}
      >
        {isLocked ? <Icon className="icon-lock/bold size-[13px]" /> : index + 1}
      </span>
    </div>
  );
}

/** The place at which the marker was gripped stays under the pointer. */
function useDrag({ controls, state: { wheel }, markers, select }: Bench, index: number) {
  const grip = useRef<{ x: number; y: number } | null>(null);
  const end = () => {
    grip.current = null;
    controls.commit();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      const marker = markers[index];
      if (event.button !== 0 || !marker) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      select(index);
      const [at, from] = [pointerAt(event), pointOf(marker.at, wheel)];
      grip.current = { x: at.x - from.x, y: at.y - from.y };
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      if (!grip.current) return;
      const at = pointerAt(event);
      controls.preview(moveMarker, index, polarOf({ x: at.x - grip.current.x, y: at.y - grip.current.y }, wheel));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

/** ← → turn, ↑ ↓ change the chroma, Page Up and Down the lightness; with Shift ten times as much. */
function keyMove(event: KeyboardEvent, at: Polar, rim: number): Channels | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const times = event.shiftKey ? LARGE_STEPS : 1;
  const moves: Record<string, Channels> = {
    ArrowRight: { h: turned(at.h + TURN_DEGREES * times) },
    ArrowLeft: { h: turned(at.h - TURN_DEGREES * times) },
    ArrowUp: { c: at.c + CHROMA_SHARE * rim * times },
    ArrowDown: { c: at.c - CHROMA_SHARE * rim * times },
    PageUp: { l: at.l + LIGHTNESS_STEP * times },
    PageDown: { l: at.l - LIGHTNESS_STEP * times },
    Home: { h: 0 },
  };
  return moves[event.key];
}

/** In radii from the middle of the wheel, which is what the marker is placed in. */
function pointerAt(event: PointerEvent<HTMLDivElement>): { x: number; y: number } {
  const box = event.currentTarget.parentElement?.getBoundingClientRect();
  if (!box) return { x: 0, y: 0 };
  return { x: (2 * (event.clientX - box.left)) / box.width - 1, y: (2 * (event.clientY - box.top)) / box.height - 1 };
}
