import { expect, test } from "vitest";
import type { Color } from "./color.ts";
import { convert, fromRgb24 } from "./convert.ts";
import { isInGamut } from "./gamut.ts";
import { createRandom, randomColor } from "./random.ts";
import { printHex } from "./text/print.ts";
import { type VariationKind, varyColors } from "./variations.ts";

const KINDS: readonly VariationKind[] = ["hue", "lightness", "chroma", "temperature", "contrast"];
const PALETTE = [0xdb073d, 0xdba507, 0x8ec7d2, 0x0d6986, 0x07485b].map(fromRgb24);
const GRAYS = [0x000000, 0x333333, 0x808080, 0xcccccc, 0xffffff].map(fromRgb24);
const WARM = (55 * Math.PI) / 180;

test("a step of zero returns the same colors", () => {
  for (const kind of KINDS) expect(varyColors(PALETTE, kind, 0)).toBe(PALETTE);
});

test("every variation has the same number of colors, all within sRGB, and keeps alpha", () => {
  const palette = [...PALETTE, { ...fromRgb24(0x00ff00), alpha: 0.4 }, p3(0, 1, 0)];
  for (const kind of KINDS) {
    for (const amount of [-0.6, -0.1, 0.1, 0.6].map((share) => (kind === "hue" ? share * 180 : share))) {
      const varied = varyColors(palette, kind, amount);
      expect(varied).toHaveLength(palette.length);
      expect(varied.every((color) => isInGamut(color, "srgb"))).toBe(true);
      expect(varied[5]?.alpha).toBe(0.4);
    }
  }
});

test("hue rotates every color by the same angle, is reversible, and keeps lightness", () => {
  const soft = PALETTE.map((color) => ({ ...convert(color, "oklch"), c: 0.03 }));
  const turned = varyColors(soft, "hue", 100).map((color) => convert(color, "oklch"));
  for (const [index, color] of soft.entries()) {
    expect((((turned[index]?.h ?? 0) - (color.h ?? 0) + 360) % 360).toFixed(6)).toBe("100.000000");
    expect(turned[index]?.l).toBeCloseTo(color.l, 9);
  }
  expect(varyColors(turned, "hue", -100).map(printHex)).toEqual(soft.map(printHex));
  expect(varyColors(soft, "hue", 360).map(printHex)).toEqual(soft.map(printHex));
});

test("grays stay gray for hue, chroma, lightness and contrast", () => {
  for (const kind of ["hue", "chroma", "lightness", "contrast"] as const) {
    for (const amount of [-0.5, 0.5, 1]) {
      for (const color of varyColors(GRAYS, kind, amount)) expect(convert(color, "oklch").c).toBeLessThan(1e-6);
    }
  }
});

test("lightness and chroma increase with the amount, and end at black, white and gray", () => {
  for (const [kind, channel] of [
    ["lightness", "l"],
    ["chroma", "c"],
  ] as const) {
    const steps = [-1, -0.6, -0.2, 0, 0.2, 0.6, 1].map((amount) =>
      varyColors(PALETTE, kind, amount).map((color) => convert(color, "oklch")[channel]),
    );
    for (const place of PALETTE.keys()) expectRising(steps.map((values) => values[place] ?? Number.NaN));
  }
  expect(varyColors(PALETTE, "lightness", 1).map(printHex)).toEqual(Array(5).fill("#FFFFFF"));
  expect(varyColors(PALETTE, "lightness", -1).map(printHex)).toEqual(Array(5).fill("#000000"));
  for (const color of varyColors(PALETTE, "chroma", -1)) expect(convert(color, "oklch").c).toBeCloseTo(0, 9);
});

test("temperature moves along the axis from cool to warm, and hues turn along the shorter arc", () => {
  const soft = PALETTE.map((color) => ({ ...convert(color, "oklch"), l: 0.65, c: 0.05 }));
  const steps = [-0.06, -0.03, 0, 0.03, 0.06].map((amount) => varyColors(soft, "temperature", amount).map(warmthOf));
  for (const place of soft.keys()) expectRising(steps.map((values) => values[place] ?? Number.NaN));
  for (const h of [300, 10, 50, 60, 110, 200]) {
    const [moved] = varyColors([{ space: "oklch", l: 0.65, c: 0.05, h, alpha: 1 }], "temperature", 0.03);
    expect(arcToWarm(convert(moved as Color, "oklch").h)).toBeLessThanOrEqual(arcToWarm(h));
  }
});

test("a gray gets a warm or cool cast, opposite colors fade, and black and white are unchanged", () => {
  const gray = fromRgb24(0x808080);
  expect(convert(varyColors([gray], "temperature", 0.03)[0] as Color, "oklch").h).toBeCloseTo(55, 1);
  expect(convert(varyColors([gray], "temperature", -0.03)[0] as Color, "oklch").h).toBeCloseTo(235, 1);
  const azure: Color = { space: "oklch", l: 0.6, c: 0.1, h: 235, alpha: 1 };
  const faded = convert(varyColors([azure], "temperature", 0.04)[0] as Color, "oklch");
  expect(faded.c).toBeCloseTo(0.06, 6);
  expect(faded.h).toBeCloseTo(235, 3);
  expect(varyColors([fromRgb24(0), fromRgb24(0xffffff)], "temperature", 0.05).map(printHex)).toEqual([
    "#000000",
    "#FFFFFF",
  ]);
});

test("contrast moves lightness away from the mean or toward it, and keeps the order", () => {
  const random = createRandom(11);
  for (let times = 0; times < 30; times++) {
    const palette = Array.from({ length: 6 }, () => randomColor(random));
    const before = lightnessOf(palette);
    const mean = before.reduce((sum, l) => sum + l, 0) / before.length;
    for (const amount of [-0.8, -0.3, 0.3, 1]) {
      const after = lightnessOf(varyColors(palette, "contrast", amount));
      expect(orderOf(after)).toEqual(orderOf(before));
      for (const [place, l] of after.entries()) {
        const [old, now] = [Math.abs((before[place] ?? 0) - mean), Math.abs(l - mean)];
        if (amount > 0) expect(now).toBeGreaterThanOrEqual(old - 1e-9);
        else expect(now).toBeCloseTo(old * (1 + amount), 9);
      }
    }
  }
});

test("without contrast all colors have the mean lightness, and more contrast keeps black and white", () => {
  const flat = lightnessOf(varyColors(PALETTE, "contrast", -1));
  for (const l of flat) expect(l).toBeCloseTo(flat[0] ?? 0, 9);
  expect(
    varyColors(GRAYS, "contrast", 1)
      .map(printHex)
      .filter((hex) => /^#(0{6}|F{6})$/.test(hex)),
  ).toHaveLength(2);
  expect(varyColors([fromRgb24(0xffffff)], "contrast", 1).map(printHex)).toEqual(["#FFFFFF"]);
});

test("fractional amounts are limited to one", () => {
  for (const kind of ["lightness", "chroma", "contrast"] as const)
    expect(varyColors(PALETTE, kind, 7)).toEqual(varyColors(PALETTE, kind, 1));
});

test("no colors return no colors", () => {
  for (const kind of KINDS) expect(varyColors([], kind, 0.5)).toEqual([]);
});

function p3(r: number, g: number, b: number): Color {
  return { space: "display-p3", r, g, b, alpha: 1 };
}

function expectRising(values: readonly number[]) {
  for (const [index, value] of values.entries())
    if (index > 0) expect(value).toBeGreaterThanOrEqual((values[index - 1] ?? 0) - 1e-9);
  expect(values.at(-1)).toBeGreaterThan(values[0] ?? Number.NaN);
}

function warmthOf(color: Color) {
  const { a, b } = convert(color, "oklab");
  return a * Math.cos(WARM) + b * Math.sin(WARM);
}

function arcToWarm(h: number | null) {
  const arc = Math.abs((h ?? 0) - 55) % 360;
  return Math.min(arc, 360 - arc);
}

function lightnessOf(colors: readonly Color[]) {
  return colors.map((color) => convert(color, "oklch").l);
}

function orderOf(values: readonly number[]) {
  return values.map((_, index) => index).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
}
