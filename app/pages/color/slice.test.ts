import { converter, inGamut } from "culori";
import { expect, test } from "vitest";
import type { Oklch } from "#color/color.ts";
import { hexToOklch } from "#color/convert.ts";
import { makeSlice } from "./slice.ts";

const lagoon = hexToOklch("#0d6986") as Oklch;
const gray = hexToOklch("#777777") as Oklch;
const isInSrgb = inGamut("rgb");
const isInP3 = inGamut("p3");
const toOklch = converter("oklch");

/** The lightness of each step except white and black, and where the gamut ends there. */
const inside = (ends: readonly number[]) => ends.map((x, i) => [1 - i / (ends.length - 1), x] as const).slice(1, -1);

test("the sRGB boundary matches culori", () => {
  const slice = makeSlice(lagoon);
  for (const [l, x] of inside(slice.srgb)) {
    const c = (x / 100) * slice.width;
    const h = toOklch("#0d6986")?.h;
    expect(isInSrgb({ mode: "oklch", l, c: c - 0.001, h })).toBe(true);
    expect(isInSrgb({ mode: "oklch", l, c: c + 0.001, h })).toBe(false);
  }
});

test("the P3 boundary matches culori", () => {
  const slice = makeSlice(lagoon);
  for (const [l, x] of inside(slice.p3)) {
    const c = (x / 100) * slice.width;
    const h = toOklch("#0d6986")?.h;
    expect(isInP3({ mode: "oklch", l, c: c - 0.001, h })).toBe(true);
    expect(isInP3({ mode: "oklch", l, c: c + 0.001, h })).toBe(false);
  }
});

test("the slice begins at white and ends at black, and P3 is never narrower than sRGB", () => {
  const { srgb, p3 } = makeSlice(lagoon);
  expect(srgb[0]).toBe(0);
  expect(srgb.at(-1)).toBe(0);
  for (const [i, x] of srgb.entries()) expect(p3[i]).toBeGreaterThanOrEqual(x);
});

test("the color is placed at its lightness and chroma", () => {
  const { place, width, hue } = makeSlice(lagoon);
  expect(place[0]).toBeCloseTo((0.0896 / width) * 100, 0);
  expect(place[1]).toBeCloseTo(100 - 48.61, 1);
  expect(hue).toBe(226.3);
});

test("the plot is just wide enough for the maximum chroma", () => {
  const { p3, width } = makeSlice(lagoon);
  const widest = Math.max(...p3);
  expect(widest).toBeLessThanOrEqual(100);
  expect(((100 - widest) / 100) * width).toBeLessThan(0.05);
});

test("a gray lies on the left edge of the slice at hue 0, and has no room for chroma", () => {
  const { place, hue, most } = makeSlice(gray);
  expect(place[0]).toBe(0);
  expect(hue).toBe(0);
  expect(most).toEqual({ srgb: 0, p3: 0 });
});
