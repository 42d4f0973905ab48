import { expect, test } from "vitest";
import { convert, fromRgb24, toRgb24 } from "./convert.ts";
import { type ScaleStep, scale, stepNames, textSafeFrom } from "./scale.ts";

const CRIMSON = fromRgb24(0xdb073d);
const TEAL = fromRgb24(0x07485b);

test("a scale has the steps 50, 100 to 900 and 950", () => {
  const names = ["50", "100", "200", "300", "400", "500", "600", "700", "800", "900", "950"];
  expect(scale(CRIMSON).map(({ name }) => name)).toEqual(names);
  expect(stepNames(9)).toEqual(["100", "200", "300", "400", "500", "600", "700", "800", "900"]);
});

test("3 to 20 steps, all names different", () => {
  for (let steps = 3; steps <= 20; steps++) expect(new Set(stepNames(steps)).size).toBe(steps);
  expect(scale(CRIMSON, { steps: 1 })).toHaveLength(3);
  expect(scale(CRIMSON, { steps: 99 })).toHaveLength(20);
});

test("the base stays exactly as given, at the step of its lightness or at a chosen one", () => {
  const pinned = (steps: ScaleStep[]) => steps.filter(({ isBase }) => isBase);
  expect(pinned(scale(CRIMSON))).toEqual([{ name: "600", color: CRIMSON, isBase: true }]);
  expect(pinned(scale(TEAL))).toEqual([{ name: "900", color: TEAL, isBase: true }]);
  for (const name of stepNames(11)) {
    expect(pinned(scale(CRIMSON, { base: name }))).toEqual([{ name, color: CRIMSON, isBase: true }]);
  }
});

test("a vivid yellow is no 50, though it is as light", () => {
  const pinned = (value: number) => scale(fromRgb24(value)).find(({ isBase }) => isBase)?.name;
  expect(pinned(0xffff00)).toBe("300");
  expect(pinned(0xf5f5dc)).toBe("50");
});

test("lightness only falls, wherever the base is pinned", () => {
  for (const value of [0xdb073d, 0x07485b, 0xdba507, 0x8ec7d2, 0xffff00, 0x0000ff, 0x808080, 0xf5f5dc]) {
    for (const base of [undefined, "50", "300", "950"]) {
      const lightness = scale(fromRgb24(value), base === undefined ? {} : { base }).map(
        ({ color }) => convert(color, "oklab").l,
      );
      for (let step = 1; step < 11; step++) expect(lightness[step]).toBeLessThan(lightness[step - 1] as number);
    }
  }
});

test("every step lies in the gamut and keeps the hue", () => {
  for (const value of [0xdb073d, 0xdba507, 0x0000ff, 0x00ff00]) {
    const hue = convert(fromRgb24(value), "oklch").h as number;
    for (const { color } of scale(fromRgb24(value))) {
      const { r, g, b } = convert(color, "srgb");
      expect(Math.min(r, g, b)).toBeGreaterThan(-1e-3);
      expect(Math.max(r, g, b)).toBeLessThan(1 + 1e-3);
      expect(convert(color, "oklch").h).toBeCloseTo(hue, 6);
    }
  }
});

test("the light end is thin, and a gray scale stays gray", () => {
  const steps = scale(CRIMSON).map(({ color }) => convert(color, "oklch").c);
  expect(steps[0]).toBeLessThan(0.02);
  expect(steps[6]).toBeGreaterThan(0.2);
  for (const { color } of scale(fromRgb24(0x808080))) expect(convert(color, "oklch").c).toBeLessThan(1e-5);
});

test("a hue drift reaches its degrees at the ends", () => {
  const steps = scale(CRIMSON, { hueDrift: [10, -20] });
  const hue = convert(CRIMSON, "oklch").h as number;
  expect(convert(steps[0]?.color ?? CRIMSON, "oklch").h).toBeCloseTo(hue + 10, 6);
  expect(convert(steps[10]?.color ?? CRIMSON, "oklch").h).toBeCloseTo((hue - 20 + 360) % 360, 6);
});

test("white, black and transparent bases give a scale without NaN", () => {
  for (const value of [0xffffff, 0x000000]) {
    for (const { color } of scale({ ...fromRgb24(value), alpha: 0.5 })) {
      expect(toRgb24(color)).toBeGreaterThanOrEqual(0);
      expect(color.alpha).toBe(0.5);
    }
  }
});

test("the first step that is safe as text is named, and none if even the darkest fails", () => {
  const steps = scale(CRIMSON);
  expect(textSafeFrom(steps, 0xffffff)).toBe("600");
  expect(textSafeFrom(steps, 0xffffff, 21)).toBeNull();
});
