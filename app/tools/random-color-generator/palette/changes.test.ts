import { expect, test } from "vitest";
import { fromRgb24 } from "#color/convert.ts";
import { cleanWord, draw, keepColors, setCount, setLimits, toggleKept } from "./changes.ts";
import { drawColors } from "./draw.ts";
import { initial } from "./state.ts";

const shown = drawColors(initial).slots;

test("locks stay in order, and removing one keeps the others", () => {
  const locked = [10, 0, 2, 11].reduce(toggleKept, initial);
  expect(locked).toEqual({ ...initial, kept: [0, 2, 10, 11] });
  expect(toggleKept(locked, 2)).toEqual({ ...initial, kept: [0, 10, 11] });
});

test("a place without a color cannot be locked", () => {
  for (const index of [-1, 12, 100, 0.5, Number.NaN]) expect(toggleKept(initial, index)).toBe(initial);
});

test("locked colors stay in place in a draw, and the places between them are free", () => {
  const locked = [1, 3].reduce(toggleKept, initial);
  expect(draw(locked, shown, "other")).toEqual({
    ...initial,
    seed: "other",
    kept: [1, 3],
    fixed: [null, shown[1], null, shown[3]],
  });
});

test("with a higher count, or a lower one past the last lock, all others stay", () => {
  const locked = [1, 5, 9].reduce(toggleKept, initial);
  const drawn = draw(locked, shown, "other");
  const colors = drawColors(drawn).slots;
  expect(setCount(drawn, colors, 20)).toEqual({ ...drawn, count: 20 });
  expect(setCount(drawn, colors, 10)).toEqual({ ...drawn, count: 10 });
});

test("a lower count removes the last unlocked colors first, then the last locked ones", () => {
  const drawn = draw([1, 5, 9].reduce(toggleKept, initial), shown, "other");
  const colors = drawColors(drawn).slots;
  const fewer = (count: number) => {
    const state = setCount(drawn, colors, count);
    expect(state.count).toBe(count);
    return [drawColors(state).slots.map((color) => colors.indexOf(color)), state.kept];
  };
  expect(fewer(9)).toEqual([
    [0, 1, 2, 3, 4, 5, 6, 7, 9],
    [1, 5, 8],
  ]);
  expect(fewer(5)).toEqual([
    [0, 1, 2, 5, 9],
    [1, 3, 4],
  ]);
  expect(fewer(3)).toEqual([
    [1, 5, 9],
    [0, 1, 2],
  ]);
  expect(fewer(1)).toEqual([[1], [0]]);
});

test("a color locked since the last draw stays with a lower count", () => {
  const drawn = draw([1, 9].reduce(toggleKept, initial), shown, "other");
  const colors = drawColors(drawn).slots;
  const less = setCount(toggleKept(drawn, 4), colors, 6);
  expect(less.kept).toEqual([1, 4, 5]);
  expect(drawColors(less).slots).toEqual([...colors.slice(0, 5), colors[9]]);
  expect(drawColors(setCount(less, drawColors(less).slots, 9)).slots.slice(0, 6)).toEqual(drawColors(less).slots);
});

test("an older unlocked color stays when another is removed, even with a distance", () => {
  const drawn = setLimits(draw([1, 9, 11].reduce(toggleKept, initial), shown, "other"), shown, { minDeltaE: 20 });
  const colors = drawColors(drawn).slots;
  const unlocked = [1, 11].reduce(toggleKept, drawn);
  const less = setCount(unlocked, colors, 8);
  expect(less.kept).toEqual([7]);
  expect(drawColors(less).slots).toEqual([...colors.slice(0, 7), colors[9]]);
});

test("an unlocked color stays with any other count until the next draw", () => {
  const drawn = draw([1, 9].reduce(toggleKept, initial), shown, "other");
  const colors = drawColors(drawn).slots;
  const unlocked = toggleKept(drawn, 1);
  for (const count of [10, 11, 20]) {
    const next = setCount(unlocked, colors, count);
    expect(next).toEqual({ ...unlocked, count });
    expect(drawColors(next).slots.slice(0, 10)).toEqual(colors.slice(0, 10));
  }
});

test("there are 1 to 100 colors, and NaN changes nothing", () => {
  expect([0, 1.6, 101, Number.NaN].map((asked) => setCount(initial, shown, asked).count)).toEqual([1, 2, 100, 12]);
});

test("setting limits changes only those limits and keeps locked colors", () => {
  const locked = toggleKept(initial, 1);
  expect(setLimits(locked, shown, { word: "  sea \n blue ", minDeltaE: 5 })).toEqual({
    ...locked,
    word: "sea blue",
    minDeltaE: 5,
    fixed: [null, shown[1]],
  });
});

test("imported colors are opaque and locked, up to 100", () => {
  const red = fromRgb24(0xdb073d);
  expect(keepColors(initial, [])).toBe(initial);
  expect(keepColors(initial, [{ ...red, alpha: 0.5 }])).toEqual({ ...initial, fixed: [red], kept: [0] });
  const many = keepColors(initial, Array(102).fill(red));
  expect([many.count, many.fixed.length, many.kept.length]).toEqual([100, 100, 100]);
});

test("a word is one trimmed line of at most 40 whole characters", () => {
  expect(cleanWord("  sea\n\tblue  ")).toBe("sea blue");
  expect(cleanWord(`  ${"🎨".repeat(41)}`)).toBe("🎨".repeat(40));
  expect(cleanWord(`${"a".repeat(39)} b`)).toBe("a".repeat(39));
  expect(cleanWord("   ")).toBe("");
});
