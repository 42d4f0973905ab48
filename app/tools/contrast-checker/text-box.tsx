import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { print } from "#color/text/print.ts";
import { sampleStyle } from "./sample-style.ts";
import { type Spot, type State, setSpot } from "./state.ts";
import type { Box } from "./worst-point.ts";

/** The frame around the text, as shares of the surface. */
export const FRAME = { width: 0.56, height: 0.28 };
/** In percent of the way. */
const STEP = 1;
const LARGE_STEP = 10;
const MOVES: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The sample in its frame, which is dragged or moved by keys. The end of a drag or of a held key is one step of undo. */
export function TextBox({ controls }: { controls: ToolControls<State> }) {
  const { state, preview, commit } = controls;
  const { text, sample, spot } = state;
  const grip = useRef<{ x: number; y: number; spot: Spot }>(null);
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, y: event.clientY, spot };
  };
  const onPointerMove = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLButtonElement>) => {
    const from = grip.current;
    const room = currentTarget.parentElement?.getBoundingClientRect();
    if (from && room) preview(setSpot, moveSpot(from.spot, clientX - from.x, clientY - from.y, room));
  };
  const onPointerEnd = () => {
    grip.current = null;
    commit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    preview(setSpot, { x: spot.x + move[0] * step, y: spot.y + move[1] * step });
  };
  const box = boxAt(spot, { width: 100, height: 100 });
  return (
    <button
      type="button"
      aria-roledescription="movable text"
      {...{ onPointerDown, onPointerMove, onKeyDown }}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onKeyUp={commit}
      className="swatch absolute grid cursor-move touch-none content-center overflow-hidden rounded-swatch px-[3%] text-left"
      style={{
        left: `${box.x}%`,
        top: `${box.y}%`,
        width: `${FRAME.width * 100}%`,
        height: `${FRAME.height * 100}%`,
        color: print(text, "rgb"),
      }}
    >
      <span
        aria-hidden
        className="pointer-events-none absolute inset-0 rounded-[inherit] border border-white border-dashed outline-dashed outline-1 outline-black/60"
      />
      <span data-specimen className="line-clamp-3 [overflow-wrap:anywhere]" style={sampleStyle(sample)}>
        {sample.text} jumps over the lazy dwarf, in text of {sample.sizePx} px.
      </span>
      <span className="sr-only">{` ${Math.round(spot.x)}% to the right, ${Math.round(spot.y)}% down`}</span>
    </button>
  );
}

type Size = { readonly width: number; readonly height: number };

/** Where the frame is, in the units of the surface. */
export function boxAt({ x, y }: Spot, { width, height }: Size): Box {
  return {
    x: (x / 100) * width * (1 - FRAME.width),
    y: (y / 100) * height * (1 - FRAME.height),
    width: width * FRAME.width,
    height: height * FRAME.height,
  };
}

/** The spot after a move by a distance in the units of the surface; it may lie outside of the limits. */
export function moveSpot({ x, y }: Spot, right: number, down: number, { width, height }: Size): Spot {
  return { x: x + (right / (width * (1 - FRAME.width))) * 100, y: y + (down / (height * (1 - FRAME.height))) * 100 };
}
