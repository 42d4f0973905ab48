import { expect, test } from "vitest";
import { wcagContrast } from "#color/contrast/contrast.ts";
import { fromRgb24, toRgb24 } from "#color/convert.ts";
import { layOver } from "./lay-over.ts";
import { layerOf, textForAll, thinnestLayer } from "./over-fixes.ts";

const white = fromRgb24(0xffffff);
const behind = [0x336699, 0xcccccc, 0x000000];

test("the thinnest layer is enough, and one percent less is not", () => {
  const percent = thinnestLayer(white, behind) as number;
  const passes = (thickness: number) =>
    behind.every((color) => wcagContrast(0xffffff, layOver(layerOf(white, thickness), color)) >= 4.5);
  expect(passes(percent)).toBe(true);
  expect(passes(percent - 1)).toBe(false);
});

test("a text for all passes over each color, and there may be none", () => {
  const found = textForAll(fromRgb24(0x5588aa), [0xffffff, 0xdddddd], layerOf(white, 0));
  const text = toRgb24(found?.color ?? white);
  for (const color of [0xffffff, 0xdddddd]) expect(wcagContrast(text, color)).toBeGreaterThanOrEqual(4.5);
  expect(textForAll(white, [0xffffff, 0x000000], layerOf(white, 0))).toBeNull();
});
