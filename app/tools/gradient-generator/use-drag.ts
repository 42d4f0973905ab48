import { type PointerEvent, useRef } from "react";

type Gesture = {
  /** A pointer goes down; what `move` will be told is where it is. */
  onStart?: () => void;
  /** In pixels of the window. */
  onMove: (x: number, y: number) => void;
  onEnd: () => void;
};

/** A drag by mouse, pen or finger, with the place kept at which the thing was gripped. */
export function useDrag({ onStart, onMove, onEnd }: Gesture) {
  const grip = useRef<{ x: number; y: number } | null>(null);
  const end = () => {
    if (!grip.current) return;
    grip.current = null;
    onEnd();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      const box = event.currentTarget.getBoundingClientRect();
      grip.current = { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
      onStart?.();
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (grip.current) onMove(event.clientX - grip.current.x, event.clientY - grip.current.y);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onLostPointerCapture: end,
  };
}
