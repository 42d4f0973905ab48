import { type PointerEvent, useRef } from "react";
import { PRESS_PX } from "#app/frame/picture/points.ts";
import type { Fingers, View } from "#app/frame/picture/stage-view.ts";
import type { StageControls } from "#app/frame/picture/use-stage.ts";
import type { Bench } from "./use-bench.ts";

type Touch = Fingers[number];

/**
 * Pointers on the stage: hover previews, a click picks, a drag moves a zoomed picture, two fingers zoom and move it,
 * also those on pins.
 */
export function useStagePointer(bench: Bench, stage: StageControls) {
  const touches = useRef(new Map<number, Touch>());
  const press = useRef<{ x: number; y: number; isPress: boolean } | null>(null);
  const pinch = useRef<{ view: View; from: Fingers } | null>(null);

  const grasp = () => {
    const from = fingersOf(touches.current);
    pinch.current = from && stage.view && { view: stage.view, from };
  };
  const onPointerDownCapture = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const { pointerId, clientX: x, clientY: y, currentTarget } = event;
    if (event.isPrimary) touches.current.clear();
    touches.current.set(pointerId, { x, y });
    grasp();
    if (touches.current.size > 1) {
      press.current = { x, y, isPress: false };
      for (const id of touches.current.keys()) currentTarget.setPointerCapture(id);
      event.stopPropagation();
    } else if (event.target === currentTarget) {
      press.current = { x, y, isPress: true };
      if (!stage.isFit) currentTarget.setPointerCapture(pointerId);
    } else press.current = null;
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const last = touches.current.get(event.pointerId);
    if (!last) {
      const isHover = event.pointerType === "mouse" && event.target === event.currentTarget;
      const isOn = isHover && stage.isOn(event.clientX, event.clientY);
      return bench.setCursor(isOn ? stage.toPoint(event.clientX, event.clientY) : null);
    }
    touches.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const from = press.current;
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > PRESS_PX) from.isPress = false;
    const to = fingersOf(touches.current);
    if (to && pinch.current) stage.pinch(pinch.current.view, pinch.current.from, to);
    else if (!stage.isFit && from && !from.isPress) {
      bench.setCursor(null);
      stage.panBy(event.clientX - last.x, event.clientY - last.y);
    }
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const from = press.current;
    const isLast = touches.current.delete(event.pointerId) && touches.current.size === 0;
    grasp();
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
    grasp();
    press.current = null;
  };
  return {
    onPointerDownCapture,
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

function fingersOf(touches: ReadonlyMap<number, Touch>): Fingers | null {
  const [a, b] = touches.values();
  return a && b ? [a, b] : null;
}
