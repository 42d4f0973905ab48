import { expect, test } from "vitest";
import type { Color } from "#color/color.ts";
import { convert, fromRgb24, toRgb24 } from "#color/convert.ts";
import type { ShapedGradient } from "#color/gradient/gradient-shape.ts";
import * as changes from "./changes.ts";
import { initial, type State, type Stop } from "./state.ts";

const black = fromRgb24(0x000000);
const white = fromRgb24(0xffffff);
const red = fromRgb24(0xff0000);
const blue = fromRgb24(0x0000ff);
const stop = (color: Color, position: number, middle = 50): Stop => ({ color, position, middle });
const plain: State = { ...initial, space: "srgb" };
const two: State = { ...plain, stops: [stop(black, 20, 30), stop(white, 70)] };
const four: State = {
  ...plain,
  tab: "multiple",
  stops: [stop(black, 0, 30), stop(white, 20, 10), stop(red, 80, 60), stop(blue, 100)],
};

test("angles wrap around, easing values are clamped, and corners are unchanged", () => {
  expect(changes.change(initial, { direction: "top left" })).toEqual({ ...initial, direction: "top left" });
  expect(changes.change(initial, { direction: -90, turn: 450 })).toEqual({ ...initial, direction: 270, turn: 90 });
  expect(changes.change(initial, { easing: [-1, 0.123, 2, 0.5] })).toEqual({ ...initial, easing: [0, 0.12, 1, 0.5] });
});

test("two colors keep their places when the tab changes, and more are reduced to the ends", () => {
  const many = changes.setTab(two, "multiple");
  expect(many).toEqual({ ...two, tab: "multiple" });
  expect(changes.setTab(many, "2colors")).toEqual(two);
  expect(changes.setTab(four, "multiple")).toBe(four);
  expect(changes.setTab(four, "2colors")).toEqual({ ...plain, stops: [stop(black, 0), stop(blue, 100)] });
});

test("a color is changed in place", () => {
  expect(changes.setColor(two, 0, red)).toEqual({ ...two, stops: [stop(red, 20, 30), stop(white, 70)] });
  expect(changes.setColor(two, 2, red)).toBe(two);
});

test("imported colors are evenly spaced, up to twelve", () => {
  expect(changes.setColors(two, [])).toBe(two);
  expect(changes.setColors(two, [red, blue])).toEqual({ ...plain, stops: [stop(red, 0), stop(blue, 100)] });
  const many = changes.setColors(two, [...Array<Color>(11).fill(red), blue, black]);
  expect(many.tab).toBe("multiple");
  expect(many.stops).toHaveLength(12);
  expect(many.stops.at(-1)).toEqual(stop(blue, 100));
});

test("a dark color gets a lighter partner, a light one a darker one, and a gray a gray one", () => {
  const partnerOf = (color: Color) => changes.setColors(initial, [color]).stops[1]?.color as Color;
  const lightnessOf = (rgb24: number) => convert(partnerOf(fromRgb24(rgb24)), "oklch").l;
  const own = (rgb24: number) => convert(fromRgb24(rgb24), "oklch").l;
  expect(lightnessOf(0x07485b)).toBeCloseTo(own(0x07485b) + 0.42, 2);
  expect(lightnessOf(0xacfa70)).toBeCloseTo(own(0xacfa70) - 0.42, 2);
  const gray = toRgb24(partnerOf({ ...fromRgb24(0x404040), alpha: 0.5 }));
  expect([gray >> 16, (gray >> 8) & 255]).toEqual([gray & 255, gray & 255]);
  expect(partnerOf({ ...fromRgb24(0x404040), alpha: 0.5 }).alpha).toBe(0.5);
});

test("each stop but the last has a midpoint", () => {
  expect(changes.setMiddle(two, 0, 75.123)).toEqual({ ...two, stops: [stop(black, 20, 75.12), stop(white, 70)] });
  expect(changes.setMiddle(two, 0, 120).stops[0]?.middle).toBe(100);
  expect(changes.setMiddle(two, 1, 75)).toBe(two);
});

test("an added stop has the color at its place, and the midpoint before it is reset", () => {
  const even = changes.setMiddle(four, 0, 50);
  expect(changes.addStop(even, 10).stops[1]).toEqual(stop(fromRgb24(0x808080), 10));
  const added = changes.addStop(four, 50);
  expect(added.stops.map(({ position, middle }) => [position, middle])).toEqual([
    [0, 30],
    [20, 50],
    [50, 50],
    [80, 60],
    [100, 50],
  ]);
});

test("an added color is stored as sRGB if possible, and as OKLCH otherwise", () => {
  const added = (color: Color, last = color) => {
    const state: State = { ...initial, space: "oklch", stops: [stop(color, 0), stop(last, 100)] };
    return changes.addStop(state, 30).stops[1]?.color;
  };
  expect(added({ space: "oklch", l: 0.71236, c: 0.30004, h: 150.126, alpha: 1 })).toEqual({
    space: "oklch",
    l: 0.7124,
    c: 0.3,
    h: 150.13,
    alpha: 1,
  });
  expect(added({ space: "oklch", l: 0.7, c: 0.3, h: 359.999, alpha: 1 })).toMatchObject({ h: 0 });
  expect(added(white, { ...white, alpha: 0.55555 })).toEqual({ ...white, alpha: 0.867 });
});

test("a color is added in the middle of the widest gap", () => {
  expect(changes.widestGap(four)).toMatchObject({ index: 2, position: 50 });
  expect(changes.addStop(four, 50).stops.map(({ position }) => position)).toEqual([0, 20, 50, 80, 100]);
  expect(changes.widestGap(two)).toMatchObject({ index: 1, position: 45 });
  expect(changes.widestGap({ ...two, stops: [stop(black, 30), stop(white, 30)] })).toMatchObject({ position: 30 });
});

test("removing a stop resets the midpoint before it", () => {
  expect(changes.removeStop(four, 1).stops).toEqual([stop(black, 0), stop(red, 80, 60), stop(blue, 100)]);
  expect(changes.removeStop(four, 0).stops).toEqual(four.stops.slice(1));
  expect(changes.removeStop(four, 3).stops).toEqual([...four.stops.slice(0, 2), stop(red, 80)]);
});

test("reversing mirrors places and midpoints", () => {
  const moved = changes.moveStop(four, 0, 10);
  expect(changes.reverse(moved).stops).toEqual([
    stop(blue, 0, 40),
    stop(red, 20, 90),
    stop(white, 80, 70),
    stop(black, 90),
  ]);
});

test("colors can be reordered, and places and midpoints stay", () => {
  const places = (colors: Color[]) => colors.map((color, index) => ({ ...four.stops[index], color }));
  expect(changes.moveColor(four, 0, 2).stops).toEqual(places([white, red, black, blue]));
  expect(changes.moveColor(four, 3, 0).stops).toEqual(places([blue, black, white, red]));
  expect(changes.moveColor(four, 0, 4)).toBe(four);
  expect(changes.moveColor(four, 4, 0)).toBe(four);
});

test("evenly spaced colors keep their order and lose their midpoints", () => {
  const even = [stop(black, 0), stop(white, 33.33), stop(red, 66.67), stop(blue, 100)];
  expect(changes.spaceEvenly(four)).toEqual({ ...four, stops: even });
});

test("an imported gradient sets its shape and position, and clears easing and fit", () => {
  const stops = [
    { color: red, position: 0.1, middle: 0.3 },
    { color: blue, position: 0.9 },
  ];
  const taken = { ...initial, space: "lab", hue: "longer", stops: [stop(red, 10, 30), stop(blue, 90)] } as const;
  const take = (shape: ShapedGradient["shape"]) =>
    changes.takeGradient(
      { ...initial, easing: [0.4, 0, 1, 1], isFitted: true },
      { shape, space: "lab", hue: "longer", stops },
    );
  const conic = { x: 20, y: 30 };
  const radial = { kind: "radial", form: "ellipse", extent: "closest-side", x: 20, y: 30 } as const;
  expect(take({ kind: "linear", direction: 45 })).toEqual({ ...taken, direction: 45 });
  expect(take(radial)).toEqual({ ...taken, ...radial });
  expect(take({ kind: "conic", angle: 15, ...conic })).toEqual({ ...taken, kind: "conic", turn: 15, ...conic });
});

test("only the first twelve stops of a long imported gradient are used", () => {
  const stops = Array.from({ length: 14 }, (_, index) => ({ color: red, position: index / 10 - 0.2, middle: 0.3 }));
  const gradient = { shape: { kind: "linear", direction: 90 }, space: "oklab", hue: "shorter", stops } as const;
  const taken = changes.takeGradient(initial, gradient).stops;
  expect(taken.map(({ position }) => position)).toEqual([-20, -10, 0, 10, 20, 30, 40, 50, 60, 70, 80, 90]);
  expect(taken.map(({ middle }) => middle)).toEqual([...Array<number>(11).fill(30), 50]);
});

test("the palette of a gradient runs from end to end in even steps", () => {
  const at = (position: number): Color => ({ space: "srgb", r: position, g: position, b: position, alpha: 1 });
  expect(changes.paletteAlong(at, 4).map(toRgb24)).toEqual([0x000000, 0x555555, 0xaaaaaa, 0xffffff]);
});
