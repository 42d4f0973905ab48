import { expect, test } from "vitest";
import stored from "../../content/palettes.json";
import { CVD_SAFE_DELTA_E } from "../generate/request.ts";
import { slugOf } from "../text/slug.ts";
import { PALETTE_CATEGORIES } from "./categories.ts";
import { isSkin } from "./kinds.ts";
import { LEAST_DISTANCE, leastDeltaEOf, lintTaste } from "./lint.ts";
import { measureColor, measurePalette } from "./measure.ts";
import { RULES } from "./rules.ts";
import { SAFE_DELTA_E } from "./tags.ts";
import { paletteDistance } from "./test-palette-distance.ts";

const PALETTES_EACH = 30;
/** Of any two palettes of the whole library. */
const LEAST_DISTANCE_ANYWHERE = 2.5;

const library = PALETTE_CATEGORIES.map((category) => ({
  category,
  palettes: stored[category].map(([name = "", hexes = ""]) => ({
    name,
    colors: hexes.split(" ").map((hex) => Number.parseInt(hex, 16)),
  })),
}));

test("every category has thirty palettes of three to six colors, most of them of five", () => {
  for (const { category, palettes } of library) {
    expect([category, palettes.length]).toEqual([category, PALETTES_EACH]);
    const counts = palettes.map(({ colors }) => colors.length);
    expect(counts.every((count) => count >= 3 && count <= 6)).toBe(true);
    expect(counts.filter((count) => count === 5).length).toBeGreaterThan(PALETTES_EACH / 2);
    for (const count of [3, 4, 6]) expect([category, count, counts.includes(count)]).toEqual([category, count, true]);
  }
});

for (const { category, palettes } of library) {
  test(`every palette meets the rule of ${category} and is neither dull nor hard to look at`, () => {
    for (const { name, colors } of palettes) {
      const palette = measurePalette(colors);
      const broken = RULES[category].filter(({ fits }) => !fits(palette)).map(({ says }) => says);
      expect([name, broken, lintTaste(palette, category)]).toEqual([name, [], []]);
      expect(palette.leastDeltaE).toBeGreaterThanOrEqual(leastDeltaEOf(category));
    }
  });
}

test("no two palettes are alike", () => {
  const all = library.flatMap(({ category, palettes }) => palettes.map(({ colors }) => ({ category, colors })));
  for (const [index, one] of all.entries()) {
    for (const other of all.slice(0, index)) {
      const least = one.category === other.category ? LEAST_DISTANCE : LEAST_DISTANCE_ANYWHERE;
      expect(paletteDistance(one.colors, other.colors)).toBeGreaterThanOrEqual(least);
    }
  }
});

test("every palette has a name of its own, short enough for a card, and an address of its own", () => {
  const names = library.flatMap(({ palettes }) => palettes.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(names.map(slugOf)).size).toBe(names.length);
  expect(names.filter((name) => name.length > 48 || name.length < 4)).toEqual([]);
});

test("the rule of skin holds the ten tones of the Monk scale", () => {
  // https://skintone.google/get-started
  const tones = "f6ede4 f3e7db f7ead0 eadaba d7bd96 a07e56 825c43 604134 3a312a 292420".split(" ");
  for (const tone of tones) expect([tone, isSkin(measureColor(Number.parseInt(tone, 16)))]).toEqual([tone, true]);
});

test("skin goes from very light to very dark", () => {
  const colors = library.find(({ category }) => category === "skin")?.palettes.flatMap((palette) => palette.colors);
  const ls = (colors ?? []).map((rgb24) => measureColor(rgb24).l);
  expect(Math.max(...ls)).toBeGreaterThan(0.92);
  expect(Math.min(...ls)).toBeLessThan(0.28);
  for (let l = 0.3; l < 0.9; l += 0.1) expect(ls.filter((own) => Math.abs(own - l) < 0.05).length).toBeGreaterThan(5);
});

test("safe for color-blind people means here what it means in the generator", () => {
  expect(SAFE_DELTA_E).toBe(CVD_SAFE_DELTA_E);
});
