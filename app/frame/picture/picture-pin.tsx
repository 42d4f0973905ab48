import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from "react";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { tip } from "#app/ui/tip.ts";
import type { Color } from "#color/color.ts";
import { printHex } from "#color/text/print.ts";
import type { Point } from "./picture.ts";

export type PinProps = {
  label: string;
  color: Color;
  point: Point;
  /** Of the picture: no pin leaves it. */
  width: number;
  height: number;
  /** CSS of the box around it. */
  left: string;
  top: string;
  isSelected: boolean;
  /** The place in the picture under a place on the screen. */
  toPoint: (clientX: number, clientY: number) => Point | null;
  onSelect: () => void;
  /** While it moves; a drag and a held key are one step each, which end with `onEnd`. */
  onMove: (point: Point) => void;
  onEnd: () => void;
  onRemove: () => void;
  /** What the loupe needs to know. */
  onHeld: (isHeld: boolean) => void;
  children: ReactNode;
};

const STEPS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const LARGE_STEP = 10;

/** A point on a picture: dragged, or moved by arrow keys, one pixel or with Shift ten. */
export function PicturePin(props: PinProps) {
  const { label, color, point, width, height, left, top, isSelected, toPoint, onSelect, onMove, onEnd, onHeld } = props;
  const { children } = props;
  const grip = useRef<{ dx: number; dy: number; hasMoved: boolean } | null>(null);
  const move = (x: number, y: number) =>
    onMove({ x: Math.min(width - 1, Math.max(0, x)), y: Math.min(height - 1, Math.max(0, y)) });

  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    event.stopPropagation();
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    onSelect();
    const at = toPoint(event.clientX, event.clientY);
    grip.current = { dx: at ? at.x - point.x : 0, dy: at ? at.y - point.y : 0, hasMoved: false };
    onHeld(true);
  };
  const onPointerMove = (event: PointerEvent<HTMLButtonElement>) => {
    const at = grip.current && toPoint(event.clientX, event.clientY);
    if (!grip.current || !at) return;
    const { dx, dy } = grip.current;
    if (at.x - dx === point.x && at.y - dy === point.y) return;
    grip.current.hasMoved = true;
    move(at.x - dx, at.y - dy);
  };
  const onPointerEnd = () => {
    if (grip.current?.hasMoved) onEnd();
    grip.current = null;
    onHeld(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      return props.onRemove();
    }
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const times = event.shiftKey ? LARGE_STEP : 1;
    move(point.x + step[0] * times, point.y + step[1] * times);
    onHeld(true);
  };
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isSelected}
      {...tip(label)}
      onFocus={onSelect}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={onKeyDown}
      onKeyUp={(event) => STEPS[event.key] && onEnd()}
      onBlur={() => {
        onEnd();
        onHeld(false);
      }}
      className={`group -translate-1/2 absolute grid size-11 cursor-grab touch-none place-items-center rounded-full outline-none active:cursor-grabbing ${isSelected ? "z-20" : "z-10"}`}
      style={{ left, top }}
    >
      <span
        className={`swatch grid place-items-center rounded-full border-2 border-white font-mono text-xs leading-none shadow-[0_0_0_1px_rgb(0_0_0/0.5),0_2px_8px_rgb(0_0_0/0.35)] transition-[width,height] group-focus-visible:outline-2 group-focus-visible:outline-ink group-focus-visible:outline-offset-2 ${isSelected ? "size-9" : "size-7"}`}
        style={swatchStyle(printHex(color))}
      >
        {children}
      </span>
    </button>
  );
}
