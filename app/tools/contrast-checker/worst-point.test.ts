import { expect, test } from "vitest";
import { wcagContrast } from "#color/contrast.ts";
import { findWorstPoint } from "./worst-point.ts";

/** Rows of gray levels as RGBA bytes. */
function picture(rows: number[][]) {
  return new Uint8ClampedArray(rows.flat().flatMap((level) => [level, level, level, 255]));
}

const rgba = picture([
  [255, 255, 255, 0],
  [255, 128, 255, 255],
]);

test("the pixel with the lowest ratio is found, with its place", () => {
  const worst = findWorstPoint(rgba, 4, 0x000000, { x: 0, y: 0, width: 3, height: 2 });
  expect(worst).toMatchObject({ color: 0x808080, x: 1, y: 1, ratio: wcagContrast(0, 0x808080), passingShare: 1 });
  expect(worst?.meanRatio).toBeCloseTo((5 * 21 + wcagContrast(0, 0x808080)) / 6, 10);
});

test("what is outside of the box does not count, and the box ends where the picture does", () => {
  expect(findWorstPoint(rgba, 4, 0x000000, { x: 3, y: 0, width: 50, height: 1 })).toMatchObject({
    color: 0,
    ratio: 1,
    passingShare: 0,
  });
});

test("a box beside the picture holds nothing", () => {
  expect(findWorstPoint(rgba, 4, 0x000000, { x: 10, y: 10, width: 5, height: 5 })).toBeNull();
});
