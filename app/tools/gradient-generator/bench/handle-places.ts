import { clamp } from "#color/clamp.ts";
import { angleIn, type Box, lineIn, positionIn } from "#color/gradient/geometry.ts";
import type { GradientShape, LinearShape } from "#color/gradient/gradient-shape.ts";

export type Point = { readonly x: number; readonly y: number };

/** Handles keep this far from the edges of the canvas. */
const INSET_PX = 30;
/** Share of the box's smaller side. */
const RING_SHARE = 0.32;
/** Share of a turn: without it, the first and last stop of a conic gradient would overlap. */
const SEAM = 0.012;
const ARM_PX = 52;
/** Share of the length: a slanted gradient reaches its ends only in the corners, so its handles stop a little short. */
const END_SHARE = 0.05;
const MIN_RING_PX = 64;

/** Where a stop's handle lies: on the gradient line, or on the same color inside where that leaves the canvas. */
export function handlePlace(shape: GradientShape, box: Box, position: number): Point {
  if (shape.kind === "conic") {
    const turn = (clamp(position, SEAM, 1 - SEAM) + shape.angle / 360) * 2 * Math.PI;
    const center = centerOf(shape, box);
    const radius = ringRadius(shape, box);
    return inside({ x: center.x + radius * Math.sin(turn), y: center.y - radius * Math.cos(turn) }, box);
  }
  if (shape.kind === "radial") {
    const center = centerOf(shape, box);
    // Toward the farthest corner, where there is the most space.
    const corner = { x: shape.x > 50 ? 0 : box.width, y: shape.y > 50 ? 0 : box.height };
    const by = position / positionIn(shape, box)(corner.x, corner.y);
    return inside({ x: center.x + by * (corner.x - center.x), y: center.y + by * (corner.y - center.y) }, box);
  }
  const { start, end, least } = endsOf(shape, box);
  const share = (drawnShare(clamp(position, 0, 1), least) - least) / (1 - 2 * least);
  return { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
}

/**
 * Starts a drag: returns a function that maps its points to positions. At first that is the handle's own position, even
 * if it is drawn elsewhere.
 */
export function gripHandle(shape: GradientShape, box: Box, position: number): (point: Point) => number {
  const drawn = positionAt(shape, box, handlePlace(shape, box, position));
  // A radial gradient without width or height has one color everywhere, so its points have no position.
  if (!Number.isFinite(drawn)) return () => position;
  let last = drawn;
  return (point) => {
    const at = positionAt(shape, box, point);
    // Past the seam of a conic gradient, positions start over.
    last = shape.kind === "conic" ? at - Math.round(at - last) : at;
    // The difference shrinks with the distance, so that the handle can reach both ends.
    const moved = last + (position - drawn) * Math.max(0, 1 - Math.abs(last - drawn));
    return shape.kind === "conic" ? clamp(moved, Math.min(0, position), Math.max(1, position)) : moved;
  };
}

/** The position at a point; for a linear gradient, the inverse of `handlePlace`. */
export function positionAt(shape: GradientShape, box: Box, { x, y }: Point): number {
  const share = positionIn(shape, box)(x, y);
  return shape.kind === "linear" ? positionOf(share, endsOf(shape, box).least) : share;
}

/**
 * Where on the gradient line a position is drawn: on its color, but closer together from both ends to `least`, so that
 * the handles of the ends are inside.
 */
function drawnShare(position: number, least: number): number {
  if (position > 0.5) return 1 - drawnShare(1 - position, least);
  return position < 2 * least ? least + position / 2 : position;
}

/** The inverse of `drawnShare`. */
function positionOf(share: number, least: number): number {
  if (share > 0.5) return 1 - positionOf(1 - share, least);
  return share < 2 * least ? 2 * (share - least) : share;
}

/** Where the handle for the direction is: at the end of an arm from the center. Null for radial gradients. */
export function turnPlace(shape: GradientShape, box: Box): { readonly from: Point; readonly to: Point } | null {
  if (shape.kind === "radial") return null;
  const from = shape.kind === "conic" ? centerOf(shape, box) : { x: box.width / 2, y: box.height / 2 };
  const angle = shape.kind === "conic" ? shape.angle : angleIn(shape.direction, box);
  const turn = (angle * Math.PI) / 180;
  return { from, to: { x: from.x + ARM_PX * Math.sin(turn), y: from.y - ARM_PX * Math.cos(turn) } };
}

export function centerOf({ x, y }: { x: number; y: number }, box: Box): Point {
  return { x: (x / 100) * box.width, y: (y / 100) * box.height };
}

/** The radius of the ring that fits around the center. */
export function ringRadius({ x, y }: { x: number; y: number }, box: Box): number {
  const center = centerOf({ x, y }, box);
  const room = Math.min(center.x, center.y, box.width - center.x, box.height - center.y) - INSET_PX;
  return Math.max(Math.min(RING_SHARE * Math.min(box.width, box.height), room), MIN_RING_PX);
}

/**
 * Where the handles of a linear gradient start and end: inside, as close to its center line as their colors allow.
 * `least` is the share of the start on the gradient line, and that of the end from its end.
 */
function endsOf(shape: LinearShape, box: Box) {
  const { x0, y0, x1, y1 } = lineIn(shape.direction, box);
  const atStart = Math.max(END_SHARE, INSET_PX / Math.hypot(x1 - x0, y1 - y0));
  const [start, end] = [atStart, 1 - atStart].map((share) =>
    alongSameColor({ x: x0 + (x1 - x0) * share, y: y0 + (y1 - y0) * share }, { x: y0 - y1, y: x1 - x0 }, box),
  ) as [Point, Point];
  return { start, end, least: positionIn(shape, box)(start.x, start.y) };
}

/** Moves a point along its line of equal color into the canvas, no farther than needed. */
function alongSameColor(point: Point, way: Point, box: Box): Point {
  const length = Math.hypot(way.x, way.y);
  const [dx, dy] = [way.x / length, way.y / length];
  const span = (at: number, step: number, size: number): [number, number] => {
    const [near, far] = [INSET_PX - at, size - INSET_PX - at];
    if (Math.abs(step) < 1e-9) return near < 1e-6 && far > -1e-6 ? [-Infinity, Infinity] : [Infinity, -Infinity];
    return step > 0 ? [near / step, far / step] : [far / step, near / step];
  };
  const [x, y] = [span(point.x, dx, box.width), span(point.y, dy, box.height)];
  const [low, high] = [Math.max(x[0], y[0]), Math.min(x[1], y[1])];
  if (low > high) return cornerNear(point, { x: dx, y: dy }, box);
  const by = clamp(0, low, high);
  return { x: point.x + dx * by, y: point.y + dy * by };
}

/** The corner of the handle area whose color is closest. */
function cornerNear(point: Point, way: Point, { width, height }: Box): Point {
  const corners = [INSET_PX, width - INSET_PX].flatMap((x) => [INSET_PX, height - INSET_PX].map((y) => ({ x, y })));
  const off = ({ x, y }: Point) => Math.abs((x - point.x) * way.y - (y - point.y) * way.x);
  return corners.reduce((best, corner) => (off(corner) < off(best) ? corner : best));
}

function inside({ x, y }: Point, { width, height }: Box): Point {
  return { x: clamp(x, INSET_PX, width - INSET_PX), y: clamp(y, INSET_PX, height - INSET_PX) };
}
