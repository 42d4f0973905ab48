import { type PointerEvent, useRef } from "react";
import { useBench } from "../use-bench.ts";

/**
 * A drag by mouse, pen or finger, with the place kept at which the handle was gripped. `onMove` gets shares of the box in which
 * the handle is placed, 0 to 1 from its upper left corner.
 */
export function useDrag(onMove: (x: number, y: number) => void, onGrip?: () => void) {
  const { commit } = useBench().controls;
  const grip = useRef<{ x: number; y: number } | null>(null);
  const end = () => {
    if (!grip.current) return;
    grip.current = null;
    commit();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      const box = event.currentTarget.getBoundingClientRect();
      grip.current = { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
      onGrip?.();
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const box = event.currentTarget.offsetParent?.getBoundingClientRect();
      if (!grip.current || !box) return;
      const [x, y] = [event.clientX - grip.current.x - box.left, event.clientY - grip.current.y - box.top];
      onMove(x / box.width, y / box.height);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onLostPointerCapture: end,
  };
}

/** Of two handles at one place the one that can still move is on top. */
export function layerOf(position: number, index: number, isSelected: boolean): number {
  if (isSelected) return 40;
  return position > 50 ? 30 - index : 10 + index;
}

/** A share in percent, to a tenth. */
export function tenth(share: number): number {
  return Math.round(share * 1000) / 10;
}
