import fc from "fast-check";
import { expect, test } from "vitest";
import { testAnyQuery, testRoundTrip } from "#app/tools/test-model.ts";
import { blend } from "#color/blend.ts";
import type { Hex } from "#color/color.ts";
import { hexOf } from "#color/text/print.ts";
import { BASE_SETS } from "./bench-controls.tsx";
import {
  addColor,
  addParts,
  editColor,
  moveBorder,
  moveColor,
  readCount,
  removeColor,
  reset,
  setBaseColors,
  setCount,
  setCounts,
  setMode,
  shareRange,
} from "./changes.ts";
import { model } from "./model.ts";
import { colorsToBlend, MAX_BASE_COLORS, MAX_COUNT, MODES, type Mode, partsOf, type State } from "./state.ts";

const anyHex: fc.Arbitrary<Hex> = fc.integer({ min: 0, max: 0xffffff }).map(hexOf);
const anyState: fc.Arbitrary<State> = fc.record({
  baseColors: fc.uniqueArray(fc.record({ color: anyHex, count: fc.nat({ max: MAX_COUNT }) }), {
    minLength: 1,
    maxLength: MAX_BASE_COLORS,
    selector: ({ color }) => color,
  }),
  activeMode: fc.constantFrom(...MODES),
  target: fc.option(anyHex),
});

function expectLegal({ baseColors, activeMode }: State) {
  expect(baseColors.length).toBeGreaterThanOrEqual(1);
  expect(baseColors.length).toBeLessThanOrEqual(MAX_BASE_COLORS);
  expect(new Set(baseColors.map(({ color }) => color)).size).toBe(baseColors.length);
  for (const { color, count } of baseColors) {
    expect(color).toMatch(/^#[0-9A-F]{6}$/);
    expect(Number.isInteger(count) && count >= 0 && count <= MAX_COUNT).toBe(true);
  }
  expect(MODES).toContain(activeMode);
}

testRoundTrip(model, anyState);

testAnyQuery(
  model,
  ["c", "n", "m", "t", "color", "count"],
  fc.oneof(
    fc.string(),
    fc.constantFrom("fff-fff-000", "-1--99-1e9-x", "NaN", "fff_.5-red", "pigment", "oklch~.7~.3~150", "-".repeat(3000)),
  ),
  expectLegal,
);

test("the default is red 0, orange 0, yellow 3, green 4, blue 4, indigo 0, violet 0, mixed as RGB", () => {
  expect(model.initial.baseColors).toEqual([
    { color: "#FF0000", count: 0 },
    { color: "#FFA500", count: 0 },
    { color: "#FFFF00", count: 3 },
    { color: "#008000", count: 4 },
    { color: "#0000FF", count: 4 },
    { color: "#4B0082", count: 0 },
    { color: "#EE82EE", count: 0 },
  ]);
  expect(model.initial.activeMode).toBe("rgb");
  expect(model.read(new URLSearchParams())).toEqual({ state: model.initial, notices: [] });
});

test("adding is blocked at 40", () => {
  let state = model.initial;
  for (let press = 0; press < 50; press++) state = addParts(state, 0, 1);
  expect(state.baseColors[0]?.count).toBe(40);
  expect(addParts(state, 0, 1)).toBe(state);
});

test("removing is blocked at 0", () => {
  expect(addParts(model.initial, 0, -1)).toBe(model.initial);
  expect(addParts(model.initial, 2, -1).baseColors[2]?.count).toBe(2);
});

test("a typed count is truncated, made non-negative and capped at 40", () => {
  expect(readCount("-7")).toBe(7);
  expect(readCount("−7")).toBe(7);
  expect(readCount("99")).toBe(40);
  expect(readCount("-99")).toBe(40);
  expect(readCount(" 12 ")).toBe(12);
  expect(readCount("3.9")).toBe(3);
  expect(readCount("3,9")).toBe(3);
  expect(readCount("－１２")).toBe(12);
  expect(readCount("0")).toBe(0);
  expect(setCount(model.initial, 0, -7).baseColors[0]?.count).toBe(7);
  expect(setCount(model.initial, 0, 99).baseColors[0]?.count).toBe(40);
});

test("typed text that is not a number is ignored, and the last count stays", () => {
  for (const text of ["", "abc", "1e3", "0x10", "Infinity", "1 2", "--3", "."]) expect(readCount(text)).toBeNull();
  expect(setCount(model.initial, 2, Number.NaN)).toBe(model.initial);
});

test("a new base color is added last with one part, and a duplicate is rejected", () => {
  const next = addColor(model.initial, "#123456");
  expect(next.baseColors.at(-1)).toEqual({ color: "#123456", count: 1 });
  expect(addColor(next, "#123456")).toBe(next);
  expect(addColor(model.initial, "#FF0000")).toBe(model.initial);
});

test("at most 20 base colors are allowed", () => {
  let state = model.initial;
  for (let number = 1; number < 40; number++) state = addColor(state, hexOf(number));
  expect(state.baseColors).toHaveLength(20);
  const { state: read, notices } = model.read(
    new URLSearchParams({ c: Array.from({ length: 25 }, (_, number) => hexOf(number).slice(1)).join("-") }),
  );
  expect(read.baseColors).toHaveLength(20);
  expect(notices).toEqual(["Only the first 20 of 25 colors could be used."]);
});

test("a base color is edited in place and keeps its parts, and a duplicate is rejected", () => {
  expect(editColor(model.initial, 2, "#123456").baseColors[2]).toEqual({ color: "#123456", count: 3 });
  expect(editColor(model.initial, 2, "#0000FF")).toBe(model.initial);
});

test("a base color can be removed, but not the last one", () => {
  const next = removeColor(model.initial, 2);
  expect(next.baseColors.map(({ color }) => color)).not.toContain("#FFFF00");
  const single = setBaseColors(model.initial, [{ color: "#FF0000", count: 1 }]);
  expect(removeColor(single, 0)).toBe(single);
});

test("only a known mode can be chosen", () => {
  expect(setMode(model.initial, "oklab").activeMode).toBe("oklab");
  expect(setMode(model.initial, "magic" as Mode)).toBe(model.initial);
});

test("reset restores the initial state", () => {
  expect(reset()).toEqual(model.initial);
});

test("only colors with parts are blended, with shares in percent to two decimals", () => {
  expect(colorsToBlend(model.initial)).toEqual([
    { color: "#FFFF00", count: 3, width: 27.27 },
    { color: "#008000", count: 4, width: 36.36 },
    { color: "#0000FF", count: 4, width: 36.36 },
  ]);
  expect(colorsToBlend(setCounts(model.initial, []))).toEqual([]);
});

test("an empty blend is #000000", () => {
  expect(blend(colorsToBlend(setCounts(model.initial, [])), "rgb")).toBe("#000000");
});

test("the default blend is #46745D", () => {
  expect(blend(colorsToBlend(model.initial), "rgb")).toBe("#46745D");
});

test("moving a border of the bar transfers parts from one neighbor to the other", () => {
  const next = moveBorder(model.initial, 0, 5);
  expect(next.baseColors.map(({ count }) => count)).toEqual([0, 0, 5, 2, 4, 0, 0]);
  expect(moveBorder(model.initial, 0, 99).baseColors.map(({ count }) => count)).toEqual([0, 0, 6, 1, 4, 0, 0]);
  expect(moveBorder(model.initial, 1, 0).baseColors.map(({ count }) => count)).toEqual([0, 0, 3, 1, 7, 0, 0]);
  expect(moveBorder(model.initial, 2, 5)).toBe(model.initial);
  expect([shareRange(7), shareRange(60)]).toEqual([
    [1, 6],
    [20, 40],
  ]);
});

test("every change leaves a valid state, and moving a border keeps the total of all parts", () => {
  fc.assert(
    fc.property(anyState, fc.nat(20), fc.nat(20), anyHex, fc.integer(), (state, one, other, color, number) => {
      for (const next of [
        addParts(state, one, 1),
        addParts(state, one, -1),
        setCount(state, one, number),
        addColor(state, color),
        editColor(state, one, color),
        removeColor(state, one),
        moveColor(state, one, other),
        moveBorder(state, one, other),
        setCounts(state, [number, number]),
      ]) {
        expectLegal(next);
      }
      expect(partsOf(moveBorder(state, one, number))).toBe(partsOf(state));
    }),
  );
});

test("colors without counts get one part each", () => {
  const { state } = model.read(new URLSearchParams("c=ff0000-00ff00"));
  expect(state.baseColors).toEqual([
    { color: "#FF0000", count: 1 },
    { color: "#00FF00", count: 1 },
  ]);
});

test("the query string is short and readable", () => {
  const state = setMode(
    setBaseColors(model.initial, [
      { color: "#FF0000", count: 0 },
      { color: "#FFFF00", count: 3 },
      { color: "#0000FF", count: 0 },
    ]),
    "oklab",
  );
  expect(model.write(state).toString()).toBe("c=ff0000-ffff00-0000ff&n=0-3&m=oklab");
  expect(model.write(model.initial).toString()).toBe("");
});

test("bad parameters fall back, each with a notice, and the rest are kept", () => {
  const { state, notices } = model.read(new URLSearchParams("c=ff0000-zebra-00ff00&n=2-9-x&m=magic&t=nothing"));
  expect(state.baseColors).toEqual([
    { color: "#FF0000", count: 2 },
    { color: "#00FF00", count: 0 },
  ]);
  expect(state.activeMode).toBe("rgb");
  expect(state.target).toBeNull();
  expect(notices).toHaveLength(4);
});

test("the form without JavaScript can edit, add and omit colors", () => {
  const query = new URLSearchParams([
    ["color", "#ff0000"],
    ["count", "-3"],
    ["color", ""],
    ["count", "4"],
    ["color", "rebeccapurple"],
    ["count", "99"],
  ]);
  expect(model.read(query).state.baseColors).toEqual([
    { color: "#FF0000", count: 3 },
    { color: "#663399", count: 40 },
  ]);
});

test("repeated colors, alpha and wide-gamut colors each cause a notice", () => {
  expect(model.read(new URLSearchParams("c=f00-ff0000")).notices).toEqual([
    "A color can be added only once, so repeated ones were left out.",
  ]);
  expect(model.read(new URLSearchParams("c=f00_.5")).notices).toHaveLength(1);
  expect(model.read(new URLSearchParams("c=oklch~.7~.3~150")).notices).toHaveLength(1);
});

test("every base set is valid", () => {
  for (const { colors } of BASE_SETS) {
    const next = setBaseColors(model.initial, colors);
    expectLegal(next);
    expect(next.baseColors).toEqual(colors);
  }
});

test("base colors can be removed until one is left", () => {
  let state = setBaseColors(model.initial, [
    { color: "#FF0000", count: 1 },
    { color: "#0000FF", count: 2 },
  ]);
  state = removeColor(state, 0);
  expect(state.baseColors).toEqual([{ color: "#0000FF", count: 2 }]);
  expect(removeColor(state, 0)).toBe(state);
});
