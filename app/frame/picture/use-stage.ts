import { type RefObject, useEffect, useState } from "react";
import { useWheel } from "#app/ui/use-wheel.ts";
import type { Point } from "./picture.ts";
import { percentPlace } from "./points.ts";
import {
  type Fingers,
  fitView,
  isInView,
  panView,
  pinchView,
  placeOf,
  pointAt,
  type Size,
  showPoint,
  type View,
  zoomView,
} from "./stage-view.ts";

export type StageControls = ReturnType<typeof useStage>;

/** Zoom factors per wheel unit and per button click. */
const WHEEL_ZOOM = 0.0022;
const PRESS_ZOOM = 1.6;

/** `view` is null until the box is measured. */
export function useStage(box: RefObject<HTMLElement | null>, picture: Size, key: string) {
  const [room, setRoom] = useState<Size | null>(null);
  const [moved, setMoved] = useState<{ key: string; view: View } | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  const fit = room && fitView(picture, room);
  const isZoomed = (view: View) => fit !== null && view.scale > fit.scale * 1.001;
  const viewOf = (last: typeof moved) =>
    room && last?.key === key && isZoomed(last.view) ? panView(last.view, 0, 0, picture, room) : fit;
  const view = viewOf(moved);
  /** From the latest view: several events may arrive before a render. A fitted view isn't kept, as the box may shrink. */
  const change = (next: (view: View, room: Size) => View) =>
    setMoved((last) => {
      const now = viewOf(last);
      if (!now || !room) return last;
      const view = next(now, room);
      return isZoomed(view) ? { key, view } : null;
    });
  const inBox = (clientX: number, clientY: number) => {
    const { left = 0, top = 0 } = box.current?.getBoundingClientRect() ?? {};
    return { x: clientX - left, y: clientY - top };
  };
  /** Around a pixel, which stays where it is; around the middle if it isn't in view. */
  const zoom = (factor: number, around: Point | null | undefined) =>
    change((now, room) => {
      const isSeen = around && isInView(now, around, room);
      const at = isSeen ? placeOf(now, around) : { x: room.width / 2, y: room.height / 2 };
      return zoomView(now, factor, at, picture, room);
    });
  return {
    width: picture.width,
    height: picture.height,
    view,
    room,
    /** True if the whole picture is in view. */
    isFit: view === fit,
    zoomIn: (around: Point | null | undefined) => zoom(PRESS_ZOOM, around),
    zoomOut: (around: Point | null | undefined) => zoom(1 / PRESS_ZOOM, around),
    zoomAt: (factor: number, clientX: number, clientY: number) =>
      change((now, room) => zoomView(now, factor, inBox(clientX, clientY), picture, room)),
    panBy: (dx: number, dy: number) => change((now, room) => panView(now, dx, dy, picture, room)),
    /** Moves the view from when two fingers in the window were at `from`. */
    pinch: (start: View, from: Fingers, to: Fingers) => {
      const inside = ([a, b]: Fingers) => [inBox(a.x, a.y), inBox(b.x, b.y)] as const;
      const [was, is] = [inside(from), inside(to)];
      change((_, room) => pinchView(start, was, is, picture, room));
    },
    reset: () => setMoved(null),
    show: (point: Point) => change((now, room) => showPoint(now, point, picture, room)),
    toPoint: (clientX: number, clientY: number): Point | null =>
      view && pointAt(view, inBox(clientX, clientY), picture),
    isOn: (clientX: number, clientY: number) => {
      if (!view) return false;
      const { x, y } = inBox(clientX, clientY);
      const [across, down] = [(x - view.x) / view.scale, (y - view.y) / view.scale];
      return across >= 0 && down >= 0 && across < picture.width && down < picture.height;
    },
    /** CSS for a pixel's center. In percent until measured, as on the server, for a box of the picture's shape. */
    place: (point: Point) => {
      if (!view) return percentPlace(picture, point);
      const { x, y } = placeOf(view, point);
      return { left: `${x.toFixed(2)}px`, top: `${y.toFixed(2)}px` };
    },
  };
}

/**
 * Zooms by wheel and trackpad pinch. A plain wheel only zooms while the stage has the focus, so that
 * the page still scrolls past it.
 */
export function useWheelZoom(box: RefObject<HTMLElement | null>, zoomAt: StageControls["zoomAt"]) {
  useWheel(box, (event) => {
    if (!event.ctrlKey && !event.metaKey && !box.current?.contains(document.activeElement)) return;
    event.preventDefault();
    const delta = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
    const strength = event.ctrlKey && Math.abs(delta) < 30 ? 5 : 1; // a pinch sends small steps
    zoomAt(Math.exp(-delta * WHEEL_ZOOM * strength), event.clientX, event.clientY);
  });
}
