import { expect, test } from "vitest";
import { maxChroma, reduceChroma } from "./chroma.ts";
import { convert, fromRgb24 } from "./convert.ts";
import { isInGamut } from "./gamut.ts";

test("maxChroma at sRGB green's lightness and hue is that of the green, and wider gamuts have more", () => {
  const { l, c, h } = convert(fromRgb24(0x00ff00), "oklch");
  expect(maxChroma(l, h, "srgb")).toBeCloseTo(c, 3);
  expect(maxChroma(l, h, "display-p3")).toBeGreaterThan(c + 0.02);
  expect(maxChroma(l, h, "rec2020")).toBeGreaterThan(maxChroma(l, h, "display-p3") + 0.02);
});

test("black, white and colors without a hue have no chroma", () => {
  expect(maxChroma(1, 20, "srgb")).toBe(0);
  expect(maxChroma(0, 20, "srgb")).toBe(0);
  expect(maxChroma(0.5, null, "srgb")).toBe(0);
});

test("reducing chroma keeps lightness, hue and alpha and stops at the edge of the gamut", () => {
  for (let h = 0; h < 360; h += 15) {
    const vivid = { space: "oklch", l: 0.7, c: 0.4, h, alpha: 0.5 } as const;
    const reduced = reduceChroma(vivid, "srgb");
    expect(reduced).toMatchObject({ l: 0.7, h, alpha: 0.5 });
    expect(isInGamut(reduced, "srgb")).toBe(true);
    expect(isInGamut({ ...reduced, c: reduced.c + 0.001 }, "srgb")).toBe(false);
  }
});

test("a color inside the gamut is returned as is", () => {
  const calm = { space: "oklch", l: 0.6, c: 0.05, h: 120, alpha: 1 } as const;
  expect(reduceChroma(calm, "srgb")).toBe(calm);
});
