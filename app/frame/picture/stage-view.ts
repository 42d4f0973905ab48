import type { Point } from "./picture.ts";
import { pointWithin } from "./points.ts";

/** `scale` is CSS pixels per picture pixel; `x` and `y` are the position of the picture's corner. */
export type View = { readonly scale: number; readonly x: number; readonly y: number };
/** A place in the box or the window, which needn't be on a pixel. */
type Place = { readonly x: number; readonly y: number };
export type Fingers = readonly [Place, Place];
export type Size = { readonly width: number; readonly height: number };

/** The largest on-screen size of a picture pixel, in CSS pixels. */
const MAX_SCALE = 48;

/** Fits and centers the whole picture. Small ones are enlarged at most eight times. */
export function fitView(picture: Size, box: Size): View {
  const scale = Math.min(box.width / picture.width, box.height / picture.height, 8);
  return centered({ scale, x: 0, y: 0 }, picture, box);
}

/** Zooms around a point of the box, which keeps showing the same pixel, or moves that pixel to another point. */
export function zoomView(view: View, factor: number, at: Place, picture: Size, box: Size, to = at): View {
  const least = fitView(picture, box).scale;
  const scale = Math.min(Math.max(MAX_SCALE, least), Math.max(least, view.scale * factor));
  const growth = scale / view.scale;
  return centered({ scale, x: to.x - (at.x - view.x) * growth, y: to.y - (at.y - view.y) * growth }, picture, box);
}

/** Moves a view with two fingers, which keep the pixel that is halfway between them. */
export function pinchView(view: View, from: Fingers, to: Fingers, picture: Size, box: Size): View {
  return zoomView(view, distance(to) / distance(from), middle(from), picture, box, middle(to));
}

export function panView(view: View, dx: number, dy: number, picture: Size, box: Size): View {
  return centered({ ...view, x: view.x + dx, y: view.y + dy }, picture, box);
}

/** Pans just far enough to bring a pixel into view. */
export function showPoint(view: View, point: Point, picture: Size, box: Size): View {
  const margin = Math.min(48, box.width / 4, box.height / 4);
  const at = placeOf(view, point);
  const shift = (value: number, most: number) => Math.min(0, most - margin - value) + Math.max(0, margin - value);
  return centered({ ...view, x: view.x + shift(at.x, box.width), y: view.y + shift(at.y, box.height) }, picture, box);
}

export function isInView(view: View, point: Point, box: Size): boolean {
  const { x, y } = placeOf(view, point);
  return x >= 0 && y >= 0 && x <= box.width && y <= box.height;
}

/** Center of a pixel, in CSS pixels relative to the box. */
export function placeOf({ scale, x, y }: View, point: Point): { x: number; y: number } {
  return { x: x + (point.x + 0.5) * scale, y: y + (point.y + 0.5) * scale };
}

/** The pixel at a point of the box, or the nearest one. */
export function pointAt({ scale, x, y }: View, at: { x: number; y: number }, picture: Size): Point {
  return pointWithin(picture, (at.x - x) / scale, (at.y - y) / scale);
}

function distance([a, b]: Fingers): number {
  return Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
}

function middle([a, b]: Fingers): Place {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Keeps a picture larger than its box from leaving gaps, and centers a smaller one. */
function centered({ scale, x, y }: View, picture: Size, box: Size): View {
  const settle = (at: number, side: number, room: number) =>
    side <= room ? (room - side) / 2 : Math.min(0, Math.max(room - side, at));
  return {
    scale,
    x: settle(x, picture.width * scale, box.width),
    y: settle(y, picture.height * scale, box.height),
  };
}
