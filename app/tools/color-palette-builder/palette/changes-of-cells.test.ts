import { expect, test } from "vitest";
import { maxChroma } from "#color/chroma.ts";
import type { Oklch } from "#color/color.ts";
import { convert, fromRgb24 } from "#color/convert.ts";
import {
  adjustCell,
  equalizeColumn,
  equalizeRow,
  resetCell,
  resetCells,
  setBaseStep,
  setCell,
  setChannel,
  setColor,
  setPinned,
  setRampSteps,
} from "./changes.ts";
import { cellAt, type Place } from "./rows.ts";
import { initial, plainColor, type RowKind, type State } from "./state.ts";

const place: Place = { index: 3, kind: "tints", step: 4 };
const missing: readonly Place[] = [
  { ...place, step: 10 },
  { ...place, index: 5 },
  { ...place, kind: "light" },
];
const green = fromRgb24(0x00ff00);
const oklch = (l: number, c: number, h: number | null): Oklch => ({ space: "oklch", l, c, h, alpha: 1 });
const colorAt = (state: State, at: Place) => convert(cellAt(state, at)?.color ?? expect.fail("no such cell"), "oklch");
const lightness = (state: State, index: number, kind: RowKind, count: number) =>
  Array.from({ length: count }, (_, step) => colorAt(state, { index, kind, step }).l);
const editsOf = (state: State) => state.colors.map(({ edits }) => edits.map(({ kind, step }) => `${kind} ${step}`));

test("a cell that does not exist cannot be changed", () => {
  for (const none of missing) {
    expect(setCell(initial, none, green)).toBe(initial);
    expect(setChannel(initial, none, "l", 0.5)).toBe(initial);
    expect(adjustCell(initial, none, "l", 0.1)).toBe(initial);
  }
  expect(resetCell(initial, { ...place, index: 5 })).toBe(initial);
  expect(equalizeRow(initial, 0, "light")).toBe(initial);
  expect(equalizeRow(initial, 5, "tints")).toBe(initial);
  expect(equalizeColumn(initial, "tints", 10)).toBe(initial);
});

test("setting the base cell sets the color itself, and any other cell becomes an edit", () => {
  const [, second] = initial.colors;
  const base = setCell(initial, { index: 1, kind: "shades", step: 0 }, green);
  expect(base).toEqual({ ...initial, colors: initial.colors.with(1, { ...second, ...plainColor(green) }) });
  const edits = [{ kind: "shades", step: 1, color: green }] as const;
  const other = setCell(initial, { index: 1, kind: "shades", step: 1 }, green);
  expect(other).toEqual({ ...initial, colors: initial.colors.with(1, { ...plainColor(fromRgb24(0xdba507)), edits }) });
});

test("lightness is clamped to 0–1, hue wraps around, and neither changes the other channels", () => {
  const set = setCell(initial, place, oklch(0.6, 0.12, 40));
  const after = (channel: "l" | "h", value: number) => colorAt(setChannel(set, place, channel, value), place);
  expect(after("l", 0.95)).toEqual(oklch(0.95, 0.12, 40));
  expect(after("l", 1.5)).toEqual(oklch(1, 0.12, 40));
  expect(after("l", -0.5)).toEqual(oklch(0, 0.12, 40));
  expect(after("h", 200)).toEqual(oklch(0.6, 0.12, 200));
  expect(after("h", 370)).toEqual(oklch(0.6, 0.12, 10));
  expect(after("h", -10)).toEqual(oklch(0.6, 0.12, 350));
});

test("chroma is clamped to sRGB, or to Display P3 if the cell is outside sRGB", () => {
  const set = setCell(initial, place, oklch(0.6, 0.12, 40));
  expect(colorAt(setChannel(set, place, "c", 0.05), place)).toEqual(oklch(0.6, 0.05, 40));
  expect(colorAt(setChannel(set, place, "c", -0.1), place)).toEqual(oklch(0.6, 0, 40));
  const [srgb, p3] = [maxChroma(0.6, 40, "srgb"), maxChroma(0.6, 40, "display-p3")];
  expect(p3 - srgb).toBeGreaterThan(0.01);
  expect(colorAt(setChannel(set, place, "c", 0.5), place).c).toBeCloseTo(srgb, 3);
  const wide = setCell(initial, place, oklch(0.6, (srgb + p3) / 2, 40));
  expect(colorAt(setChannel(wide, place, "c", 0.5), place).c).toBeCloseTo(p3, 3);
});

test("a color whose chroma passes through 0 keeps its hue", () => {
  for (const at of [place, { ...place, step: 0 }]) {
    const { h } = colorAt(initial, at);
    const gray = setChannel(initial, at, "c", 0);
    expect(colorAt(gray, at).c).toBe(0);
    expect(colorAt(setChannel(gray, at, "c", 0.05), at).h).toBeCloseTo(h ?? 0, 2);
  }
});

test("a gray cell gains chroma in the hue of its color, or in hue 0 if both are gray", () => {
  const blue = setColor(initial, 3, oklch(0.5, 0.1, 250));
  const gray = setCell(blue, place, fromRgb24(0x808080));
  const { c, h } = colorAt(adjustCell(gray, place, "c", 0.05), place);
  expect([c, h]).toEqual([0.05, 250]);
  const allGray = setCell(setColor(gray, 3, fromRgb24(0x333333)), place, fromRgb24(0x808080));
  expect(colorAt(adjustCell(allGray, place, "c", 0.05), place)).toMatchObject({ c: 0.05, h: 0 });
});

test("all cells of a color are reset at once", () => {
  const places = (["tints", "shades", "tones"] as const).map((kind) => ({ index: 1, kind, step: 2 }));
  const set = places.reduce((state, at) => setCell(state, at, green), initial);
  expect(resetCells(set, 1)).toEqual(initial);
  expect(resetCells(set, 0)).toEqual(set);
});

test("an equalized scale has even steps from each end to its color and keeps all three", () => {
  const before = setBaseStep({ ...initial, view: "scales" }, 1, 4);
  const after = equalizeRow(before, 1, "light");
  const old = lightness(before, 1, "light", 11);
  const [first = 0, base = 0, last = 0] = [old[0], old[4], old[10]];
  const even = old.map((_, step) =>
    step < 4 ? first + ((base - first) * step) / 4 : base + ((last - base) * (step - 4)) / 6,
  );
  for (const [step, l] of lightness(after, 1, "light", 11).entries()) expect(l).toBeCloseTo(even[step] ?? 0, 3);
  expect(editsOf(after)).toEqual([[], [1, 2, 3, 5, 6, 7, 8, 9].map((step) => `light ${step}`), [], [], []]);
  expect(after.colors[1]?.color).toBe(before.colors[1]?.color);
});

test("an equalized row keeps its color, its end and every hue, and never gains chroma", () => {
  const after = equalizeRow(initial, 0, "tints");
  expect(after.colors[0]).toMatchObject({ ...initial.colors[0], edits: after.colors[0]?.edits });
  expect(editsOf(after)[0]).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((step) => `tints ${step}`));
  for (const { step, color } of after.colors[0]?.edits ?? []) {
    const old = colorAt(initial, { index: 0, kind: "tints", step });
    const { c, h } = convert(color, "oklch");
    expect(h).toBeCloseTo(old.h ?? 0, 1);
    expect(c).toBeLessThan(old.c + 1e-4);
  }
});

test("an equalized cell keeps its chroma, or as much as its gamut allows", () => {
  const [srgb, p3] = [maxChroma(0.6, 40, "srgb"), maxChroma(0.6, 40, "display-p3")];
  const pale = oklch(0.9, 0.05, 200);
  const set = [oklch(0.6, p3 - 0.001, 40), oklch(0.6, srgb - 0.001, 40), pale, pale, pale].reduce(
    (state, color, index) => setCell(state, { ...place, index }, color),
    initial,
  );
  const after = equalizeColumn(set, "tints", 4);
  const [wide = pale, narrow = pale, ...others] = after.colors.map((_, index) => colorAt(after, { ...place, index }));
  expect(others).toEqual([0, 0, 0].map(() => oklch(0.78, 0.05, 200)));
  expect([wide, narrow]).toMatchObject([0, 0].map(() => ({ l: 0.78, h: 40 })));
  expect(wide.c).toBeCloseTo(maxChroma(0.78, 40, "display-p3"), 3);
  expect(narrow.c).toBeCloseTo(maxChroma(0.78, 40, "srgb"), 3);
  expect(wide.c - narrow.c).toBeGreaterThan(0.01);
});

test("an equalized column has the mean lightness, and colors without that column stay", () => {
  const short = setPinned(setRampSteps(initial, 2, "shades", 4), 0, true);
  const after = equalizeColumn(short, "shades", 5);
  const at = (state: State) => [0, 1, 3, 4].map((index) => colorAt(state, { index, kind: "shades", step: 5 }).l);
  const mean = at(short).reduce((sum, l) => sum + l) / 4;
  for (const l of at(after)) expect(l).toBeCloseTo(mean, 3);
  expect(editsOf(after)).toEqual([["shades 5"], ["shades 5"], [], ["shades 5"], ["shades 5"]]);
});

test("equalizing the first column changes every color except pinned ones", () => {
  const pinned = setPinned(initial, 2, true);
  const after = equalizeColumn(pinned, "tones", 0);
  expect(after.colors[2]).toBe(pinned.colors[2]);
  expect(editsOf(after)).toEqual([[], [], [], [], []]);
  const now = after.colors.map(({ color }) => convert(color, "oklch").l.toFixed(3));
  expect(new Set(now.toSpliced(2, 1)).size).toBe(1);
  expect(new Set(now).size).toBe(2);
});
