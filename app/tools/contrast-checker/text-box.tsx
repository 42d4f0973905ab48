import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { print } from "#color/text/print.ts";
import { sampleStyle } from "./sample-style.ts";
import { boxAt, FRAME, moveSpot } from "./spot.ts";
import type { Spot, State } from "./state.ts";

type Props = {
  state: State;
  onMove: (spot: Spot) => void;
  /** The end of a drag or of a held key. */
  onRest: () => void;
};

/** In percent of the way. */
const STEP = 1;
const LARGE_STEP = 10;
const MOVES: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The sample in its frame, which is dragged or moved by keys. */
export function TextBox({ state: { text, sample, spot }, onMove, onRest }: Props) {
  const grip = useRef<{ x: number; y: number; spot: Spot }>(null);
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, y: event.clientY, spot };
  };
  const onPointerMove = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLButtonElement>) => {
    const from = grip.current;
    const room = currentTarget.parentElement?.getBoundingClientRect();
    if (from && room) onMove(moveSpot(from.spot, clientX - from.x, clientY - from.y, room));
  };
  const onPointerEnd = () => {
    grip.current = null;
    onRest();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    onMove({ x: spot.x + move[0] * step, y: spot.y + move[1] * step });
  };
  const box = boxAt(spot, { width: 100, height: 100 });
  return (
    <button
      type="button"
      aria-roledescription="movable text"
      {...{ onPointerDown, onPointerMove, onKeyDown }}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onKeyUp={onRest}
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
