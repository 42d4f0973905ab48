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

test("the border of sRGB is where culori sees it too", () => {
  const slice = makeSlice(lagoon);
  for (const [x, y] of slice.srgb.slice(1, -1)) {
    const l = 1 - y / 100;
    const c = (x / 100) * slice.width;
    const h = toOklch("#0d6986")?.h;
    expect(isInSrgb({ mode: "oklch", l, c: c - 0.001, h })).toBe(true);
    expect(isInSrgb({ mode: "oklch", l, c: c + 0.001, h })).toBe(false);
  }
});

test("the border of P3 is where culori sees it too", () => {
  const slice = makeSlice(lagoon);
  for (const [x, y] of slice.p3.slice(1, -1)) {
    const l = 1 - y / 100;
    const c = (x / 100) * slice.width;
    const h = toOklch("#0d6986")?.h;
    expect(isInP3({ mode: "oklch", l, c: c - 0.001, h })).toBe(true);
    expect(isInP3({ mode: "oklch", l, c: c + 0.001, h })).toBe(false);
  }
});

test("the slice begins at white and ends at black, and P3 is never narrower than sRGB", () => {
  const { srgb, p3 } = makeSlice(lagoon);
  expect(srgb[0]).toEqual([0, 0]);
  expect(srgb.at(-1)).toEqual([0, 100]);
  for (const [i, [x]] of srgb.entries()) expect(p3[i]?.[0]).toBeGreaterThanOrEqual(x);
});

test("the color stands at its lightness and chroma", () => {
  const { place, width, hue } = makeSlice(lagoon);
  expect(place[0]).toBeCloseTo((0.0896 / width) * 100, 0);
  expect(place[1]).toBeCloseTo(100 - 48.61, 1);
  expect(hue).toBe(226.3);
});

test("the plot is just wide enough for the widest band", () => {
  const { p3, width } = makeSlice(lagoon);
  const widest = Math.max(...p3.map(([x]) => x));
  expect(widest).toBeLessThanOrEqual(100);
  expect(((100 - widest) / 100) * width).toBeLessThan(0.05);
});

test("a gray stands on the left edge of the slice at hue 0, and has no room for chroma", () => {
  const { place, hue, most } = makeSlice(gray);
  expect(place[0]).toBe(0);
  expect(hue).toBe(0);
  expect(most).toEqual({ srgb: 0, p3: 0 });
});

test("bands cover the border: each is painted at least as far as the gamut reaches in it", () => {
  const { bands, p3, width } = makeSlice(lagoon);
  for (const [i, [, chroma]] of bands.entries()) {
    expect(chroma).toBeGreaterThanOrEqual(((p3[i]?.[0] ?? 0) / 100) * width - 1e-4);
    expect(chroma).toBeGreaterThanOrEqual(((p3[i + 1]?.[0] ?? 0) / 100) * width - 1e-4);
  }
});
