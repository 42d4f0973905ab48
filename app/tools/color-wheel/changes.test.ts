import { expect, test } from "vitest";
import type { Color } from "#color/color.ts";
import { fromRgb24, toRgb24 } from "#color/convert.ts";
import { WHEELS } from "#color/harmony/harmony.ts";
import * as changes from "./changes.ts";
import { markersOf } from "./markers.ts";
import { model } from "./model.ts";
import { toPolar } from "./polar.ts";
import type { State } from "./state.ts";

const oklch = (l: number, c: number, h: number): Color => ({ space: "oklch", l, c, h, alpha: 1 });
const [red, green, blue] = [oklch(0.4, 0.05, 20), oklch(0.5, 0.06, 140), oklch(0.8, 0.04, 260)] as const;
const ruled = (id: State["rule"], count: number) =>
  changes.setCount(changes.setRule(changes.setColors(model.initial, [oklch(0.5, 0.08, 20)]), id), count);
const triad = ruled("triad", 3);
const free = changes.setColors(model.initial, [red, green, blue]);

test("choosing the current option again keeps manual changes", () => {
  const adjusted = changes.moveMarker(triad, 1, { c: 0.05, l: 0.3 });
  expect(changes.setRule(adjusted, "triad")).toBe(adjusted);
  expect(changes.setWheel(adjusted, "oklch")).toBe(adjusted);
  expect(changes.setCount(adjusted, 3)).toBe(adjusted);
});

test("five free colors are still five under a rule with two by default", () => {
  const five = changes.setColors(model.initial, [red, green, blue, red, green]);
  expect(changes.setRule(five, "complementary")).toMatchObject({ rule: "complementary", count: 5, colors: [red] });
});

test("more neighbors reduce the angle, and an angle that fits stays", () => {
  const wide = changes.setAngle(ruled("analogous", 3), 60);
  expect(changes.setCount(wide, 6).angle).toBe(60);
  expect(changes.setCount(wide, 12).angle).toBe(30);
  expect(changes.setCount(changes.setAngle(wide, 20), 12).angle).toBe(20);
});

test("a free color is removed with its locks, and at least two are left", () => {
  const locked = changes.toggleLock(changes.toggleLock(free, 0, "h"), 2, "l");
  const two = changes.removeMarker(locked, 0);
  expect(two).toEqual({ ...free, colors: [green, blue], count: 2, pins: [{}, { l: 0.8 }], tweaks: [{}, {}] });
  expect(changes.removeMarker(two, 1)).toBe(two);
});

test("under a rule, the last color is removed, whichever is chosen", () => {
  const five = ruled("split", 5);
  expect(changes.removeMarker(five, 0)).toEqual(ruled("split", 4));
  expect(changes.removeMarker(five, 4)).toEqual(ruled("split", 4));
});

test("a free color keeps its locks when it is reordered", () => {
  const locked = changes.toggleLock(free, 0, "l");
  const last = changes.moveInOrder(locked, 0, 2);
  expect(last).toEqual({ ...free, colors: [green, blue, red], pins: [{}, {}, { l: 0.4 }] });
  expect(changes.moveInOrder(last, 2, 0)).toEqual(locked);
});

test("no color moves past either end, and the order of a rule is fixed", () => {
  expect(changes.moveInOrder(free, 0, -1)).toEqual(free);
  expect(changes.moveInOrder(free, 1, 3)).toEqual(free);
  const adjusted = changes.moveMarker(triad, 1, { l: 0.3 });
  expect(changes.moveInOrder(adjusted, 1, 2)).toEqual(adjusted);
});

test("black, white and grays keep their hue and chroma on every wheel", () => {
  for (const wheel of WHEELS) {
    const start = changes.setWheel(changes.setColors(model.initial, [fromRgb24(0x2a9d8f)]), wheel);
    const { c, l } = toPolar(fromRgb24(0x2a9d8f), wheel);
    for (const path of [
      [{ l: 0 }, { l: 1 }, { l }],
      [{ c: 0 }, { c }],
    ]) {
      const { colors } = path.reduce((state, to) => changes.moveMarker(state, 0, to), start);
      expect(colors.map(toRgb24), wheel).toEqual([0x2a9d8f]);
    }
  }
});

test("all colors follow the chroma and lightness of the base", () => {
  const moved = changes.moveMarker(triad, 0, { h: 50, c: 0.06, l: 0.6 });
  expect(moved).toEqual({ ...triad, colors: [oklch(0.6, 0.06, 50)] });
  expect(markersOf(moved).map(({ color }) => color)).toEqual([50, 170, 290].map((h) => oklch(0.6, 0.06, h)));
  expect(changes.moveMarker(triad, 0, { c: 2, l: -1 }).colors).toEqual([oklch(0, 0.33, 20)]);
});

test("any other color can have its own chroma and lightness until it is set back", () => {
  const own = changes.moveMarker(triad, 1, { c: 0.05, l: 0.3 });
  expect(own).toEqual({ ...triad, tweaks: [{}, { c: -0.03, l: -0.2 }, {}] });
  expect(markersOf(own)[1]?.color).toEqual(oklch(0.3, 0.05, 140));
  expect(changes.moveMarker(own, 1, { c: 0.08 }).tweaks).toEqual([{}, { l: -0.2 }, {}]);
  expect(changes.moveMarker(own, 1, { c: 0.08, l: 0.5 })).toEqual(triad);
});

test("with equal lightness, changing the lightness of one changes all", () => {
  const equal = changes.setEqual(triad, true);
  expect(changes.moveMarker(equal, 1, { l: 0.3 })).toEqual({ ...equal, colors: [oklch(0.3, 0.08, 20)] });
});

test("a free color moves alone", () => {
  const moved = changes.moveMarker(free, 1, { h: 100, c: 0.03, l: 0.6 });
  expect(moved).toEqual({ ...free, colors: [red, oklch(0.6, 0.03, 100), blue] });
});

test("with the base hue locked, only colors that depend on the angle can turn", () => {
  const fan = changes.toggleLock(ruled("analogous", 5), 0, "h");
  expect(changes.moveMarker(fan, 3, { h: 100 })).toEqual({ ...fan, angle: 40 });
  const compound = changes.toggleLock(ruled("compound", 4), 0, "h");
  expect(changes.moveMarker(compound, 2, { h: 180 })).toEqual({ ...compound, angle: 20 });
  expect(changes.moveMarker(compound, 3, { h: 210 })).toEqual(compound);
});

test("setting a color under a rule turns the base and keeps its chroma and lightness", () => {
  expect(changes.setColor(triad, 1, oklch(0.6, 0.05, 160))).toEqual({
    ...triad,
    colors: [oklch(0.5, 0.08, 40)],
    tweaks: [{}, { c: -0.03, l: 0.1 }, {}],
  });
});

test("the base and free colors are set to exactly the given color", () => {
  const exact = fromRgb24(0x0d6986);
  expect(changes.setColor(triad, 0, exact)).toEqual({ ...triad, colors: [exact] });
  expect(changes.setColor(free, 1, exact)).toEqual({ ...free, colors: [red, exact, blue] });
});

test("a single imported color keeps the rule, or uses a triad after free colors", () => {
  expect(changes.setColors(ruled("split", 3), [blue])).toEqual({ ...ruled("split", 3), colors: [blue] });
  expect(changes.setColors(free, [blue])).toEqual({ ...triad, colors: [blue] });
});

test("several imported colors are free, up to twelve", () => {
  const before = changes.setEqual(changes.toggleAllLocks(ruled("analogous", 3), 1), true);
  expect(changes.setColors(before, [green, blue])).toEqual({
    ...triad,
    colors: [green, blue],
    rule: "custom",
    count: 2,
    pins: [{}, {}],
    tweaks: [{}, {}],
  });
  const many = Array.from({ length: 14 }, (_, at) => oklch(0.5, 0.05, at * 10));
  expect(changes.setColors(before, many)).toMatchObject({ count: 12, colors: many.slice(0, 12) });
  expect(changes.setColors(before, [])).toBe(before);
});

test("a new free color is in the middle of the widest gap, as light and colorful as the last", () => {
  const added = (...hues: number[]) => {
    const colors = hues.map((h) => oklch(0.6, 0.04, h));
    const next = changes.setCount(changes.setColors(model.initial, colors), hues.length + 1);
    expect(next.colors.slice(0, -1)).toEqual(colors);
    return next.colors.at(-1);
  };
  expect(added(300, 40, 100, 350)).toEqual(oklch(0.6, 0.04, 200));
  expect(added(200, 40, 100)).toEqual(oklch(0.6, 0.04, 300));
  expect(changes.setCount(free, 4).colors.at(-1)).toEqual(oklch(0.8, 0.04, 80));
});
