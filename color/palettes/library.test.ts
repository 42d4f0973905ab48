import { expect, test } from "vitest";
import stored from "../../content/palettes.json";
import type { Rgb24 } from "../color.ts";
import { deltaE2000Lab } from "../kernel/delta-e.ts";
import { turnBetween } from "../kernel/hue.ts";
import { rgb24ToLabInto } from "../kernel/lab.ts";
import { slugOf } from "../text/slug.ts";
import { PALETTE_CATEGORIES, type PaletteCategory } from "./categories.ts";
import { isSkin } from "./kinds.ts";
import {
  leastDeltaE,
  leastDeltaEOf,
  type MeasuredColor,
  type MeasuredPalette,
  MIN_DISTANCE,
  measureColor,
  measurePalette,
} from "./measure.ts";
import { RULES } from "./rules.ts";

type Lab = readonly [l: number, a: number, b: number];

const PALETTES_EACH = 30;
/** The minimum for any two palettes in the whole library. */
const MIN_DISTANCE_ANYWHERE = 2.5;

const library = PALETTE_CATEGORIES.map((category) => ({
  category,
  palettes: stored[category].map(([name = "", hexes = ""]) => ({
    name,
    colors: hexes.split(" ").map((hex) => Number.parseInt(hex, 16)),
  })),
}));

test("every category has thirty palettes of three to six colors, mostly of five", () => {
  for (const { category, palettes } of library) {
    expect([category, palettes.length]).toEqual([category, PALETTES_EACH]);
    const counts = palettes.map(({ colors }) => colors.length);
    expect(counts.every((count) => count >= 3 && count <= 6)).toBe(true);
    expect(counts.filter((count) => count === 5).length).toBeGreaterThan(PALETTES_EACH / 2);
    for (const count of [3, 4, 6]) expect([category, count, counts.includes(count)]).toEqual([category, count, true]);
  }
});

for (const { category, palettes } of library) {
  test(`every palette meets the rule of ${category} and is neither dull nor garish`, () => {
    for (const { name, colors } of palettes) {
      const palette = measurePalette(colors);
      const broken = RULES[category].filter(({ fits }) => !fits(palette)).map(({ says }) => says);
      expect([name, broken, lintTaste(palette, category)]).toEqual([name, [], []]);
      expect(leastDeltaE(colors)).toBeGreaterThanOrEqual(leastDeltaEOf(category));
    }
  });
}

test("no two palettes are alike", () => {
  const all = library.flatMap(({ category, palettes }) =>
    palettes.map(({ colors }) => ({ category, colors, labs: colors.map(labOf) })),
  );
  const alike = all.flatMap((one, index) =>
    all.slice(0, index).flatMap((other) => {
      const least = one.category === other.category ? MIN_DISTANCE : MIN_DISTANCE_ANYWHERE;
      return leastDistance(one.labs, other.labs) < least && labDistance(one.labs, other.labs) < least
        ? [[one.colors, other.colors]]
        : [];
    }),
  );
  expect(alike).toEqual([]);
});

test("every palette has a unique name short enough for a card, and a unique slug", () => {
  const names = library.flatMap(({ palettes }) => palettes.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(names.map(slugOf)).size).toBe(names.length);
  expect(names.filter((name) => name.length > 48 || name.length < 4)).toEqual([]);
});

test("the skin rule accepts all ten tones of the Monk scale", () => {
  // https://skintone.google/get-started
  const tones = "f6ede4 f3e7db f7ead0 eadaba d7bd96 a07e56 825c43 604134 3a312a 292420".split(" ");
  for (const tone of tones) expect([tone, isSkin(measureColor(Number.parseInt(tone, 16)))]).toEqual([tone, true]);
});

test("skin ranges from very light to very dark", () => {
  const colors = library.find(({ category }) => category === "skin")?.palettes.flatMap((palette) => palette.colors);
  const ls = (colors ?? []).map((rgb24) => measureColor(rgb24).l);
  expect(Math.max(...ls)).toBeGreaterThan(0.92);
  expect(Math.min(...ls)).toBeLessThan(0.28);
  for (let l = 0.3; l < 0.9; l += 0.1) expect(ls.filter((own) => Math.abs(own - l) < 0.05).length).toBeGreaterThan(5);
});

test("the palette distance depends on the colors, not on their order", () => {
  expect(paletteDistance([0xff0000, 0x0000ff], [0x0000ff, 0xff0000])).toBe(0);
  expect(paletteDistance([0x000000], [0xffffff])).toBeCloseTo(100, 3);
  expect(paletteDistance([0x000000, 0xffffff], [0x000000])).toBeCloseTo(100 / 3, 3);
});

test("the lint finds dull and flickering palettes", () => {
  expect(lintTaste(measurePalette([0x808080, 0x838383, 0x111111]), "gray")).toContain("two colors are nearly the same");
  expect(lintTaste(measurePalette([0x2d6a4f, 0xd8f3dc, 0x6b6b1a]), "green")).toContain("a muddy olive");
  expect(lintTaste(measurePalette([0xe4002b, 0x0a8f3c, 0xffffff]), "red")).toContain("an edge that flickers");
  expect(lintTaste(measurePalette([0x2d6a4f, 0x95d5b2, 0xfdf0d5]), "green")).toEqual([]);
});

/** The minimum difference in OKLCH lightness between the lightest and the darkest color. */
const MIN_SPREAD = 0.3;
/** Exceptions for categories whose point is equal lightness. */
const MIN_SPREAD_OF: Partial<Record<PaletteCategory, number>> = { pastel: 0.04, neon: 0.1, flat: 0.22, skin: 0.2 };

/** The minimum chroma of the most colorful color. */
const MIN_PEAK = 0.08;
const MIN_PEAK_OF: Partial<Record<PaletteCategory, number>> = {
  gray: 0,
  pastel: 0.05,
  vintage: 0.055,
  skin: 0.04,
  cold: 0.035,
  brown: 0.06,
};
/** Categories in which olive is fine. */
const MAY_BE_MUDDY: readonly PaletteCategory[] = ["retro", "vintage", "brown", "gold", "skin", "gray"];

/** What makes a palette dull or hard to look at. Empty if nothing does. */
function lintTaste(palette: MeasuredPalette, category: PaletteCategory): string[] {
  const problems: string[] = [];
  const rgb24s = palette.colors.map(({ rgb24 }) => rgb24);
  if (leastDeltaE(rgb24s) < leastDeltaEOf(category)) problems.push("two colors are nearly the same");
  if (palette.maxL - palette.minL < (MIN_SPREAD_OF[category] ?? MIN_SPREAD)) problems.push("no light and dark");
  if (palette.maxC < (MIN_PEAK_OF[category] ?? MIN_PEAK)) problems.push("no color stands out");
  if (!MAY_BE_MUDDY.includes(category) && palette.colors.some(isMud)) problems.push("a muddy olive");
  if (category !== "neon" && palette.colors.some(isAcid)) problems.push("an acid green");
  if (category !== "neon" && vibrates(palette.colors)) problems.push("an edge that flickers");
  return problems;
}

/** Yellow without its lightness. */
function isMud({ l, c, h }: MeasuredColor): boolean {
  return h > 88 && h < 128 && l < 0.7 && c > 0.045;
}

function isAcid({ l, c, h }: MeasuredColor): boolean {
  return h > 108 && h < 152 && c > 0.185 && l > 0.5;
}

/** Neighbors with opposite hues, both vivid and of equal lightness: the eye can't focus on the edge between them. */
function vibrates(colors: readonly MeasuredColor[]): boolean {
  return colors.some((color, index) => {
    const next = colors[index + 1];
    if (!next || Math.min(color.c, next.c) < 0.13) return false;
    const turn = Math.abs(turnBetween(next.h, color.h));
    return turn > 90 && Math.abs(color.l - next.l) < 0.05;
  });
}

/**
 * How far apart two palettes are, whatever the order and number of their colors: the mean CIEDE2000 from each color of
 * either to the nearest of the other. 0 for the same colors.
 */
function paletteDistance(a: readonly Rgb24[], b: readonly Rgb24[]): number {
  return labDistance(a.map(labOf), b.map(labOf));
}

function labDistance(a: readonly Lab[], b: readonly Lab[]): number {
  return meanOfNearest(a, b, (first, second) => deltaE2000Lab(...first, ...second));
}

/** A lower bound of the distance from lightness alone: S_L in CIEDE2000 is below 2. */
function leastDistance(a: readonly Lab[], b: readonly Lab[]): number {
  return meanOfNearest(a, b, ([l], [other]) => Math.abs(l - other) / 2);
}

function meanOfNearest(a: readonly Lab[], b: readonly Lab[], distance: (a: Lab, b: Lab) => number): number {
  const nearestOfA = new Float64Array(a.length).fill(Number.POSITIVE_INFINITY);
  const nearestOfB = new Float64Array(b.length).fill(Number.POSITIVE_INFINITY);
  for (const [i, first] of a.entries()) {
    for (const [j, second] of b.entries()) {
      const far = distance(first, second);
      if (far < (nearestOfA[i] as number)) nearestOfA[i] = far;
      if (far < (nearestOfB[j] as number)) nearestOfB[j] = far;
    }
  }
  return (sum(nearestOfA) + sum(nearestOfB)) / (a.length + b.length);
}

function labOf(rgb24: Rgb24): Lab {
  const out = new Float64Array(3);
  rgb24ToLabInto(rgb24, out);
  return [out[0] as number, out[1] as number, out[2] as number];
}

function sum(values: Float64Array): number {
  return values.reduce((total, value) => total + value, 0);
}
