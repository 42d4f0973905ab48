import { expect, test } from "vitest";
import { createRandom } from "../random.ts";
import { refineCenters, scatterCenters } from "./k-means.ts";
import { makePoints, type Points } from "./points.ts";

test.each(["squares", "distances"] as const)("for %s, each round assigns every point to its nearest center", (aim) => {
  const points = randomPoints(2000);
  const start = scatterCenters(points, 9, createRandom(2));
  let before = start;
  let previous = Number.POSITIVE_INFINITY;
  for (let rounds = 1; rounds <= 8; rounds++) {
    const centers = start.slice();
    const owners = new Uint8Array(points.count);
    const error = refineCenters(points, centers, owners, aim, rounds);
    expect(Array.from(owners)).toEqual(nearestCenters(points, before));
    expect(error).toBeLessThan(previous);
    previous = error;
    before = centers;
  }
});

test("squares use means and distances use medians, which stay near a heavy point", () => {
  const points = makePoints([0x808080, 0xff0000, 0x00ff00, 0x0000ff], [100, 10, 10, 10]);
  const owners = new Uint8Array(4);
  const mean = new Float64Array(3).fill(0.1);
  refineCenters(points, mean, owners, "squares", 50);
  const sum = points.l.reduce((total, l, i) => total + l * (points.weight[i] as number), 0);
  expect(mean[0]).toBeCloseTo(sum / 130, 12);
  const median = mean.slice();
  refineCenters(points, median, owners, "distances", 50);
  const off = Math.hypot(...Array.from(median, (x, i) => x - ([points.l, points.a, points.b][i]?.[0] as number)));
  expect(off).toBeLessThan(0.004);
});

test("a center without points stays in place, and nothing becomes NaN", () => {
  const points = makePoints([0x000000, 0x111111], [1, 1]);
  const centers = Float64Array.of(0, 0, 0, 5, 5, 5, 5, 5, 5);
  refineCenters(points, centers, new Uint8Array(2), "squares", 10);
  expect(Array.from(centers.slice(3))).toEqual([5, 5, 5, 5, 5, 5]);
  expect(centers.every(Number.isFinite)).toBe(true);
});

test("scattered centers are points, all distinct if there are enough", () => {
  const points = makePoints([0xff0000, 0x00ff00, 0x0000ff, 0xffffff], [1000, 1, 1, 1]);
  const centers = scatterCenters(points, 4, createRandom(3));
  const found = [0, 3, 6, 9].map((at) => points.l.indexOf(centers[at] as number)).sort();
  expect(found).toEqual([0, 1, 2, 3]);
});

function randomPoints(count: number): Points {
  const random = createRandom(1);
  const rgb24s = Array.from({ length: count }, () => Math.floor(random() * 2 ** 24));
  return makePoints(
    rgb24s,
    rgb24s.map(() => 1 + random() * 100),
  );
}

function nearestCenters({ count, l, a, b }: Points, centers: Float64Array): number[] {
  return Array.from({ length: count }, (_, i) => {
    const point = [l[i], a[i], b[i]].map(Number);
    const distances = Array.from({ length: centers.length / 3 }, (_, c) =>
      Math.hypot(...point.map((x, axis) => x - (centers[c * 3 + axis] as number))),
    );
    return distances.indexOf(Math.min(...distances));
  });
}
