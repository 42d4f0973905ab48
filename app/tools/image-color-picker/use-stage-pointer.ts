import { type PointerEvent, useRef } from "react";
import { PRESS_PX } from "#app/frame/picture/points.ts";
import type { StageControls } from "#app/frame/picture/use-stage.ts";
import type { Bench } from "./use-bench.ts";

type Touch = { x: number; y: number };

/** Pointers on the stage: hover previews, a click picks, a drag moves a zoomed picture, two fingers zoom. */
export function useStagePointer(bench: Bench, stage: StageControls) {
  const touches = useRef(new Map<number, Touch>());
  const press = useRef<{ x: number; y: number; isPress: boolean } | null>(null);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    touches.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    press.current = { x: event.clientX, y: event.clientY, isPress: touches.current.size === 1 };
    if (!stage.isFit || touches.current.size > 1) event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const last = touches.current.get(event.pointerId);
    if (!last) {
      const isHover = event.pointerType === "mouse" && event.target === event.currentTarget;
      const isOn = isHover && stage.isOn(event.clientX, event.clientY);
      return bench.setCursor(isOn ? stage.toPoint(event.clientX, event.clientY) : null);
    }
    const [other] = [...touches.current].flatMap(([id, touch]) => (id === event.pointerId ? [] : [touch]));
    touches.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const from = press.current;
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > PRESS_PX) from.isPress = false;
    if (other) {
      const distance = ({ x, y }: Touch) => Math.max(1, Math.hypot(x - other.x, y - other.y));
      const factor = distance({ x: event.clientX, y: event.clientY }) / distance(last);
      stage.zoomAt(factor, (event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
    } else if (!stage.isFit && from && !from.isPress) {
      bench.setCursor(null);
      stage.panBy(event.clientX - last.x, event.clientY - last.y);
    }
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const from = press.current;
    const isLast = touches.current.delete(event.pointerId) && touches.current.size === 0;
    if (!isLast) return;
    press.current = null;
    if (!from?.isPress || !stage.isOn(event.clientX, event.clientY)) return;
    const point = stage.toPoint(event.clientX, event.clientY);
    if (!point) return;
    // A finger can't point without touching.
    bench.setCursor(event.pointerType === "mouse" ? point : null);
    bench.pick(point);
  };
  const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
    touches.current.delete(event.pointerId);
    press.current = null;
  };
  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel,
    onPointerLeave: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== "mouse" || event.currentTarget.hasPointerCapture(event.pointerId)) return;
      // The button may be released outside.
      onPointerCancel(event);
      bench.setCursor(null);
    },
  };
}
