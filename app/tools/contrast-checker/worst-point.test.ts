import { expect, test } from "vitest";
import { wcagContrast } from "#color/contrast/contrast.ts";
import { fromRgb24 } from "#color/convert.ts";
import { findWorstPoint } from "./worst-point.ts";

/** Rows of gray levels as RGBA bytes. */
function picture(rows: number[][]) {
  const data = new Uint8ClampedArray(rows.flat().flatMap((level) => [level, level, level, 255]));
  return { data, width: rows[0]?.length ?? 0, height: rows.length };
}

const BLACK = fromRgb24(0x000000);
const pixels = picture([
  [255, 255, 255, 0],
  [255, 128, 255, 255],
]);

test("the pixel with the lowest ratio is found, with its place", () => {
  const worst = findWorstPoint(pixels, BLACK, { x: 0, y: 0, width: 3, height: 2 });
  expect(worst).toMatchObject({ color: 0x808080, x: 1, y: 1, ratio: wcagContrast(0, 0x808080), passingShare: 1 });
  expect(worst?.meanRatio).toBeCloseTo((5 * 21 + wcagContrast(0, 0x808080)) / 6, 10);
});

test("what is outside of the box does not count, and the box ends where the picture does", () => {
  expect(findWorstPoint(pixels, BLACK, { x: 3, y: 0, width: 50, height: 1 })).toMatchObject({
    color: 0,
    ratio: 1,
    passingShare: 0,
  });
});

test("a box beside the picture holds nothing", () => {
  expect(findWorstPoint(pixels, BLACK, { x: 10, y: 10, width: 5, height: 5 })).toBeNull();
});

test("a layer and what shines through the text are counted as they are seen", () => {
  const all = { x: 0, y: 0, width: 4, height: 2 };
  expect(findWorstPoint(pixels, BLACK, all, { rgb24: 0xffffff, alpha: 1 })).toMatchObject({ ratio: 21 });
  const half = findWorstPoint(picture([[255, 255]]), { ...BLACK, alpha: 0.5 }, all);
  expect(half?.ratio).toBe(wcagContrast(0x808080, 0xffffff));
});
