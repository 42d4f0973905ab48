import { expect, test } from "vitest";
import { printRatio, wcagContrast } from "#color/contrast/contrast.ts";
import { fromRgb24 } from "#color/convert.ts";
import { measure } from "./measure.ts";

const white = fromRgb24(0xffffff);

test("#767676 on white passes and #777777 does not, though both print as about 4.5", () => {
  expect(measure(fromRgb24(0x767676), white).ratio).toBeGreaterThanOrEqual(4.5);
  const failing = measure(fromRgb24(0x777777), white);
  expect(failing.ratio).toBeLessThan(4.5);
  expect(printRatio(failing.ratio)).toBe("4.47");
});

test("translucent text is measured as it appears", () => {
  const half = measure({ ...fromRgb24(0), alpha: 0.5 }, white);
  expect(half.text).toBe(0x808080);
  expect(half.ratio).toBe(wcagContrast(0x808080, 0xffffff));
});

test("a transparent background is measured over the worst gray, which can be any gray", () => {
  const text = fromRgb24(0x808080);
  const { behind, ratio } = measure(text, { ...fromRgb24(0xffffff), alpha: 0 });
  expect(behind?.worst).toBe(0x808080);
  expect(ratio).toBe(1);
  expect(behind?.bestRatio).toBeCloseTo(wcagContrast(0x808080, 0x000000), 10);
});

test("an opaque background has nothing behind it", () => {
  expect(measure(fromRgb24(0), white)).toEqual({
    text: 0,
    background: 0xffffff,
    ratio: 21,
    lc: measure(fromRgb24(0), white).lc,
    behind: null,
  });
});
