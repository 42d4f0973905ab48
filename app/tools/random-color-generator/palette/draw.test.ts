import { expect, test } from "vitest";
import { fromRgb24, toRgb24 } from "#color/convert.ts";
import { deltaE2000 } from "#color/difference/difference.ts";
import { printHex } from "#color/text/print.ts";
import { model } from "../model.ts";
import { setLimits, toggleKept } from "./changes.ts";
import { colorsOf, drawColors } from "./draw.ts";
import { initial, type State } from "./state.ts";

const GREENS = Array.from({ length: 200 }, (_, index) => ({
  name: `Green ${index}`,
  rgb24: (((index * 37) % 120) << 16) | ((90 + ((index * 53) % 160)) << 8) | ((index * 91) % 120),
}));
const named = setLimits(initial, [], { word: "green" });

test("only listed colors are drawn, without repeats, and a seed always draws the same", () => {
  const { slots, problems } = drawColors(named, GREENS);
  const drawn = colorsOf(drawColors(named, GREENS)).map(toRgb24);
  expect(problems).toEqual([]);
  expect(new Set(drawn).size).toBe(12);
  expect(drawn.every((rgb24) => GREENS.some((green) => green.rgb24 === rgb24))).toBe(true);
  expect(drawColors({ ...named }, GREENS).slots).toEqual(slots);
  expect(drawColors({ ...named, seed: "other" }, GREENS).slots).not.toEqual(slots);
});

test("limits hold, and if names run out, fewer colors are drawn with a reason", () => {
  const drawn = drawColors({ ...named, minDeltaE: 20 }, GREENS);
  const colors = colorsOf(drawn);
  const { problems, rejected } = drawn;
  for (const [index, a] of colors.entries()) {
    for (const b of colors.slice(index + 1)) expect(deltaE2000(a, b)).toBeGreaterThanOrEqual(20);
  }
  expect(colors.length).toBeLessThan(12);
  expect(problems).toHaveLength(1);
  expect(rejected[0]?.reason).toBe("Too close to another color");
  expect(drawColors({ ...named }, []).problems).toEqual(["No color is named “green”."]);
});

test("locked colors stay where they are", () => {
  const state = { ...named, fixed: [null, fromRgb24(0xff0000)], kept: [1] };
  expect(drawColors(state, GREENS).slots[1]).toEqual(fromRgb24(0xff0000));
  expect(drawColors(state, GREENS).slots).toHaveLength(12);
});

test("a locked color is not drawn again, and the colors after it stay", () => {
  const { state } = model.read(new URLSearchParams("s=other&c=x-eb3ac1-x-x-x-x-x-x-x-71252d"));
  const { slots } = drawColors(state);
  expect(printHex(slots[4] ?? fromRgb24(0))).toBe("#EE5568");
  const locked: State = { ...state, fixed: state.fixed.with(4, slots[4] ?? null), kept: [1, 4, 9] };
  expect(drawColors(locked).slots).toEqual(slots);
  for (const count of [10, 11, 20, 100]) {
    expect(drawColors({ ...locked, count }).slots.slice(0, 10)).toEqual(slots.slice(0, 10));
  }
});

test.each<[string, Partial<State>]>([
  ["no limits", {}],
  ["a style", { style: "pastel" }],
  ["ranges", { lightness: [40, 60], hueArc: [300, 40] }],
  ["Display P3", { gamut: "display-p3" }],
  ["a distance", { minDeltaE: 8 }],
  ["a contrast", { contrast: { color: fromRgb24(0xffffff), ratio: 4.5 } }],
])("with %s, no draw repeats a locked color of the same seed", (_, limits) => {
  for (const count of [6, 12, 100]) {
    const state = { ...initial, ...limits, count };
    const { slots } = drawColors(state);
    for (const places of [[0], [1, 4], [5, 2, 3]]) {
      const locked = setLimits(places.reduce(toggleKept, state), slots, limits);
      const again = drawColors(locked).slots.map((color) => JSON.stringify(color));
      expect(new Set(again).size).toBe(count);
      expect(again.slice(0, 90)).toEqual(slots.slice(0, 90).map((color) => JSON.stringify(color)));
    }
  }
});

test("if the limits allow only a locked color, fewer are drawn with a reason", () => {
  const gray: State = { ...initial, lightness: [50, 50], chroma: [0, 0], count: 4 };
  const locked = setLimits(toggleKept(gray, 2), drawColors(gray).slots, {});
  const { slots, problems } = drawColors(locked);
  expect(slots.map((color) => color !== null)).toEqual([false, false, true, false]);
  expect(problems).toEqual(["Only 1 of 4 colors: no more fit the limits."]);
});
