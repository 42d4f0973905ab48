import fc from "fast-check";
import { expect, test } from "vitest";
import type { Color } from "../color.ts";
import { wcagContrast } from "../contrast/contrast.ts";
import { convert, fromRgb24, toRgb24 } from "../convert.ts";
import { deltaE2000 } from "../difference/difference.ts";
import { familyOf } from "../family.ts";
import { isInGamut } from "../gamut.ts";
import { simulateRgb24 } from "../vision.ts";
import { RANDOM_DEFAULTS, type RandomColorsOptions, randomColors } from "./random-colors.ts";
import { RANDOM_STYLES, STYLE_RULES } from "./random-styles.ts";

function pairs<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((a, i) => items.slice(i + 1).map((b): [Item, Item] => [a, b]));
}

test("the same options return the same colors, and the count is clamped to 1 to 100", () => {
  const options = { ...RANDOM_DEFAULTS, seed: "k3x9", count: 12 };
  expect(randomColors(options)).toEqual(randomColors(options));
  const counts = [0, 1, 100, 1000, Number.NaN].map((count) => randomColors({ ...options, count }).colors.length);
  expect(counts).toEqual([1, 1, 100, 100, 1]);
});

test("colors are sampled evenly from the gamut in OKLab", () => {
  const { colors } = randomColors({ ...RANDOM_DEFAULTS, seed: "even", count: 100 });
  const more = Array.from(
    { length: 20 },
    (_, i) => randomColors({ ...RANDOM_DEFAULTS, seed: `${i}`, count: 100 }).colors,
  );
  const all = [...colors, ...more.flat()].map((one) => convert(one, "oklab"));
  const mean = (read: (lab: { l: number; a: number; b: number }) => number) =>
    all.reduce((sum, one) => sum + read(one) / all.length, 0);
  // The centroid of the sRGB solid in OKLab, summed over 400 lightnesses and 720 hues.
  expect(Math.abs(mean(({ l }) => l) - 0.594)).toBeLessThan(0.02);
  expect(Math.abs(mean(({ a }) => a) - 0.0325)).toBeLessThan(0.01);
  expect(Math.abs(mean(({ b }) => b) + 0.023)).toBeLessThan(0.01);
});

test("every style stays within its ranges", () => {
  for (const style of RANDOM_STYLES) {
    const { colors, problems } = randomColors({ ...RANDOM_DEFAULTS, seed: "style", style, count: 40 });
    expect(problems).toEqual([]);
    for (const one of colors) {
      const { l, c } = convert(one, "oklch");
      const { lightness, chroma } = STYLE_RULES[style];
      expect(l).toBeGreaterThan(lightness[0] - 0.005);
      expect(l).toBeLessThan(lightness[1] + 0.005);
      expect(c).toBeGreaterThan(chroma[0] - 0.005);
      expect(c).toBeLessThan(chroma[1] + 0.005);
    }
  }
});

test("distance, contrast and family are respected, and rejected colors are counted", () => {
  const white = fromRgb24(0xffffff);
  const { colors, problems, rejected } = randomColors({
    ...RANDOM_DEFAULTS,
    seed: "k3x9",
    count: 8,
    minDeltaE: 8,
    contrastWith: { color: white, ratio: 4.5 },
    family: "green",
  });
  expect(problems).toEqual([]);
  for (const one of colors) {
    expect(familyOf(toRgb24(one))).toBe("green");
    expect(wcagContrast(toRgb24(one), 0xffffff)).toBeGreaterThanOrEqual(4.5);
  }
  for (const [a, b] of pairs(colors)) expect(deltaE2000(a, b)).toBeGreaterThanOrEqual(8);
  expect(rejected.map(({ reason }) => reason)).toEqual(
    expect.arrayContaining(["Outside sRGB", "Not green", "Too little contrast"]),
  );
  expect(rejected.every(({ count }, i) => i === 0 || count <= (rejected[i - 1]?.count ?? 0))).toBe(true);
});

test("a rejected color that is used as the closest one isn't counted", () => {
  const countOf = (options: Partial<RandomColorsOptions>) => {
    const { rejected } = randomColors({ ...RANDOM_DEFAULTS, seed: "k3x9", ...options });
    return Object.fromEntries(rejected.map(({ reason, count }) => [reason, count]));
  };
  const gray = { color: fromRgb24(0x777777), ratio: 7 };
  const { "Outside sRGB": outside = 0, "Too little contrast": flat = 0 } = countOf({ count: 1, contrastWith: gray });
  expect(outside + flat).toBe(5999);
  expect(countOf({ count: 2, minDeltaE: 200 })["Too close to another color"]).toBe(299);
});

test("color-blind safe colors stay 11 apart in every simulation", () => {
  const { colors, problems } = randomColors({ ...RANDOM_DEFAULTS, seed: "eyes", count: 10, isColorBlindSafe: true });
  expect(problems).toEqual([]);
  for (const deficiency of ["protan", "deutan", "tritan"] as const) {
    const seen = colors.map((one) => fromRgb24(simulateRgb24(toRgb24(one), deficiency)));
    for (const [a, b] of pairs(seen)) expect(deltaE2000(a, b)).toBeGreaterThanOrEqual(11);
  }
});

test("locked colors keep their positions and count toward the distance", () => {
  const red = fromRgb24(0xdb073d);
  const { colors } = randomColors({ ...RANDOM_DEFAULTS, seed: "k3x9", count: 6, minDeltaE: 15, locked: [null, red] });
  expect(colors[1]).toBe(red);
  for (const [a, b] of pairs(colors)) expect(deltaE2000(a, b)).toBeGreaterThanOrEqual(15);
});

test("limits that cannot be met are reported, and colors are still returned", () => {
  const gray = fromRgb24(0x777777);
  const flat = randomColors({ ...RANDOM_DEFAULTS, seed: "a", contrastWith: { color: gray, ratio: 7 } });
  expect(flat.problems).toHaveLength(1);
  expect(flat.problems[0]).toMatch(/^No color found within these limits reaches 7:1; the best has 4\.\d\d:1\.$/);
  // Colors this light have enough contrast, but none has this much chroma.
  const apart = randomColors({
    ...RANDOM_DEFAULTS,
    seed: "a",
    contrastWith: { color: gray, ratio: 3 },
    lightness: [0.98, 0.99],
    chroma: [0.3, 0.4],
  });
  expect(apart.problems).toEqual(["5 colors of 5 could not meet the limits together: no such color was found."]);
  const crowd = randomColors({ ...RANDOM_DEFAULTS, seed: "a", count: 100, minDeltaE: 25 });
  expect(crowd.problems[0]).toMatch(/^Only \d+ of 100 colors are 25 apart: they leave no room for more\.$/);
  const both = randomColors({ ...RANDOM_DEFAULTS, seed: "a", count: 20, minDeltaE: 15, isColorBlindSafe: true });
  expect(both.problems[0]).toMatch(
    /^Only \d+ of 20 colors are 15 apart and 11 apart with color blindness: they leave no room for more\.$/,
  );
  const nowhere = randomColors({ ...RANDOM_DEFAULTS, seed: "a", lightness: [0.98, 0.99], chroma: [0.3, 0.4] });
  expect(nowhere.problems).toHaveLength(1);
  expect([flat, crowd, nowhere].map(({ colors }) => colors.length)).toEqual([5, 100, 5]);
});

test("limits take precedence over a style that conflicts with them", () => {
  const { colors, problems } = randomColors({ ...RANDOM_DEFAULTS, seed: "a", style: "dark", lightness: [0.8, 0.9] });
  expect(problems).toEqual(["No dark color lies within the limits, so the limits were kept and the style was not."]);
  for (const one of colors) expect(convert(one, "oklch").l).toBeGreaterThan(0.79);
});

test("any options return finite colors in the gamut", () => {
  const band = (most: number) =>
    fc
      .tuple(fc.double({ min: 0, max: most, noNaN: true }), fc.double({ min: 0, max: most, noNaN: true }))
      .map(([a, b]): [number, number] => (a < b ? [a, b] : [b, a]));
  const options = fc.record({
    seed: fc.string(),
    count: fc.integer({ min: 1, max: 12 }),
    style: fc.constantFrom(...RANDOM_STYLES),
    hueArc: fc.option(fc.tuple(fc.integer({ min: 0, max: 359 }), fc.integer({ min: 0, max: 359 }))),
    lightness: band(1),
    chroma: band(0.4),
    minDeltaE: fc.integer({ min: 0, max: 30 }),
    contrastWith: fc.option(
      fc.record({ color: fc.integer({ min: 0, max: 0xffffff }).map(fromRgb24), ratio: fc.constantFrom(3, 4.5, 7) }),
    ),
    isColorBlindSafe: fc.boolean(),
    family: fc.option(fc.constantFrom("red" as const, "blue" as const, "gray" as const)),
    locked: fc.constant<(Color | null)[]>([]),
    gamut: fc.constantFrom("srgb" as const, "display-p3" as const),
  });
  fc.assert(
    fc.property(options, (asked) => {
      const { colors } = randomColors(asked);
      expect(colors).toHaveLength(asked.count);
      for (const one of colors) {
        expect(Object.values(one).every((value) => typeof value !== "number" || Number.isFinite(value))).toBe(true);
        expect(isInGamut(one, asked.gamut)).toBe(true);
      }
    }),
    { numRuns: 40 },
  );
});
