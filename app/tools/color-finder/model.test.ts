import fc from "fast-check";
import { expect, test } from "vitest";
import { anyPreciseColor, testAnyQuery, testRoundTrip } from "#app/tools/test-model.ts";
import { fromRgb24 } from "#color/convert.ts";
import { CODE_POINT } from "#color/test-code-point.ts";
import {
  CONTRASTS,
  choose,
  clearFilter,
  FARTHEST,
  FINDER_SETS,
  hasFilter,
  initial,
  MAX_CHROMA,
  MAX_LIGHTNESS,
  model,
  SPELLINGS,
  type State,
  setApartFrom,
  setBackground,
  setEnd,
  setHue,
  setHueWidth,
} from "./model.ts";

const opaque = anyPreciseColor();
const rangeTo = (limit: number) =>
  fc.tuple(fc.nat(limit), fc.nat(limit)).map((ends): [number, number] => [Math.min(...ends), Math.max(...ends)]);
const anyState: fc.Arbitrary<State> = fc.record({
  color: opaque,
  set: fc.constantFrom(...FINDER_SETS),
  hue: fc.option(fc.nat(359)),
  hueWidth: fc.integer({ min: 5, max: 120 }),
  lightness: rangeTo(100),
  chroma: rangeTo(MAX_CHROMA),
  background: fc.option(opaque),
  contrast: fc.constantFrom(...CONTRASTS),
  apartFrom: fc.option(opaque),
  spelling: fc.constantFrom(...SPELLINGS),
  farthest: fc.constantFrom(...FARTHEST),
});

testRoundTrip(model, anyState);

test("the query string contains only values that differ from the defaults", () => {
  expect(model.write(initial).toString()).toBe("");
  const state = setHue(choose(initial, { color: fromRgb24(0xdb073d), set: "radix" }), 365);
  expect(decodeURIComponent(model.write(state).toString())).toBe("c=db073d&s=radix&h=5~30");
});

testAnyQuery(model, ["c", "s", "h", "l", "k", "bg", "cr", "cb", "w", "d", "x"], fc.string({ unit: CODE_POINT }));

test("every bad parameter falls back with a notice, and an empty one without", () => {
  const bad = "c=nonsense&s=ral&h=400&l=9~3&k=0~99&bg=x&cr=2&cb=x&w=x&d=3";
  expect(model.read(new URLSearchParams(bad)).notices).toHaveLength(10);
  expect(model.read(new URLSearchParams(bad)).state).toEqual(initial);
  expect(model.read(new URLSearchParams("c=&s=&h=&bg=&cb="))).toEqual({ state: initial, notices: [] });
});

test("the ends of a range push each other and stay within limits", () => {
  expect(setEnd(setEnd(initial, "lightness", 1, 40), "lightness", 0, 60).lightness).toEqual([60, 60]);
  expect(setEnd(setEnd(initial, "chroma", 0, 20), "chroma", 1, 10).chroma).toEqual([10, 10]);
  expect(setEnd(initial, "chroma", 1, 900).chroma).toEqual([0, MAX_CHROMA]);
  expect(setHueWidth(initial, 999).hueWidth).toBe(120);
});

test("a filter is detected, and clearing it keeps the color and the set", () => {
  const filtered = setBackground(choose(initial, { set: "css" }), { ...fromRgb24(0xffffff), alpha: 0.5 });
  expect(filtered.background?.alpha).toBe(1);
  expect(hasFilter(filtered)).toBe(true);
  expect(clearFilter(filtered)).toEqual(choose(initial, { set: "css" }));
  expect(hasFilter(initial)).toBe(false);
});

const RED = fromRgb24(0xdb073d);

test("a hue is rounded and wraps around, and null allows all hues", () => {
  expect(setHue(initial, 200.4)).toEqual({ ...initial, hue: 200 });
  expect(setHue(initial, -10).hue).toBe(350);
  expect(setHue(initial, 359.6).hue).toBe(0);
  expect(setHue({ ...initial, hue: 200 }, null)).toEqual(initial);
});

test("contrast, spelling and distance change independently", () => {
  expect(choose(initial, { contrast: 7 })).toEqual({ ...initial, contrast: 7 });
  expect(choose(initial, { spelling: "value" })).toEqual({ ...initial, spelling: "value" });
  expect(choose(initial, { farthest: 5 })).toEqual({ ...initial, farthest: 5 });
});

test("the color to be distinguished from is opaque and can be removed", () => {
  const state = setApartFrom(initial, { ...RED, alpha: 0.5 });
  expect(state).toEqual({ ...initial, apartFrom: RED });
  expect(setApartFrom(state, null)).toEqual(initial);
});

test.each<[string, State]>([
  ["a hue", setHue(initial, 0)],
  ["a least lightness", setEnd(initial, "lightness", 0, 10)],
  ["a most lightness", setEnd(initial, "lightness", 1, MAX_LIGHTNESS - 10)],
  ["a least chroma", setEnd(initial, "chroma", 0, 1)],
  ["a most chroma", setEnd(initial, "chroma", 1, MAX_CHROMA - 1)],
  ["a background", { ...initial, background: RED }],
  ["a color to tell apart", { ...initial, apartFrom: RED }],
])("%s alone counts as a filter and can be cleared", (_, state) => {
  expect(hasFilter(state)).toBe(true);
  expect(clearFilter(state)).toEqual(initial);
});

test("color, set, spelling and distance are not filters, and clearing a filter keeps them", () => {
  const state: State = { ...initial, color: RED, set: "css", spelling: "value", farthest: 5 };
  expect(hasFilter(state)).toBe(false);
  expect(clearFilter(setHue(state, 200))).toEqual(state);
});
