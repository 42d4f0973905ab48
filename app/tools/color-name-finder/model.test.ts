import fc from "fast-check";
import { expect, test } from "vitest";
import { anyPreciseColor, testAnyQuery, testRoundTrip } from "#app/tools/test-model.ts";
import { fromRgb24 } from "#color/convert.ts";
import { CODE_POINT } from "#color/test-code-point.ts";
import {
  initial,
  MAX_COLORS,
  MAX_TEXT_CHARACTERS,
  model,
  moveColor,
  NAMING_LISTS,
  nextTitle,
  removeColor,
  type State,
  setActive,
  setColors,
  setList,
  setText,
} from "./model.ts";

const anyColor = anyPreciseColor(fc.double({ min: 0, max: 1, noNaN: true }));
const settings = { list: fc.constantFrom(...NAMING_LISTS), title: fc.nat(99) };
const asText = fc
  .record({ text: fc.string({ minLength: 1, maxLength: 200, unit: CODE_POINT }), ...settings })
  .map(({ text, list, title }) => ({ ...setText(initial, text), list, title }));
const asColors = fc
  .record({ colors: fc.array(anyColor, { minLength: 1, maxLength: MAX_COLORS }), at: fc.nat(), ...settings })
  .map(({ colors, at, list, title }): State => ({ text: "", colors, active: at % colors.length, list, title }));
const anyState: fc.Arbitrary<State> = fc.oneof(asText, asColors);

testRoundTrip(model, anyState);

test("the query string omits initial values and contains text as typed", () => {
  expect(model.write(initial).toString()).toBe("ver=2");
  expect(model.write(setText(initial, "sea foam")).toString()).toBe("q=sea+foam&ver=2");
  expect(model.write(setColors(initial, [fromRgb24(0x0d6986)])).toString()).toBe("c=0d6986&ver=2");
});

test("colors are named from the curated list, but from all names in older links", () => {
  expect(model.read(new URLSearchParams()).state.list).toBe("best");
  expect(model.read(new URLSearchParams("c=0d6986&ver=2")).state.list).toBe("best");
  expect(model.read(new URLSearchParams("c=0d6986")).state.list).toBe("all");
  expect(model.read(new URLSearchParams("c=0d6986&l=xkcd")).state.list).toBe("xkcd");
});

testAnyQuery(model, "qciltx", fc.string({ unit: CODE_POINT }), ({ text, colors, active }) => {
  expect(colors.length).toBeGreaterThan(0);
  expect(colors.length).toBeLessThanOrEqual(MAX_COLORS);
  expect(colors[active]).toBeDefined();
  expect(text === "" || text.trim() !== "").toBe(true);
});

test("every bad parameter causes a notice", () => {
  expect(model.read(new URLSearchParams("c=nonsense&i=9&l=ral&t=-1")).notices).toHaveLength(4);
});

test("text replaces colors, colors replace text, and blank text changes nothing", () => {
  const asked = setText(setColors(initial, [fromRgb24(1), fromRgb24(2)], 1), "teal");
  expect(asked).toEqual({ ...initial, text: "teal" });
  expect(setText(asked, "  ")).toBe(asked);
  expect(setColors(asked, [fromRgb24(1)])).toEqual({ ...initial, colors: [fromRgb24(1)] });
  expect(setColors(asked, [])).toBe(asked);
  expect(setText(initial, "a".repeat(5000)).text).toHaveLength(MAX_TEXT_CHARACTERS);
});

test("a palette has at most twelve colors, and the last one cannot be removed", () => {
  const many = Array.from({ length: 20 }, (_, value) => fromRgb24(value));
  expect(setColors(initial, many, 15)).toMatchObject({ colors: many.slice(0, 12), active: 11 });
  expect(removeColor(initial, many.slice(0, 3), 2)).toMatchObject({ colors: many.slice(0, 2), active: 1 });
  expect(removeColor(initial, many.slice(0, 2), 0)).toMatchObject({ colors: many.slice(1, 2), active: 0 });
  expect(removeColor(initial, many.slice(0, 3), 0)).toMatchObject({ colors: many.slice(1, 3), active: 0 });
  expect(removeColor(initial, many.slice(0, 1), 0)).toBe(initial);
  expect(moveColor(initial, many.slice(0, 3), 0, 2).colors).toEqual([many[1], many[2], many[0]]);
  expect(moveColor(initial, many.slice(0, 3), 2, 3)).toBe(initial);
  expect(moveColor(initial, many.slice(0, 3), -1, 0)).toBe(initial);
});

test("another list starts with the first title, and titles wrap around", () => {
  const third = { ...initial, title: 2 };
  expect(setList(third, "css")).toEqual({ ...initial, list: "css" });
  expect(nextTitle(third, 3).title).toBe(0);
  expect(setActive(third, third.colors, 2)).toEqual({ ...third, active: 2 });
});
