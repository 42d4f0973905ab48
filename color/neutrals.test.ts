import fc from "fast-check";
import { expect, test } from "vitest";
import type { Color } from "./color.ts";
import { convert, fromRgb24 } from "./convert.ts";
import { isInGamut } from "./gamut.ts";
import { equalLightness, neutrals } from "./neutrals.ts";

test("neutrals run evenly from light to dark, slightly tinted with the hue", () => {
  const ramp = neutrals(230, { steps: 9 });
  expect(ramp).toHaveLength(9);
  for (const [step, { l, c, h }] of ramp.entries()) {
    expect(l).toBeCloseTo(0.985 - (0.835 * step) / 8, 10);
    expect(c).toBeGreaterThan(0);
    expect(c).toBeLessThanOrEqual(0.012);
    expect(h).toBe(230);
  }
});

test("neutrals are pure grays without a hue or a tint", () => {
  for (const ramp of [neutrals(null), neutrals(100, { tint: 0 })]) {
    for (const { c, h } of ramp) expect([c, h]).toEqual([0, null]);
  }
});

test("every neutral is in sRGB, for any tint", () => {
  const options = fc.record({
    steps: fc.integer({ min: -5, max: 50 }),
    tint: fc.double({ min: -1, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.double({ min: 0, max: 360, noNaN: true }), options, (hue, asked) => {
      const ramp = neutrals(hue, asked);
      expect(ramp.length).toBe(Math.min(Math.max(asked.steps, 2), 20));
      for (const color of ramp) expect(isInGamut(color, "srgb", 1e-4)).toBe(true);
    }),
  );
});

test("colors of equal lightness keep their hue and stay in sRGB", () => {
  const [yellow, blue, gray] = [0xffd400, 0x1d4ed8, 0x808080].map(fromRgb24) as [Color, Color, Color];
  const colors = equalLightness([yellow, blue, gray], 0.8);
  for (const color of colors) {
    expect(convert(color, "oklab").l).toBeCloseTo(0.8, 10);
    expect(isInGamut(color, "srgb", 1e-4)).toBe(true);
  }
  expect(convert(colors[1] ?? blue, "oklch").h).toBeCloseTo(convert(blue, "oklch").h as number, 6);
});

test("colors that already have the lightness are unchanged", () => {
  const same = [fromRgb24(0x0d6986)];
  expect(equalLightness(same, convert(same[0] as Color, "oklch").l)).toEqual(same);
  expect(equalLightness([], 0.5)).toEqual([]);
});
