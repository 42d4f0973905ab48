import fc from "fast-check";
import { expect, test } from "vitest";
import { partlyUnreadable, tooManyColors } from "#app/tools/notices.ts";
import { anyColor, testAnyQuery, testRoundTrip } from "#app/tools/test-model.ts";
import { fromRgb24 } from "#color/convert.ts";
import { RANDOM_STYLES } from "#color/generate/random-styles.ts";
import { writeColor } from "#color/text/address.ts";
import { hasSeed, model } from "./model.ts";
import { draw, keepColors, setCount, setLimits, toggleKept, trimEnd } from "./palette/changes.ts";
import { drawColors } from "./palette/draw.ts";
import { MAX_CHROMA_HUNDREDTHS, RATIOS, type State } from "./palette/state.ts";

const band = (most: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: most }), fc.integer({ min: 0, max: most }))
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);

const anyState: fc.Arbitrary<State> = fc
  .record({
    seed: fc.stringMatching(/^[a-z0-9]{1,16}$/),
    count: fc.integer({ min: 1, max: 100 }),
    style: fc.constantFrom(...RANDOM_STYLES),
    word: fc.constantFrom("", "green", "grün", "sea & sky", "50%+#"),
    hueArc: fc.option(fc.tuple(fc.integer({ min: 0, max: 359 }), fc.integer({ min: 0, max: 359 }))),
    lightness: band(100),
    chroma: band(MAX_CHROMA_HUNDREDTHS),
    minDeltaE: fc.integer({ min: 0, max: 50 }),
    contrast: fc.option(fc.record({ color: anyColor, ratio: fc.constantFrom(...RATIOS) })),
    isColorBlindSafe: fc.boolean(),
    gamut: fc.constantFrom("srgb" as const, "display-p3" as const),
    fixed: fc.array(fc.option(anyColor), { maxLength: 100 }),
    kept: fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { maxLength: 20 }),
  })
  .map((state) => ({
    ...state,
    fixed: trimEnd(state.fixed.slice(0, state.count)),
    kept: state.kept.filter((index) => index < state.count).sort((a, b) => a - b),
  }));

testRoundTrip(model, anyState);

testAnyQuery(
  model,
  ["s", "seed", "n", "style", "named", "h", "l", "ch", "d", "on", "ratio", "safe", "g", "c", "k"],
  fc.oneof(fc.string(), fc.constantFrom("1-2", "-1", "999", "x-x", "x", "1e9", "NaN", "0-400", "fff_2")),
  ({ count, fixed }) => {
    expect(count).toBeGreaterThanOrEqual(Math.max(1, fixed.length));
    expect(count).toBeLessThanOrEqual(100);
  },
);

test("bad parameters fall back, each with a notice", () => {
  const { state, notices } = model.read(new URLSearchParams("s=!&n=5000&style=loud&h=a&c=nonsense&on=nope"));
  expect(state).toEqual({ ...model.initial, count: 100 });
  expect(notices).toHaveLength(6);
});

test("locking changes no colors, and a locked color keeps its place in the next draw", () => {
  const before = drawColors(model.initial).slots;
  const locked = toggleKept(model.initial, 4);
  expect(drawColors(locked).slots).toEqual(before);
  const next = draw(locked, before, "other");
  const after = drawColors(next).slots;
  expect(after[4]).toEqual(before[4]);
  expect(after[3]).not.toEqual(before[3]);
  // Unlocked, it stays until colors are drawn again.
  expect(drawColors(toggleKept(next, 4)).slots).toEqual(after);
  expect(drawColors(draw(toggleKept(next, 4), after, "third")).slots[4]).not.toEqual(before[4]);
});

test("locked colors stay with a lower count and with other limits", () => {
  const colors = drawColors(model.initial).slots;
  const locked = toggleKept(toggleKept(model.initial, 1), 9);
  expect(setCount(locked, colors, 5)).toMatchObject({ count: 5, kept: [1, 4] });
  expect(setCount(locked, colors, 1e9).count).toBe(100);
  expect(drawColors(setLimits(locked, colors, { style: "dark" })).slots[9]).toEqual(colors[9]);
});

test("lowering the count keeps the remaining colors, whatever is fixed or locked", () => {
  const drawnState = anyState.map((state): State => {
    // Many colors with limits that can't be met together take seconds.
    const count = Math.min(state.count, 6);
    const kept = state.kept.filter((place) => place < count);
    return { ...state, word: "", count, kept, fixed: trimEnd(state.fixed.slice(0, count)) };
  });
  fc.assert(
    fc.property(drawnState, fc.integer({ min: 1, max: 6 }), (state, count) => {
      const { slots } = drawColors(state);
      const left = slots.map((color, place) => ({ color, isKept: state.kept.includes(place) }));
      while (left.length > count) {
        const lastFree = left.findLastIndex(({ isKept }) => !isKept);
        left.splice(lastFree < 0 ? left.length - 1 : lastFree, 1);
      }
      const less = setCount(state, slots, Math.min(count, state.count));
      expect(drawColors(less).slots).toEqual(left.map(({ color }) => color));
      expect(less.kept).toEqual(left.flatMap(({ isKept }, place) => (isKept ? [place] : [])));
    }),
    { numRuns: 25 },
  );
});

test("imported colors are all locked", () => {
  const taken = keepColors(model.initial, [fromRgb24(0xdb073d), fromRgb24(0x07485b)]);
  expect(taken.kept).toEqual([0, 1]);
  expect(drawColors(taken).slots.slice(0, 2)).toEqual([fromRgb24(0xdb073d), fromRgb24(0x07485b)]);
  expect(drawColors(taken).slots).toHaveLength(12);
});

test("a seed is read from either parameter, and bad parts are named in a notice", () => {
  const read = (query: string) => model.read(new URLSearchParams(query));
  expect([
    hasSeed(new URLSearchParams("seed=a")),
    hasSeed(new URLSearchParams("s=a")),
    hasSeed(new URLSearchParams()),
  ]).toEqual([true, true, false]);
  expect(read("seed=%20AB1%20").state.seed).toBe("ab1");
  expect(read("s=a&n=4&c=%20-db073d-x-0d6986").state.fixed.map((one) => one && writeColor(one))).toEqual([
    "db073d",
    null,
    "0d6986",
  ]);

  const list = (length: number) => Array.from({ length }, () => "db073d").join("-");
  expect(read(`s=a&c=${list(100)}`).notices).toEqual([]);
  expect(read(`s=a&c=${list(101)}`)).toMatchObject({ state: { count: 100 }, notices: [tooManyColors(101, 100)] });

  expect(read("s=a&n=12&k=12-3-3-0-2")).toMatchObject({ state: { kept: [1, 2, 11] }, notices: [] });
  const bad = ["x", "1a", "a1", "1234", "13"];
  expect(read(`s=a&n=12&k=3-${bad.join("-")}-2`)).toMatchObject({
    state: { kept: [1, 2] },
    notices: [partlyUnreadable("locks", bad)],
  });
});
