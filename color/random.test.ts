import { expect, test } from "vitest";
import { convert } from "./convert.ts";
import { createRandom, randomColor } from "./random.ts";

test("the same seed gives the same numbers and another seed gives different ones", () => {
  const numbers = (seed: number | string) => Array.from({ length: 5 }, createRandom(seed));
  expect(numbers(42)).toEqual(numbers(42));
  expect(numbers("autumn")).toEqual(numbers("autumn"));
  expect(numbers("autumn")).not.toEqual(numbers("winter"));
  expect(numbers(42)).not.toEqual(numbers(43));
});

test("the sequence of a seed never changes, so that links keep their palettes", () => {
  const random = createRandom("huesmith");
  const words = Array.from({ length: 4 }, () => random() * 2 ** 32);
  expect(words).toEqual([3784010704, 2115984293, 848803607, 3187233010]);
});

test("numbers are distributed evenly from 0 to 1", () => {
  const random = createRandom(1);
  const bins = new Array<number>(20).fill(0);
  for (let i = 0; i < 40_000; i++) {
    const bin = Math.floor(random() * 20);
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  expect(bins).toHaveLength(20);
  // Chi-squared with 19 degrees of freedom is below 43.8 in 999 of 1,000 cases.
  const chiSquared = bins.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
  expect(chiSquared).toBeLessThan(43.8);
});

test("seed 0, negative seeds and an empty string work", () => {
  for (const seed of [0, -1, 0xffffffff, ""]) {
    const x = createRandom(seed)();
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThan(1);
  }
});

test("the same seed gives the same colors and another seed gives different ones", () => {
  const colors = (seed: string) => {
    const random = createRandom(seed);
    return Array.from({ length: 5 }, () => randomColor(random));
  };
  expect(colors("a")).toEqual(colors("a"));
  expect(colors("a")).not.toEqual(colors("b"));
});

test("random colors are in sRGB", () => {
  const random = createRandom("gamut");
  for (let i = 0; i < 500; i++) {
    const { r, g, b } = convert(randomColor(random), "srgb");
    for (const x of [r, g, b]) expect(Math.abs(x - 0.5)).toBeLessThanOrEqual(0.5 + 1e-9);
  }
});

test("random colors fill the gamut's OKLab volume evenly", () => {
  // The share of the sRGB volume below a lightness and in each quarter of the hue circle, counted on a fine grid.
  const step = 0.008;
  const grid = { all: 0, dark: 0, quarters: [0, 0, 0, 0] };
  for (let l = step / 2; l < 1; l += step) {
    for (let a = -0.33; a < 0.33; a += step) {
      for (let b = -0.33; b < 0.33; b += step) {
        const { r, g, b: blue } = convert({ space: "oklab", l, a, b, alpha: 1 }, "srgb");
        if (Math.min(r, g, blue) < 0 || Math.max(r, g, blue) > 1) continue;
        grid.all++;
        if (l < 0.6) grid.dark++;
        const quarter = Math.floor(((Math.atan2(b, a) * 180) / Math.PI + 360) / 90) % 4;
        grid.quarters[quarter] = (grid.quarters[quarter] ?? 0) + 1;
      }
    }
  }
  const random = createRandom("volume");
  const drawn = Array.from({ length: 4000 }, () => randomColor(random));
  const share = (count: number) => count / drawn.length;
  expect(share(drawn.filter(({ l }) => l < 0.6).length)).toBeCloseTo(grid.dark / grid.all, 1);
  for (const [quarter, count] of grid.quarters.entries()) {
    const found = drawn.filter(({ h }) => Math.floor((h ?? 0) / 90) === quarter).length;
    expect(Math.abs(share(found) - count / grid.all)).toBeLessThan(0.025);
  }
});
