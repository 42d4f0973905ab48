import { expect, test } from "vitest";
import { wcagContrast } from "#color/contrast/contrast.ts";
import { fromRgb24, toRgb24 } from "#color/convert.ts";
import { layOver } from "./measure.ts";
import { findWorstPoint, layerOf, textForAll, thinnestLayer } from "./worst-point.ts";

/** Rows of gray levels as RGBA bytes. */
function picture(rows: number[][]) {
  const data = new Uint8ClampedArray(rows.flat().flatMap((level) => [level, level, level, 255]));
  return { data, width: rows[0]?.length ?? 0, height: rows.length };
}

const BLACK = fromRgb24(0x000000);
const NO_LAYER = layerOf(BLACK, 0);
const pixels = picture([
  [255, 255, 255, 0],
  [255, 128, 255, 255],
]);

test("the pixel with the lowest ratio is found, with its position", () => {
  const worst = findWorstPoint(pixels, BLACK, { x: 0, y: 0, width: 3, height: 2 }, NO_LAYER);
  expect(worst).toMatchObject({ color: 0x808080, x: 1, y: 1, ratio: wcagContrast(0, 0x808080), passingShare: 1 });
  expect(worst?.meanRatio).toBeCloseTo((5 * 21 + wcagContrast(0, 0x808080)) / 6, 10);
});

test("pixels outside the box are ignored, and the box is clipped to the picture", () => {
  expect(findWorstPoint(pixels, BLACK, { x: 3, y: 0, width: 50, height: 1 }, NO_LAYER)).toMatchObject({
    color: 0,
    ratio: 1,
    passingShare: 0,
  });
});

test("a box outside the picture has no worst point", () => {
  expect(findWorstPoint(pixels, BLACK, { x: 10, y: 10, width: 5, height: 5 }, NO_LAYER)).toBeNull();
});

test("a layer and translucent text are measured as they appear", () => {
  const all = { x: 0, y: 0, width: 4, height: 2 };
  expect(findWorstPoint(pixels, BLACK, all, { rgb24: 0xffffff, alpha: 1 })).toMatchObject({ ratio: 21 });
  const half = findWorstPoint(picture([[255, 255]]), { ...BLACK, alpha: 0.5 }, all, NO_LAYER);
  expect(half?.ratio).toBe(wcagContrast(0x808080, 0xffffff));
});

const white = fromRgb24(0xffffff);
const behind = [0x336699, 0xcccccc, 0x000000];

test("the thinnest layer is enough, and one percent less is not", () => {
  const percent = thinnestLayer(white, behind) as number;
  const passes = (thickness: number) =>
    behind.every((color) => wcagContrast(0xffffff, layOver(layerOf(white, thickness), color)) >= 4.5);
  expect(passes(percent)).toBe(true);
  expect(passes(percent - 1)).toBe(false);
});

test("a text color for all passes over each color, or is null", () => {
  const found = textForAll(fromRgb24(0x5588aa), [0xffffff, 0xdddddd], layerOf(white, 0));
  const text = toRgb24(found?.color ?? white);
  for (const color of [0xffffff, 0xdddddd]) expect(wcagContrast(text, color)).toBeGreaterThanOrEqual(4.5);
  expect(textForAll(white, [0xffffff, 0x777777, 0x000000], layerOf(white, 0))).toBeNull();
});

test("a gray passes over both black and white", () => {
  const found = textForAll({ ...white, alpha: 0.9 }, [0xffffff, 0x000000], layerOf(white, 0));
  expect(found && toRgb24(found.color)).toBe(0x767676);
});

test("the fixes consider similar colors that are not the worst for the current text", () => {
  const dark = fromRgb24(0x222222);
  const noise = findWorstPoint(picture([[0x70, 0x77]]), dark, { x: 0, y: 0, width: 2, height: 1 }, NO_LAYER);
  // White has 4.95:1 on the worst for dark text, but only 4.48:1 on the other.
  expect(textForAll(dark, noise?.samples ?? [], layerOf(dark, 0))).toBeNull();
});
