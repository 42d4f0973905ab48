import { expect, test } from "vitest";
import { wcagContrast } from "#color/contrast/contrast.ts";
import { convert, fromRgb24, toRgb24 } from "#color/convert.ts";
import { addColor, setKind, setPin } from "./changes.ts";
import { makeScales, measureSteps, type Scale, safeRange } from "./make-scales.ts";
import { initial, KINDS, tidy } from "./state.ts";

const yellow = fromRgb24(0xffe000);
const codes = (scale: Scale | undefined) => scale?.steps.map(({ color }) => toRgb24(color)) ?? [];

for (const kind of KINDS) {
  test(`the ${kind} scale has its exact color and the requested number of steps and names`, () => {
    for (const rgb24 of [0x0d6986, 0xffe000, 0x000000, 0xffffff, 0x808080]) {
      const state = setKind({ ...initial, colors: [fromRgb24(rgb24)] }, kind);
      const [scale] = makeScales(state);
      expect(codes(scale)[scale?.baseStep ?? -1]).toBe(rgb24);
      expect(scale?.steps).toHaveLength(state.steps);
      expect(new Set(scale?.steps.map(({ name }) => name)).size).toBe(state.steps);
    }
  });
}

test("the color is placed at a chosen step, and a pinned color stays", () => {
  const [scale] = makeScales(setPin({ ...initial, baseStep: 5 }, { scale: 0, step: 8, color: fromRgb24(0x102030) }));
  expect(codes(scale)[5]).toBe(0x0d6986);
  expect(codes(scale)[8]).toBe(0x102030);
});

test("aligned scales share the lightness of each column and report how far their color moved", () => {
  const [first, second] = makeScales({ ...initial, colors: [fromRgb24(0x0d6986), yellow], isAligned: true });
  const lightness = (scale: Scale | undefined) => scale?.steps.map(({ color }) => convert(color, "oklch").l) ?? [];
  for (const [step, l] of lightness(second).entries()) expect(l).toBeCloseTo(lightness(first)[step] ?? 0, 6);
  expect(first?.baseDeltaE).toBe(0);
  expect(second?.baseDeltaE).toBeGreaterThan(0);
  expect(second?.steps.map(({ name }) => name)).toEqual(first?.steps.map(({ name }) => name));
});

test("a drift of zero keeps the hue of yellow in its dark steps", () => {
  const hues = (drift: "natural" | [number, number]) =>
    makeScales({ ...initial, colors: [yellow], drift })[0]?.steps.map(({ color }) => convert(color, "oklch").h ?? 0) ??
    [];
  const { h } = convert(yellow, "oklch");
  for (const hue of hues([0, 0])) expect(Math.abs(hue - (h ?? 0))).toBeLessThan(0.5);
  expect((h ?? 0) - (hues("natural").at(-1) ?? 0)).toBeGreaterThan(10);
});

test("a contrast scale meets its targets on its background or reports misses", () => {
  const state = setKind({ ...initial, background: fromRgb24(0x777777) }, "contrast");
  const [scale] = makeScales(state);
  expect(scale?.misses.length).toBeGreaterThan(0);
  const [onWhite] = makeScales(setKind(initial, "contrast"));
  expect(wcagContrast(codes(onWhite).at(-1) ?? 0, 0xffffff)).toBeGreaterThanOrEqual(16);
});

test("the safe range on white starts where all further steps pass", () => {
  const [scale] = makeScales(initial);
  if (!scale) throw new Error("no scale");
  const range = safeRange(scale, 0xffffff);
  const measured = measureSteps(scale, 0);
  expect(measured.map(({ onWhite }) => onWhite >= 4.5)).toEqual(measured.map((_, step) => step >= (range?.from ?? 99)));
  expect(safeRange(scale, 0x000000)?.from).toBe(0);
});

test("six scales of twenty steps have 120 steps in total", () => {
  let state = tidy({ ...initial, steps: 20 });
  for (let press = 0; press < 5; press++) state = addColor(state);
  expect(makeScales(state).flatMap(({ steps }) => steps)).toHaveLength(120);
});
