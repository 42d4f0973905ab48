import { type ComponentProps, type KeyboardEvent, type PointerEvent, useRef } from "react";
import { commitTaps } from "#app/ui/commit-taps.ts";

type Drag = {
  /** Position in the box that contains the handle, 0 to 1 from its upper left corner. */
  onMove: (x: number, y: number) => void;
  onGrip?: () => void;
  commit: () => void;
  /** Displacement of the drawn handle from its position, in pixels right and down. */
  offset?: number;
  /** How far a press may move before it drags the handle. */
  slopPx?: number;
};

type Point = { readonly x: number; readonly y: number };
/** Where the handle is held, from its middle, and where the press began. */
type Grip = Point & { readonly start: Point; readonly pointerId: number; isMoved: boolean };

/** Keeps the handle at the point where it was grabbed. */
export function useDrag({ onMove, onGrip, commit, offset = 0, slopPx = 0 }: Drag) {
  const grip = useRef<Grip | null>(null);
  const end = ({ pointerId }: PointerEvent) => {
    if (pointerId !== grip.current?.pointerId) return;
    grip.current = null;
    commit();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || grip.current) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const box = event.currentTarget.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2 - offset, box.top + box.height / 2 - offset];
      const start = { x: event.clientX, y: event.clientY };
      grip.current = { x: start.x - x, y: start.y - y, start, isMoved: false, pointerId: event.pointerId };
      onGrip?.();
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const box = event.currentTarget.offsetParent?.getBoundingClientRect();
      const held = grip.current;
      if (event.pointerId !== held?.pointerId || !box) return;
      held.isMoved ||= Math.hypot(event.clientX - held.start.x, event.clientY - held.start.y) > slopPx;
      if (!held.isMoved) return;
      const [x, y] = [event.clientX - held.x - box.left, event.clientY - held.y - box.top];
      onMove(x / box.width, y / box.height);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onLostPointerCapture: end,
  };
}

type Props = ComponentProps<"div"> &
  Drag & {
    value: number;
    /** Returns false for keys it doesn't handle. */
    onKey: (key: string, isLarge: boolean) => boolean;
  };

/** Each gesture, including a run of keys, is one undo step. */
export function SliderHandle({ value, onMove, onGrip, commit, offset, onKey, className, ...rest }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (onKey(event.key, event.shiftKey)) event.preventDefault();
  };
  return (
    <div
      {...useDrag({ onMove, onGrip, commit, offset })}
      {...rest}
      role="slider"
      tabIndex={0}
      aria-valuenow={value}
      onKeyDown={onKeyDown}
      onKeyUp={(event) => commitTaps(event, commit)}
      onBlur={commit}
      className={`group absolute grid touch-none place-items-center outline-none ${className}`}
    />
  );
}
