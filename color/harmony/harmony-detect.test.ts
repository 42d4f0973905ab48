import fc from "fast-check";
import { expect, test } from "vitest";
import type { Color } from "../color.ts";
import { convert, fromRgb24 } from "../convert.ts";
import { HARMONY_RULES, harmonyOf, WHEELS } from "./harmony.ts";
import { detectHarmony } from "./harmony-detect.ts";

function oklch(...hues: number[]): Color[] {
  return hues.map((h) => ({ space: "oklch", alpha: 1, l: 0.65, c: 0.1, h: (h + 360) % 360 }));
}

test("the colors of a rule are recognized on their own wheel", () => {
  for (const wheel of WHEELS) {
    for (const rule of HARMONY_RULES.filter(({ id }) => id !== "monochromatic")) {
      const found = detectHarmony(harmonyOf(fromRgb24(0x4477aa), rule, wheel), [wheel]);
      expect(found).toMatchObject({ rule: rule.id, wheel, isNear: true });
      expect(found?.deviation).toBeLessThan(0.5);
    }
  }
});

test("a triad that is six degrees off is recognized and snapped", () => {
  const found = detectHarmony(oklch(20, 146, 260), ["oklch"]);
  expect(found).toMatchObject({ rule: "triadic", isNear: true, sentence: "Nearest to a triad, 3° off." });
  expect(found?.colors.map((color) => Math.round(convert(color, "oklch").h as number))).toEqual([23, 143, 263]);
});

test("tints share a position, and grays are ignored", () => {
  const colors: Color[] = [...oklch(30, 31, 210), fromRgb24(0x888888)];
  const found = detectHarmony(colors, ["oklch"]);
  expect(found).toMatchObject({ rule: "complementary", isNear: true });
  expect(found?.colors[3]).toBe(colors[3]);
  expect(detectHarmony(oklch(40, 40, 41), ["oklch"])?.rule).toBe("monochromatic");
});

test("hues that fit no rule are reported with their deviation", () => {
  const found = detectHarmony(oklch(0, 75), ["oklch"]);
  expect(found?.isNear).toBe(false);
  expect(found?.sentence).toMatch(/^Nearest to .*, \d+° off\.$/);
});

test("snapped colors fit exactly and keep their lightness", () => {
  const hues = fc.array(fc.integer({ min: 0, max: 359 }), { minLength: 2, maxLength: 12 });
  fc.assert(
    fc.property(hues, (all) => {
      const colors = oklch(...all);
      const found = detectHarmony(colors, ["oklch"]);
      expect(found).not.toBeNull();
      expect(detectHarmony(found?.colors ?? [], ["oklch"])?.deviation).toBeLessThan(0.5);
      for (const color of found?.colors ?? []) expect(convert(color, "oklch").l).toBeCloseTo(0.65, 8);
    }),
  );
});

test("a single color or only grays have no harmony", () => {
  expect(detectHarmony([])).toBeNull();
  expect(detectHarmony(oklch(30))).toBeNull();
  expect(detectHarmony([0x000000, 0x888888, 0xff0000].map(fromRgb24))).toBeNull();
});

test("10 degrees off is near, 12 is not", () => {
  expect(detectHarmony(oklch(0, 160.5), ["oklch"])).toMatchObject({ rule: "complementary", isNear: true });
  expect(detectHarmony(oklch(0, 156), ["oklch"])).toMatchObject({ rule: "complementary", isNear: false });
});

test("the rule is named on the wheel where it fits best", () => {
  const pair: Color[] = [45, 225].map((h) => ({ space: "hsl", h, s: 50, l: 50, alpha: 1 }));
  const onOklch = detectHarmony(pair, ["oklch"])?.deviation ?? 0;
  expect(onOklch).toBeGreaterThan(0.5);
  expect(onOklch).toBeLessThan(3);
  expect(detectHarmony(pair)).toMatchObject({
    wheel: "hsl",
    sentence: "Exactly complementary colors on the HSL wheel.",
  });
});

test("three hues that are all near the first place of a rule can still fit it best together", () => {
  expect(detectHarmony(oklch(37, 26, 327), ["oklch"])).toMatchObject({ rule: "analogous", isNear: false });
  expect(detectHarmony(oklch(37, 26, 327), ["oklch"])?.deviation).toBeCloseTo(14.5, 6);
});
