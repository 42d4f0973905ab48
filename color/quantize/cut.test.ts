import { expect, test } from "vitest";
import { cutCenters } from "./cut.ts";
import { makePoints } from "./points.ts";

test("the first cut is through the widest gap with the most weight", () => {
  const points = makePoints([0x000000, 0x101010, 0xefefef, 0xffffff], [5, 5, 5, 5]);
  const l = Array.from(points.l);
  const centers = cutCenters(points, 2);
  expect([centers[0], centers[3]].map(Number).sort((a, b) => a - b)).toEqual([
    expect.closeTo(((l[0] as number) + (l[1] as number)) / 2, 12),
    expect.closeTo(((l[2] as number) + (l[3] as number)) / 2, 12),
  ]);
});

test("centers are weighted means", () => {
  const points = makePoints([0x336699, 0x3366aa], [3, 1]);
  const [l, a, b] = cutCenters(points, 1);
  for (const [center, values] of [
    [l, points.l],
    [a, points.a],
    [b, points.b],
  ] as const) {
    expect(center).toBeCloseTo((3 * (values[0] as number) + (values[1] as number)) / 4, 12);
  }
});

test("there are never more centers than points", () => {
  expect(cutCenters(makePoints([0xff0000, 0x00ff00, 0x0000ff], [1, 1, 1]), 10)).toHaveLength(9);
});
