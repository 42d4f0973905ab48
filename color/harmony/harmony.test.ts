import { expect, test } from "vitest";
import type { Color } from "../color.ts";
import { convert, fromRgb24, toRgb24 } from "../convert.ts";
import { HARMONY_RULES, type HarmonyId, harmonies, hslFromRyb, rotateHue, rybFromHsl, WHEELS } from "./harmony.ts";

const CRIMSON = fromRgb24(0xdb073d);
// Inside sRGB at every hue, so nothing is gamut-mapped.
const CALM: Color = { space: "oklch", l: 0.65, c: 0.09, h: 40, alpha: 1 };

const colorsOf = (color: Color, id: HarmonyId, wheel: (typeof WHEELS)[number] = "oklch") =>
  harmonies(color, wheel).find((harmony) => harmony.id === id)?.colors ?? [];

test("each rule has its usual angles, with the base first", () => {
  const angles = Object.fromEntries(HARMONY_RULES.map((rule) => [rule.id, rule.angles]));
  expect(angles).toMatchObject({
    complementary: [0, 180],
    "split-complementary": [0, 150, 210],
    analogous: [0, 30, 330],
    triadic: [0, 120, 240],
    tetradic: [0, 60, 180, 240],
    square: [0, 90, 180, 270],
  });
});

test("the base is first and unchanged on every wheel", () => {
  for (const wheel of WHEELS) {
    for (const harmony of harmonies(CRIMSON, wheel)) {
      expect(harmony.colors[0]).toBe(CRIMSON);
      expect(harmony.colors).toHaveLength(harmony.angles.length);
    }
  }
});

test("in OKLCH all colors keep the base's lightness and chroma if they fit in sRGB", () => {
  const hues = colorsOf(CALM, "triadic").map((color) => {
    const { l, c, h } = convert(color, "oklch");
    expect(l).toBeCloseTo(0.65, 6);
    expect(c).toBeCloseTo(0.09, 6);
    return Math.round(h as number);
  });
  expect(hues).toEqual([40, 160, 280]);
});

test("vivid colors lose chroma to stay in sRGB, but never lightness", () => {
  for (const { colors } of harmonies(CRIMSON).filter(({ id }) => id !== "monochromatic")) {
    for (const color of colors) {
      const { r, g, b } = convert(color, "srgb");
      expect(Math.min(r, g, b)).toBeGreaterThan(-1e-4);
      expect(Math.max(r, g, b)).toBeLessThan(1 + 1e-4);
      expect(convert(color, "oklab").l).toBeCloseTo(convert(CRIMSON, "oklab").l, 12);
    }
  }
});

test("the complement of red is cyan on the HSL wheel", () => {
  expect(colorsOf(fromRgb24(0xff0000), "complementary", "hsl").map(toRgb24)).toEqual([0xff0000, 0x00ffff]);
  expect(colorsOf(fromRgb24(0xff0000), "triadic", "hsl").map(toRgb24)).toEqual([0xff0000, 0x00ff00, 0x0000ff]);
});

test("on the painters' wheel red is opposite green, yellow violet and blue orange", () => {
  const complement = (value: number) => toRgb24(rotateHue(fromRgb24(value), 180, "ryb"));
  expect(complement(0xff0000)).toBe(0x00ff00);
  expect(convert(rotateHue(fromRgb24(0xffff00), 180, "ryb"), "hsl").h).toBeCloseTo(280, 9);
  expect(complement(0x0000ff)).toBe(0xff8000);
  expect(colorsOf(fromRgb24(0xff0000), "triadic", "ryb").map(toRgb24)).toEqual([0xff0000, 0xffff00, 0x0000ff]);
});

test("painters' angles and HSL hues round-trip", () => {
  for (let hue = 0; hue < 360; hue += 0.5) expect(hslFromRyb(rybFromHsl(hue))).toBeCloseTo(hue, 9);
  expect(rybFromHsl(359.9999999999999)).toBeLessThanOrEqual(360);
});

test("a gray stays the same in every harmony that rotates the hue", () => {
  const gray = fromRgb24(0x777777);
  for (const wheel of WHEELS) {
    for (const { id, colors } of harmonies(gray, wheel)) {
      if (id !== "monochromatic") expect(new Set(colors.map(toRgb24))).toEqual(new Set([0x777777]));
    }
  }
});

test("the monochromatic harmony varies only lightness and has five distinct colors", () => {
  for (const base of [CRIMSON, CALM, fromRgb24(0x777777)]) {
    const colors = colorsOf(base, "monochromatic");
    expect(new Set(colors.map(toRgb24)).size).toBe(5);
  }
  for (const color of colorsOf(CALM, "monochromatic")) expect(convert(color, "oklch").h).toBeCloseTo(40, 9);
});

test("transparency is kept", () => {
  for (const wheel of WHEELS) {
    for (const { colors } of harmonies({ ...CRIMSON, alpha: 0.3 }, wheel)) {
      for (const color of colors) expect(color.alpha).toBe(0.3);
    }
  }
});
