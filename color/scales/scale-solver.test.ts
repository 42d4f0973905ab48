import fc from "fast-check";
import { expect, test } from "vitest";
import type { Color } from "../color.ts";
import { apcaContrast, wcagContrast } from "../contrast/contrast.ts";
import { convert, fromRgb24, toRgb24 } from "../convert.ts";
import { isInGamut } from "../gamut.ts";
import { stepNames } from "./scale-plans.ts";
import { solveScale } from "./scale-solver.ts";
import { SCALE_KINDS, type ScaleRequest, type SolvedScale } from "./scale-types.ts";
import { toneOfLuminance } from "./solve-step.ts";

const CRIMSON = fromRgb24(0xdb073d);
const TEAL = fromRgb24(0x07485b);

const rgb24 = fc.integer({ min: 0, max: 0xffffff });
const kind = fc.constantFrom(...SCALE_KINDS);
const steps = fc.integer({ min: 3, max: 20 });

function lightnesses({ steps }: SolvedScale): number[] {
  return steps.map(({ color }) => convert(color, "oklab").l);
}

function baseName(request: ScaleRequest): string | undefined {
  return solveScale(request).steps.find(({ isBase }) => isBase)?.name;
}

test("every kind contains the base exactly once, at any step", () => {
  const request = fc.record({
    kind,
    base: rgb24.map((value): Color => fromRgb24(value)),
    steps,
    baseStep: fc.option(fc.integer({ min: 0, max: 19 })),
    appearance: fc.constantFrom("light" as const, "dark" as const),
  });
  fc.assert(
    fc.property(request, (asked) => {
      const solved = solveScale(asked);
      const count = asked.kind === "radix" ? 12 : asked.steps;
      expect(solved.steps).toHaveLength(count);
      expect(new Set(solved.steps.map(({ name }) => name)).size).toBe(count);
      expect(solved.steps.filter(({ isBase }) => isBase)).toHaveLength(1);
      expect(solved.steps[solved.baseStep]).toMatchObject({ color: asked.base, isBase: true, isPinned: true });
      if (asked.baseStep !== null) expect(solved.baseStep).toBe(Math.min(asked.baseStep, count - 1));
      for (const { color, isPinned } of solved.steps) {
        expect(Object.values(color).some(Number.isNaN)).toBe(false);
        // One 8-bit step: see edgeChroma for blue.
        if (!isPinned) expect(isInGamut(color, "srgb", 0.004)).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

test("Material tones match CIE lightness: a difference of 40 is 3:1, and of 50 is 4.5:1", () => {
  for (const value of [0xdb073d, 0x0d6986, 0xffd400, 0x3b82f6, 0x808080]) {
    const { steps } = solveScale({ kind: "material", base: fromRgb24(value), steps: 11 });
    expect(steps.map(({ name }) => name)).toEqual(["100", "90", "80", "70", "60", "50", "40", "30", "20", "10", "0"]);
    const free = steps.filter(({ isPinned }) => !isPinned);
    for (const { name, color } of free) {
      expect(toneOfLuminance(convert(color, "xyz-d65").y)).toBeCloseTo(Number(name), 2);
      for (const other of free) {
        const apart = Number(name) - Number(other.name);
        const ratio = wcagContrast(toRgb24(color), toRgb24(other.color));
        if (apart >= 40) expect(ratio).toBeGreaterThan(2.95);
        if (apart >= 50) expect(ratio).toBeGreaterThan(4.45);
      }
    }
  }
});

type Five = [number, number, number, number, number];

test("the base is the solid of the twelve roles, and both texts are readable on the subtle background", () => {
  fc.assert(
    fc.property(rgb24, fc.constantFrom("light" as const, "dark" as const), (value, appearance) => {
      const { steps, baseStep } = solveScale({ kind: "radix", base: fromRgb24(value), appearance });
      expect([baseStep, steps[8]?.role, steps[11]?.role]).toEqual([8, "Solid background", "High-contrast text"]);
      const shown = steps.map(({ color }) => toRgb24(color));
      const [subtle, solid, hover, low, high] = [1, 8, 9, 10, 11].map((step) => shown[step] ?? 0) as Five;
      expect(hover).not.toBe(solid);
      expect(Math.abs(apcaContrast(low, subtle))).toBeGreaterThanOrEqual(60);
      expect(Math.abs(apcaContrast(high, subtle))).toBeGreaterThanOrEqual(90);
      expect(wcagContrast(low, subtle)).toBeGreaterThanOrEqual(4.5);
    }),
    {
      numRuns: 100,
      examples: [
        [0, "light"],
        [0xffffff, "dark"],
      ],
    },
  );
});

test("a contrast that is just met is still met after rounding to 8 bits", () => {
  const { steps, misses } = solveScale({ kind: "radix", base: fromRgb24(0x54d04a) });
  const [subtle, low] = [1, 10].map((step) => toRgb24(steps[step]?.color ?? CRIMSON)) as [number, number];
  expect(wcagContrast(low, subtle)).toBeGreaterThanOrEqual(4.5);
  expect(misses).toEqual([]);
});

test("lightness decreases with each step, wherever the base is pinned", () => {
  for (const value of [0xdb073d, 0x07485b, 0xdba507, 0x8ec7d2, 0xffff00, 0x0000ff, 0x808080, 0xf5f5dc]) {
    for (const baseStep of [null, 0, 4, 10]) {
      for (const kind of ["oklch", "tailwind"] as const) {
        const light = lightnesses(solveScale({ kind, base: fromRgb24(value), baseStep }));
        const dark = lightnesses(solveScale({ kind, base: fromRgb24(value), baseStep, appearance: "dark" }));
        for (let step = 1; step < 11; step++) {
          expect(light[step]).toBeLessThan(light[step - 1] as number);
          expect(dark[step]).toBeGreaterThan(dark[step - 1] as number);
        }
      }
    }
  }
});

test("the oklch kind has even steps between its ends and the base", () => {
  const solved = solveScale({ kind: "oklch", base: CRIMSON, steps: 9, baseStep: 4 });
  const l = lightnesses(solved) as [number, number, number, number, number, number, number, number, number];
  expect(l[1] - l[0]).toBeCloseTo(l[4] - l[3], 10);
  expect(l[5] - l[4]).toBeCloseTo(l[8] - l[7], 10);
});

test("the base is placed by its lightness, but a vivid yellow is not step 50", () => {
  expect(baseName({ kind: "tailwind", base: CRIMSON })).toBe("600");
  expect(baseName({ kind: "tailwind", base: TEAL })).toBe("900");
  expect(baseName({ kind: "tailwind", base: fromRgb24(0xffff00) })).toBe("200");
  expect(baseName({ kind: "tailwind", base: fromRgb24(0xf5f5dc) })).toBe("50");
  expect(baseName({ kind: "tailwind", base: fromRgb24(0xfffdf5) })).toBe("50");
  expect(baseName({ kind: "material", base: fromRgb24(0x0d6986) })).toBe("40");
});

test("additional pinned colors stay unchanged, and the others run between them", () => {
  const [light, dark] = [fromRgb24(0xffe4e9), fromRgb24(0x3b0613)];
  const { steps, misses } = solveScale({
    kind: "tailwind",
    base: CRIMSON,
    pins: [
      { step: 1, color: light },
      { step: 9, color: dark },
    ],
  });
  expect(misses).toEqual([]);
  expect([steps[1]?.color, steps[9]?.color]).toEqual([light, dark]);
  expect(steps.filter(({ isPinned }) => isPinned)).toHaveLength(3);
  const l = steps.map(({ color }) => convert(color, "oklab").l);
  for (let step = 1; step < 11; step++) expect(l[step]).toBeLessThan(l[step - 1] as number);
});

test("pins that conflict or cannot be kept are reported", () => {
  const { misses, steps } = solveScale({
    kind: "tailwind",
    base: CRIMSON,
    baseStep: 5,
    pins: [
      { step: 5, color: TEAL },
      { step: 40, color: TEAL },
      { step: 2, color: TEAL },
    ],
  });
  expect(steps[2]?.color).toEqual(TEAL);
  expect(misses.map(({ step }) => step)).toEqual([2, 5, 5, 40]);
  expect(misses[0]?.why).toContain("The color pinned at step 200 is darker than step 300 after it");
});

test("a dark yellow drifts to brown by default, and keeps its hue on request", () => {
  const hueOf = (request: Partial<ScaleRequest>) =>
    convert(
      solveScale({ kind: "tailwind", base: fromRgb24(0xeab308), ...request }).steps[10]?.color ?? CRIMSON,
      "oklch",
    ).h;
  expect(hueOf({})).toBeLessThan(65);
  expect(hueOf({ hueDrift: [0, 0] })).toBeCloseTo(convert(fromRgb24(0xeab308), "oklch").h as number, 6);
  expect(hueOf({ hueDrift: [0, -20] })).toBeCloseTo((convert(fromRgb24(0xeab308), "oklch").h as number) - 20, 6);
});

test("chroma can be halved, and the ends can be gray", () => {
  const chromas = (chroma: ScaleRequest["chroma"]) =>
    solveScale({ kind: "oklch", base: CRIMSON, baseStep: 5, chroma: chroma ?? {} }).steps.map(
      ({ color }) => convert(color, "oklch").c,
    );
  const usual = chromas(undefined);
  const half = chromas({ amount: 0.5 });
  for (const step of [0, 3, 8]) expect(half[step]).toBeCloseTo((usual[step] as number) / 2, 6);
  expect(chromas({ light: 0, dark: 0 })[0]).toBeLessThan(0.002);
  expect(usual[0]).toBeGreaterThan(0.005);
});

test("gray bases have gray scales, and black and white bases work", () => {
  for (const value of [0x000000, 0x808080, 0xffffff]) {
    for (const kind of SCALE_KINDS) {
      for (const { color } of solveScale({ kind, base: fromRgb24(value) }).steps) {
        expect(convert(color, "oklch").c).toBeLessThan(1e-4);
      }
    }
  }
});

test("transparency is kept throughout the scale", () => {
  for (const { color } of solveScale({ kind: "tailwind", base: { ...CRIMSON, alpha: 0.5 } }).steps) {
    expect(color.alpha).toBe(0.5);
  }
});

test("eleven steps are named 50 to 950, and the names are distinct for any number of steps", () => {
  expect(stepNames(11)).toEqual(["50", "100", "200", "300", "400", "500", "600", "700", "800", "900", "950"]);
  expect(stepNames(9)).toEqual(["100", "200", "300", "400", "500", "600", "700", "800", "900"]);
  for (let count = 3; count <= 20; count++) expect(new Set(stepNames(count)).size).toBe(count);
  expect(solveScale({ kind: "oklch", base: CRIMSON, steps: 1 }).steps).toHaveLength(3);
  expect(solveScale({ kind: "oklch", base: CRIMSON, steps: Number.NaN }).steps).toHaveLength(11);
  expect(solveScale({ kind: "oklch", base: CRIMSON, steps: 99 }).steps).toHaveLength(20);
});
