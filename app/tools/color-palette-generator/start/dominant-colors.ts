import type { Color } from "#color/color.ts";
import { fromRgb24, toRgb24 } from "#color/convert.ts";
import { rgb24ToOklabInto } from "#color/kernel/oklab.ts";

type Point = { l: number; a: number; b: number; weight: number };

const ROUNDS = 12;
const LEAST_ALPHA = 128;

/**
 * The dominant colors of RGBA bytes, by k-means in OKLab, light to dark. Fewer where the picture has fewer; none where it is
 * transparent. The same picture always gives the same colors.
 */
export function dominantColors(rgba: Uint8ClampedArray, count: number): readonly Color[] {
  const points = binsOf(rgba);
  let centers = firstCenters(points, count);
  for (let round = 0; round < ROUNDS; round++) centers = centersOf(points, centers);
  const colors = centers
    .sort((one, other) => other.l - one.l)
    .map(({ l, a, b }) => toRgb24({ space: "oklab", alpha: 1, l, a, b }));
  return [...new Set(colors)].map(fromRgb24);
}

/** Pixels gathered by the upper five bits of each channel. */
function binsOf(rgba: Uint8ClampedArray): Point[] {
  const counts = new Map<number, { sum: [number, number, number]; weight: number }>();
  for (let at = 0; at < rgba.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = rgba.subarray(at, at + 4);
    if (alpha < LEAST_ALPHA) continue;
    const key = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
    const bin = counts.get(key) ?? { sum: [0, 0, 0], weight: 0 };
    bin.sum[0] += r;
    bin.sum[1] += g;
    bin.sum[2] += b;
    bin.weight++;
    counts.set(key, bin);
  }
  const lab = new Float64Array(3);
  return [...counts.values()].map(({ sum, weight }) => {
    const [r, g, b] = sum.map((value) => Math.round(value / weight)) as [number, number, number];
    rgb24ToOklabInto((r << 16) | (g << 8) | b, lab);
    return { l: lab[0] ?? 0, a: lab[1] ?? 0, b: lab[2] ?? 0, weight };
  });
}

/** The most frequent one, then each time the one that is frequent and far from all that are there. */
function firstCenters(points: readonly Point[], count: number): Point[] {
  const centers: Point[] = [];
  while (centers.length < Math.min(count, points.length)) {
    let best: Point | undefined;
    let bestScore = 0;
    for (const point of points) {
      const far = centers.length === 0 ? 1 : Math.min(...centers.map((center) => distance(point, center)));
      const score = Math.sqrt(point.weight) * far;
      if (score > bestScore) [best, bestScore] = [point, score];
    }
    if (!best) break;
    centers.push(best);
  }
  return centers;
}

function centersOf(points: readonly Point[], centers: readonly Point[]): Point[] {
  const sums = centers.map(() => ({ l: 0, a: 0, b: 0, weight: 0 }));
  for (const point of points) {
    let nearest = 0;
    let least = Number.POSITIVE_INFINITY;
    for (const [index, center] of centers.entries()) {
      const way = distance(point, center);
      if (way < least) [nearest, least] = [index, way];
    }
    const sum = sums[nearest];
    if (!sum) continue;
    sum.l += point.l * point.weight;
    sum.a += point.a * point.weight;
    sum.b += point.b * point.weight;
    sum.weight += point.weight;
  }
  return sums.map(({ l, a, b, weight }, index) =>
    weight > 0 ? { l: l / weight, a: a / weight, b: b / weight, weight } : (centers[index] as Point),
  );
}

/** Squared. Hue differences count for more than lightness, so that a small bright part is not lost in a gray picture. */
function distance(one: Point, other: Point) {
  return (one.l - other.l) ** 2 + 4 * ((one.a - other.a) ** 2 + (one.b - other.b) ** 2);
}
