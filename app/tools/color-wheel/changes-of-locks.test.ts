import { expect, test } from "vitest";
import type { Color } from "#color/color.ts";
import * as changes from "./changes.ts";
import { model } from "./model.ts";
import type { State } from "./state.ts";

const oklch = (l: number, c: number, h: number): Color => ({ space: "oklch", l, c, h, alpha: 1 });
const triad = changes.setColors(model.initial, [oklch(0.5, 0.08, 20)]);
const free = changes.setColors(model.initial, [oklch(0.5, 0.05, 20), oklch(0.4, 0.06, 140), oklch(0.8, 0.04, 260)]);
const lightnesses = (state: State) => state.colors.map((color) => (color as { l: number }).l);

test("channels are locked and unlocked one by one", () => {
  const hue = changes.toggleLock(triad, 1, "h");
  expect(hue).toEqual({ ...triad, pins: [{}, { h: 140 }, {}] });
  const both = changes.toggleLock(hue, 1, "l");
  expect(both).toEqual({ ...triad, pins: [{}, { h: 140, l: 0.5 }, {}] });
  expect(changes.toggleLock(both, 1, "h")).toEqual({ ...triad, pins: [{}, { l: 0.5 }, {}] });
});

test("a color is locked as a whole, and unlocked if it is fully locked", () => {
  const locked = changes.toggleAllLocks(triad, 1);
  expect(locked).toEqual({ ...triad, pins: [{}, { h: 140, c: 0.08, l: 0.5 }, {}] });
  expect(changes.toggleAllLocks(locked, 1)).toEqual(triad);
  expect(changes.toggleAllLocks(changes.toggleLock(triad, 1, "h"), 1)).toEqual(locked);
});

test("locked channels do not move and do not move other colors", () => {
  const locked = changes.toggleAllLocks(triad, 1);
  expect(changes.moveMarker(locked, 1, { h: 200, c: 0.02, l: 0.9 })).toEqual(locked);
  const light = changes.toggleLock(free, 0, "l");
  const moved = changes.moveMarker(light, 0, { h: 30, l: 0.9 });
  expect(moved).toEqual({ ...light, colors: light.colors.with(0, oklch(0.5, 0.05, 30)) });
});

test("setting a color updates its locked values", () => {
  const base = changes.toggleLock(triad, 0, "h");
  expect(changes.setColor(base, 0, oklch(0.6, 0.05, 90))).toEqual({
    ...triad,
    colors: [oklch(0.6, 0.05, 90)],
    pins: [{ h: 90 }, {}, {}],
  });
  const second = changes.toggleLock(free, 1, "l");
  expect(changes.setColor(second, 1, oklch(0.6, 0.05, 90))).toEqual({
    ...free,
    colors: free.colors.with(1, oklch(0.6, 0.05, 90)),
    pins: [{}, { l: 0.6 }, {}],
  });
});

test("under a rule, all colors follow the lightness of the base", () => {
  expect(changes.setLightness(triad, 0.3)).toEqual({ ...triad, colors: [oklch(0.3, 0.08, 20)] });
  const adjusted = changes.moveMarker(changes.toggleLock(triad, 0, "l"), 1, { l: 0.3 });
  expect(changes.leadingLightness(adjusted)).toBe(0.5);
  expect(changes.setLightness(adjusted, 0.9)).toEqual(adjusted);
});

test("free colors get lighter and darker together, until one is black or white", () => {
  expect(changes.leadingLightness(free)).toBe(0.5);
  expect(changes.setLightness(free, 0.6)).toEqual({
    ...free,
    colors: [oklch(0.6, 0.05, 20), oklch(0.5, 0.06, 140), oklch(0.9, 0.04, 260)],
  });
  expect(lightnesses(changes.setLightness(free, 1))).toEqual([0.7, 0.6, 1]);
  expect(lightnesses(changes.setLightness(free, 0))).toEqual([0.1, 0, 0.4]);
});

test("a locked lightness stays, and the first unlocked one leads", () => {
  const locked = changes.toggleLock(free, 0, "l");
  expect(changes.leadingLightness(locked)).toBe(0.4);
  expect(lightnesses(changes.setLightness(locked, 0.6))).toEqual([0.5, 0.6, 1]);
  expect(lightnesses(changes.setLightness(locked, 0))).toEqual([0.5, 0, 0.4]);
  const dark = changes.toggleLock(free, 1, "l");
  expect(lightnesses(changes.setLightness(dark, 0))).toEqual([0, 0.4, 0.3]);
  const all = [0, 1, 2].reduce((state, index) => changes.toggleLock(state, index, "l"), free);
  expect(changes.leadingLightness(all)).toBe(0.5);
  expect(changes.setLightness(all, 0.9)).toBe(all);
});
