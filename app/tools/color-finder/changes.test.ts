import { expect, test } from "vitest";
import { fromRgb24 } from "#color/convert.ts";
import {
  choose,
  clearFilter,
  hasFilter,
  initial,
  MAX_CHROMA,
  MAX_LIGHTNESS,
  type State,
  setApartFrom,
  setEnd,
  setHue,
} from "./model.ts";

const RED = fromRgb24(0xdb073d);

test("a hue is whole and goes around; none takes all hues", () => {
  expect(setHue(initial, 200.4)).toEqual({ ...initial, hue: 200 });
  expect(setHue(initial, -10).hue).toBe(350);
  expect(setHue(initial, 359.6).hue).toBe(0);
  expect(setHue({ ...initial, hue: 200 }, null)).toEqual(initial);
});

test("contrast, spelling and distance each change alone", () => {
  expect(choose(initial, { contrast: 7 })).toEqual({ ...initial, contrast: 7 });
  expect(choose(initial, { spelling: "value" })).toEqual({ ...initial, spelling: "value" });
  expect(choose(initial, { farthest: 5 })).toEqual({ ...initial, farthest: 5 });
});

test("the color to tell apart is opaque, and can be taken away", () => {
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
])("%s alone is a filter, which can be cleared", (_, state) => {
  expect(hasFilter(state)).toBe(true);
  expect(clearFilter(state)).toEqual(initial);
});

test("a color, a set, a spelling and a distance are no filter, and clearing one keeps them", () => {
  const state: State = { ...initial, color: RED, set: "css", spelling: "value", farthest: 5 };
  expect(hasFilter(state)).toBe(false);
  expect(clearFilter(setHue(state, 200))).toEqual(state);
});
