import type { Rgb24 } from "../color.ts";
import { deltaE2000Rgb24 } from "../kernel/lab.ts";
import { oklabToRgb24, rgb24ToOklabInto } from "../kernel/oklab.ts";
import type { Points } from "./points.ts";

export type Choice = {
  /** The most important first. */
  readonly colors: readonly Rgb24[];
  /** How many pixels are nearest to each color. */
  readonly pixels: readonly number[];
  /** The index of the nearest color for each point. */
  readonly owners: Uint8Array;
};

/** A point with this share of its cluster becomes its color: a logo's own blue, not a mean with its soft edges. */
const PREVAILING_SHARE = 0.5;

/**
 * Turns the centers into colors, each at least `mergeDeltaE` (CIEDE2000) from the others, and never two the same.
 * Heavier colors replace those that are too close, and points far from all chosen colors fill up, so there are
 * `count` colors whenever the points have that many.
 */
export function chooseColors(
  points: Points,
  centers: Float64Array,
  owners: Uint8Array,
  count: number,
  mergeDeltaE: number,
): Choice {
  const isNear = (a: Rgb24, b: Rgb24) => a === b || (mergeDeltaE > 0 && deltaE2000Rgb24(a, b) < mergeDeltaE);
  let colors: Rgb24[] = [];
  for (const candidate of colorsOf(points, centers, owners)) {
    if (!colors.some((color) => isNear(color, candidate))) colors.push(candidate);
  }
  // A color nearest to no point is replaced by a point, which is at least nearest to itself, so the loop ends.
  for (;;) {
    if (colors.length < count) fillUp(points, colors, count, isNear);
    const owned = assign(points, colors);
    const used = colors.filter((_, c) => (owned.pixels[c] as number) > 0);
    if (used.length === colors.length) return inOrder(colors, owned);
    colors = used;
  }
}

/** The color of each cluster that has points, the heaviest first. */
function colorsOf(points: Points, centers: Float64Array, owners: Uint8Array): Rgb24[] {
  const k = centers.length / 3;
  const weights = new Float64Array(k);
  const heaviest = new Int32Array(k).fill(-1);
  for (let i = 0; i < points.count; i++) {
    const c = owners[i] as number;
    const weight = points.weight[i] as number;
    weights[c] = (weights[c] as number) + weight;
    const most = heaviest[c] as number;
    if (most < 0 || weight > (points.weight[most] as number)) heaviest[c] = i;
  }
  const order = Array.from(weights.keys()).filter((c) => (heaviest[c] as number) >= 0);
  order.sort((a, b) => (weights[b] as number) - (weights[a] as number));
  return order.map((c) => {
    const most = heaviest[c] as number;
    if ((points.weight[most] as number) >= PREVAILING_SHARE * (weights[c] as number))
      return points.rgb24[most] as Rgb24;
    return oklabToRgb24(centers[c * 3] as number, centers[c * 3 + 1] as number, centers[c * 3 + 2] as number);
  });
}

/** Adds the points that leave the greatest error, weight × distance². */
function fillUp(points: Points, colors: Rgb24[], count: number, isNear: (a: Rgb24, b: Rgb24) => boolean): void {
  const distances = new Float64Array(points.count).fill(Number.POSITIVE_INFINITY);
  const center = new Float64Array(3);
  const account = (color: Rgb24) => {
    rgb24ToOklabInto(color, center);
    for (let i = 0; i < points.count; i++) {
      if (distances[i] === 0) continue;
      const distance = distanceTo(points, i, center, 0);
      distances[i] = isNear(color, points.rgb24[i] as Rgb24) ? 0 : Math.min(distance, distances[i] as number);
    }
  };
  for (const color of colors) account(color);
  while (colors.length < count) {
    let most = 0;
    let farthest = -1;
    for (let i = 0; i < points.count; i++) {
      const distance = distances[i] as number;
      const error = distance === 0 ? 0 : (points.weight[i] as number) * distance;
      if (error > most) {
        most = error;
        farthest = i;
      }
    }
    if (farthest < 0) return;
    const color = points.rgb24[farthest] as Rgb24;
    colors.push(color);
    account(color);
  }
}

type Assigned = { readonly owners: Uint8Array; readonly pixels: Float64Array; readonly weights: Float64Array };

/** Assigns every point to the nearest color; ties go to the first. */
export function assign(points: Points, colors: readonly Rgb24[]): Assigned {
  const centers = new Float64Array(colors.length * 3);
  const oklab = new Float64Array(3);
  for (const [c, color] of colors.entries()) {
    rgb24ToOklabInto(color, oklab);
    centers.set(oklab, c * 3);
  }
  const owners = new Uint8Array(points.count);
  const pixels = new Float64Array(colors.length);
  const weights = new Float64Array(colors.length);
  for (let i = 0; i < points.count; i++) {
    let least = Number.POSITIVE_INFINITY;
    let nearest = 0;
    for (let c = 0, at = 0; c < colors.length; c++, at += 3) {
      const distance = distanceTo(points, i, centers, at);
      if (distance < least) {
        least = distance;
        nearest = c;
      }
    }
    owners[i] = nearest;
    pixels[nearest] = (pixels[nearest] as number) + (points.pixels[i] as number);
    weights[nearest] = (weights[nearest] as number) + (points.weight[i] as number);
  }
  return { owners, pixels, weights };
}

function inOrder(colors: readonly Rgb24[], { owners, pixels, weights }: Assigned): Choice {
  const order = colors.map((_, c) => c).sort((a, b) => (weights[b] as number) - (weights[a] as number));
  const rank = new Uint8Array(colors.length);
  for (const [place, c] of order.entries()) rank[c] = place;
  return {
    colors: order.map((c) => colors[c] as Rgb24),
    pixels: order.map((c) => pixels[c] as number),
    owners: owners.map((c) => rank[c] as number),
  };
}

/** The squared distance to the center whose L, a, b start at `at`. */
function distanceTo({ l, a, b }: Points, i: number, centers: Float64Array, at: number): number {
  const dl = (l[i] as number) - (centers[at] as number);
  const da = (a[i] as number) - (centers[at + 1] as number);
  const db = (b[i] as number) - (centers[at + 2] as number);
  return dl * dl + da * da + db * db;
}
