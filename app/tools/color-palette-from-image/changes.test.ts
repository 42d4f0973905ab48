import { expect, test } from "vitest";
import type { Color } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import {
  addFound,
  addSwatch,
  moveSwatch,
  removeSwatch,
  replaceSwatch,
  searchOf,
  setColors,
  setCount,
  setSettings,
  setSwatch,
  takeFound,
  toggleLock,
} from "./changes.ts";
import { initial, MAX_COLORS, MAX_MERGE, MIN_CROP, type State, type Swatch } from "./state.ts";

const RED = fromRgb24(0xff0000);
const GREEN = fromRgb24(0x00ff00);
const BLUE = fromRgb24(0x0000ff);
const WHITE = fromRgb24(0xffffff);
const POINT = { x: 3, y: 4 };
const CROP = { x: 100, y: 200, width: 300, height: 400 };

const plain = (color: Color, point: Swatch["point"] = null): Swatch => ({ color, point, isLocked: false });
const locked = (color: Color, point: Swatch["point"] = null): Swatch => ({ color, point, isLocked: true });
const glassy = (color: Color): Color => ({ ...color, alpha: 0.5 });
const foundOf = (colors: readonly Color[]) => colors.map((color) => ({ color, point: POINT }));
const grays = (count: number) => Array.from({ length: count }, (_, at) => fromRgb24(at * 0x0a0a0a));
const withSwatches = (...swatches: readonly Swatch[]): State => ({ ...initial, swatches, count: 3 });

const three = withSwatches(plain(RED, POINT), locked(GREEN, POINT), plain(BLUE));

test("locked colors are kept, and only the others are searched for", () => {
  const state: State = { ...three, strategy: "muted", mergeDeltaE: 9, crop: CROP };
  const { ignore } = initial;
  const search = { strategy: "muted", ignore, mergeDeltaE: 9, crop: CROP };
  expect(searchOf(state)).toEqual({ ...search, count: 2, kept: [GREEN] });
  expect(searchOf({ ...state, count: 8 })).toEqual({ ...search, count: 7, kept: [GREEN] });
});

test("nothing is searched for if more colors are locked than requested", () => {
  const state = { ...withSwatches(locked(RED), locked(GREEN), locked(BLUE)), count: 2 };
  expect(searchOf(state)).toMatchObject({ count: 0, kept: [RED, GREEN, BLUE] });
});

test("found colors are opaque and unlocked, have their points and skip locked places", () => {
  const before = { ...three, crop: CROP };
  expect(takeFound(before, "hills", foundOf([glassy(WHITE), RED, glassy(BLUE)]))).toEqual({
    ...before,
    swatches: [plain(WHITE, POINT), locked(GREEN, POINT), plain(RED, POINT), plain(BLUE, POINT)],
  });
  expect(takeFound(before, "hills", foundOf([WHITE])).swatches).toEqual([plain(WHITE, POINT), locked(GREEN, POINT)]);
});

test("a different picture clears the crop and the points of locked colors", () => {
  expect(takeFound({ ...three, crop: CROP }, "k3f9", foundOf([WHITE, RED]))).toEqual({
    ...three,
    picture: "k3f9",
    swatches: [plain(WHITE, POINT), locked(GREEN), plain(RED, POINT)],
    crop: null,
  });
});

test("found colors fill the palette up to 20 colors", () => {
  const { swatches } = takeFound(three, "hills", foundOf(grays(24)));
  expect(swatches).toHaveLength(MAX_COLORS);
  expect(swatches[1]).toEqual(locked(GREEN, POINT));
});

test("the found color farthest from the palette is added, and duplicates are not", () => {
  const one = withSwatches(plain(RED));
  expect(addFound(one, foundOf([RED, fromRgb24(0xf01010), BLUE])).swatches).toEqual([plain(RED), plain(BLUE, POINT)]);
  expect(addFound(one, foundOf([RED]))).toBe(one);
  expect(addFound(one, [])).toBe(one);
});

test("changing a setting leaves the others unchanged", () => {
  const state: State = { ...three, mergeDeltaE: 9, crop: CROP };
  expect(setSettings(state, { strategy: "vibrant" })).toEqual({ ...state, strategy: "vibrant" });
  expect(setSettings(state, { mergeDeltaE: 12.4 })).toEqual({ ...state, mergeDeltaE: 12 });
  expect(setSettings(state, { mergeDeltaE: 0 })).toEqual({ ...state, mergeDeltaE: 0 });
  expect(setSettings(state, { mergeDeltaE: 99 })).toEqual({ ...state, mergeDeltaE: MAX_MERGE });
  expect(setSettings(state, { crop: null })).toEqual({ ...state, crop: null });
});

test("a crop is rounded, stays inside the picture and has a minimum size", () => {
  const crop = (x: number, y: number, width: number, height: number) =>
    setSettings(initial, { crop: { x, y, width, height } }).crop;
  const corner = 1000 - MIN_CROP;
  expect(crop(100.4, 200.6, 299.7, 400.2)).toEqual({ x: 100, y: 201, width: 300, height: 400 });
  expect(crop(600, 700, 900, 900)).toEqual({ x: 600, y: 700, width: 400, height: 300 });
  expect(crop(-5, -9, 1, 2)).toEqual({ x: 0, y: 0, width: MIN_CROP, height: MIN_CROP });
  expect(crop(2000, 3000, 500, 500)).toEqual({ x: corner, y: corner, width: MIN_CROP, height: MIN_CROP });
});

test("2 to 20 colors can be requested, but not fewer than are locked", () => {
  expect(setCount(three, 0)).toEqual({ ...three, count: 2 });
  expect(setCount(three, 4.6)).toEqual({ ...three, count: 5 });
  expect(setCount(three, 99)).toEqual({ ...three, count: MAX_COLORS });
  const state = withSwatches(locked(RED), locked(GREEN), plain(WHITE), locked(BLUE));
  expect(setCount(state, 2).count).toBe(3);
});

test("removing a color keeps the others and lowers the count by one", () => {
  const { swatches } = initial;
  expect(removeSwatch(initial, 1)).toEqual({
    ...initial,
    swatches: swatches.filter((_, place) => place !== 1),
    count: swatches.length - 1,
  });
  expect(removeSwatch(withSwatches(plain(RED), plain(BLUE)), 0)).toEqual({
    ...withSwatches(plain(BLUE)),
    count: 2,
  });
});

test("neither the last color nor a missing one can be removed", () => {
  const one = withSwatches(plain(RED));
  expect(removeSwatch(one, 0)).toBe(one);
  expect(removeSwatch(three, 3)).toBe(three);
});

test("an added color is last, opaque and unlocked, and raises the count by one", () => {
  expect(addSwatch(three, glassy(WHITE), POINT)).toEqual({
    ...three,
    swatches: [...three.swatches, plain(WHITE, POINT)],
    count: 4,
  });
});

test("a 21st color is rejected", () => {
  const full = setColors(initial, grays(MAX_COLORS));
  expect(addSwatch(full, WHITE, null)).toBe(full);
  const almostFull = setColors(initial, grays(MAX_COLORS - 1));
  expect(addSwatch(almostFull, WHITE, null).swatches).toHaveLength(MAX_COLORS);
});

test("a changed color is opaque, has the new point and keeps its lock", () => {
  expect(setSwatch(three, 1, glassy(WHITE), { x: 8, y: 9 })).toEqual({
    ...three,
    swatches: [plain(RED, POINT), locked(WHITE, { x: 8, y: 9 }), plain(BLUE)],
  });
  expect(setSwatch(three, 3, WHITE, null)).toBe(three);
});

test("a moved color keeps its point and its lock", () => {
  expect(moveSwatch(three, 1, 2)).toEqual({
    ...three,
    swatches: [plain(RED, POINT), plain(BLUE), locked(GREEN, POINT)],
  });
  expect(moveSwatch(three, 0, 3)).toBe(three);
  expect(moveSwatch(three, 3, 0)).toBe(three);
});

test("a lock can be toggled on and off", () => {
  const state = toggleLock(three, 0);
  expect(state).toEqual({ ...three, swatches: [locked(RED, POINT), ...three.swatches.slice(1)] });
  expect(toggleLock(state, 0)).toEqual(three);
  expect(toggleLock(three, 3)).toBe(three);
});

test("up to 20 imported colors replace all, opaque and without points or locks", () => {
  expect(setColors(three, [glassy(WHITE), RED])).toEqual({
    ...three,
    swatches: [plain(WHITE), plain(RED)],
    count: 2,
  });
  expect(setColors(three, grays(24))).toEqual({
    ...three,
    swatches: grays(MAX_COLORS).map((color) => plain(color)),
    count: MAX_COLORS,
  });
  expect(setColors(three, [])).toBe(three);
});

test("a color is replaced by the found one least like any in the palette", () => {
  const almostRed = fromRgb24(0xfa0505);
  const almostBlue = fromRgb24(0x0505fa);
  expect(replaceSwatch(three, 0, foundOf([almostRed, WHITE, almostBlue]))).toEqual({
    ...three,
    swatches: [plain(WHITE, POINT), ...three.swatches.slice(1)],
  });
});

test("no color is replaced if all found colors are already in the palette", () => {
  expect(replaceSwatch(three, 0, foundOf([RED, GREEN, BLUE]))).toBe(three);
  expect(replaceSwatch(three, 0, [])).toBe(three);
});
