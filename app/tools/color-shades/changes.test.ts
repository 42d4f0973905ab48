import { expect, test } from "vitest";
import type { Color } from "#color/color.ts";
import { convert, fromRgb24 } from "#color/convert.ts";
import { deltaE2000 } from "#color/difference/difference.ts";
import {
  addColor,
  change,
  moveColor,
  removeColor,
  removePin,
  setColor,
  setColors,
  setKind,
  setPin,
  setSteps,
} from "./changes.ts";
import { initial, MAX_COLORS, type State } from "./state.ts";

const [RED, GREEN, BLUE, WHITE] = [0xdb073d, 0x1e8a44, 0x0d6986, 0xffffff].map(fromRgb24) as [
  Color,
  Color,
  Color,
  Color,
];
const pin = (scale: number, step: number, color = WHITE) => ({ scale, step, color });

const three: State = { ...initial, colors: [RED, GREEN, BLUE] };
/** The same step in two scales, and two steps of one scale. */
const pinned: State = { ...three, pins: [pin(0, 4), pin(1, 4), pin(1, 7), pin(2, 7)] };

test("changing a color keeps the other scales and the pins", () => {
  expect(setColor(pinned, 1, WHITE)).toEqual({ ...pinned, colors: [RED, WHITE, BLUE] });
});

test("colors, pins and the background become opaque", () => {
  const half = { ...GREEN, alpha: 0.5 };
  expect(setColor(three, 1, half)).toEqual(three);
  expect(setColors(three, [RED, half, BLUE])).toEqual(three);
  expect(setPin(three, pin(0, 4, half))).toEqual(setPin(three, pin(0, 4, GREEN)));
  expect(change(three, { background: half })).toEqual({ ...three, background: GREEN });
});

test("new colors clear the pins of the old ones", () => {
  expect(setColors(pinned, [BLUE, WHITE])).toEqual({ ...three, colors: [BLUE, WHITE] });
  expect(setColors(pinned, [])).toBe(pinned);
});

test("an added color has the lightness of the last one and a hue far from it", () => {
  const [, last] = addColor({ ...initial, colors: [RED] }).colors.map((color) => convert(color, "oklch"));
  const before = convert(RED, "oklch");
  expect(last?.l).toBeCloseTo(before.l, 1);
  expect(Math.abs((last?.h ?? 0) - ((before.h ?? 0) + 137.5))).toBeLessThan(6);
});

test("a color added to white, black or a gray differs from it", () => {
  for (const rgb24 of [0xffffff, 0x000000, 0xfafafa, 0x030303]) {
    const [first, second] = addColor({ ...initial, colors: [fromRgb24(rgb24)] }).colors as [Color, Color];
    expect(deltaE2000(first, second)).toBeGreaterThan(20);
  }
});

test("an added color is as vivid as the last one, and never gray", () => {
  const addedTo = (color: Color) => convert(addColor({ ...initial, colors: [color] }).colors[1] as Color, "oklch").c;
  const vivid: Color = { space: "oklch", alpha: 1, l: 0.6, c: 0.12, h: 200 };
  expect(addedTo(vivid)).toBeCloseTo(0.12, 2);
  expect(addedTo(fromRgb24(0x808080))).toBeCloseTo(0.08, 2);
});

test("adding a color keeps the others and their pins", () => {
  const next = addColor(pinned);
  expect(next).toEqual({ ...pinned, colors: [RED, GREEN, BLUE, next.colors[3]] });
});

test("a seventh color is rejected", () => {
  const full: State = { ...initial, colors: Array.from({ length: MAX_COLORS }, () => RED) };
  expect(addColor(full)).toBe(full);
});

test("removing a color removes its pins, and pins of later colors follow", () => {
  expect(removeColor(pinned, 1)).toEqual({ ...pinned, colors: [RED, BLUE], pins: [pin(0, 4), pin(1, 7)] });
  expect(removeColor({ ...initial, colors: [RED, BLUE] }, 0).colors).toEqual([BLUE]);
});

test("a moved color keeps its pins", () => {
  expect(moveColor(pinned, 2, 0)).toEqual({
    ...pinned,
    colors: [BLUE, RED, GREEN],
    pins: [pin(1, 4), pin(2, 4), pin(2, 7), pin(0, 7)],
  });
  expect(moveColor(pinned, 3, 0)).toBe(pinned);
});

test("changing the kind sets its number of steps, unless one was chosen", () => {
  expect(setKind(initial, "tints")).toEqual({ ...initial, kind: "tints", steps: 10 });
  expect(setKind(initial, "material")).toEqual({ ...initial, kind: "material", steps: 13 });
  expect(setKind(setSteps(initial, 7), "material")).toEqual({ ...initial, kind: "material", steps: 7 });
});

test("pins and chosen steps stay if the number of steps does not change", () => {
  const state: State = { ...pinned, baseStep: 5, against: 3 };
  expect(setKind(state, "oklch")).toEqual({ ...state, kind: "oklch" });
  expect(setSteps(state, 11)).toEqual(state);
});

test("changing the number of steps clears the pins and the chosen steps", () => {
  const state: State = { ...pinned, baseStep: 5, against: 3 };
  expect(setSteps(state, 12)).toEqual({ ...three, steps: 12 });
  expect(setKind(state, "radix")).toEqual({ ...three, kind: "radix", steps: 12 });
});

test("a pin replaces the one at its step and keeps all others", () => {
  expect(setPin(pinned, pin(1, 4, RED)).pins).toEqual([pin(0, 4), pin(1, 7), pin(2, 7), pin(1, 4, RED)]);
  expect(setPin(pinned, pin(2, 1)).pins).toEqual([...pinned.pins, pin(2, 1)]);
});

test("removing a pin keeps the others in its scale and at its step", () => {
  expect(removePin(pinned, 1, 4)).toEqual({ ...pinned, pins: [pin(0, 4), pin(1, 7), pin(2, 7)] });
  expect(removePin(pinned, 2, 4)).toEqual(pinned);
});

test("a setting changes nothing else and is clamped to its limits", () => {
  expect(change(pinned, { hue: "shifted" })).toEqual({ ...pinned, hue: "shifted" });
  expect(change(pinned, { against: 99, drift: [-80, 12.4] })).toEqual({ ...pinned, against: 10, drift: [-60, 12] });
  expect(change(pinned, { chroma: { amount: 999, light: -1, dark: 20 } })).toEqual({
    ...pinned,
    chroma: { amount: 200, light: 0, dark: 20 },
  });
});
