import fc from "fast-check";
import { expect, test } from "vitest";
import { anyColor, testAnyQuery, testRoundTrip } from "#app/tools/test-model.ts";
import type { Color } from "#color/color.ts";
import { convert, fromRgb24 } from "#color/convert.ts";
import { printHex } from "#color/text/print.ts";
import {
  addColor,
  MAX_COLORS,
  MAX_STEPS,
  MIN_STEPS,
  model,
  moveColor,
  removeColor,
  type State,
  setColor,
  setColors,
  setPair,
  setSteps,
  setView,
  swap,
  VIEWS,
} from "./model.ts";

const anyState: fc.Arbitrary<State> = fc.array(anyColor, { minLength: 2, maxLength: 6 }).chain((colors) =>
  fc.record({
    colors: fc.constant(colors),
    pair: fc
      .tuple(fc.nat({ max: colors.length - 1 }), fc.nat({ max: colors.length - 1 }))
      .filter(([first, second]) => first !== second),
    view: fc.constantFrom(...VIEWS),
    steps: fc.integer({ min: MIN_STEPS, max: MAX_STEPS }),
  }),
);

function expectLegal({ colors, pair: [first, second] }: State) {
  expect(colors.length).toBeGreaterThanOrEqual(2);
  expect(colors.length).toBeLessThanOrEqual(6);
  expect(first).not.toBe(second);
  expect(colors[first]).toBeDefined();
  expect(colors[second]).toBeDefined();
}

testRoundTrip(model, anyState);

testAnyQuery(
  model,
  ["c", "p", "v", "n", "color"],
  fc.oneof(fc.string(), fc.constantFrom("1-1", "6-1", "fff-000-fff_.2", "NaN", "1e9", "fff")),
  expectLegal,
);

test("every change leaves a valid state, and the pair follows its colors", () => {
  fc.assert(
    fc.property(anyState, fc.nat(5), fc.nat(5), (state, one, other) => {
      for (const next of [
        addColor(state),
        removeColor(state, one),
        moveColor(state, one, other),
        setPair(state, one, other),
        swap(state),
      ]) {
        expectLegal(next);
      }
      const moved = moveColor(state, one, other);
      expect(moved.pair.map((place) => moved.colors[place])).toEqual(state.pair.map((place) => state.colors[place]));
    }),
  );
});

test("bad parameters fall back, each with a notice", () => {
  const { state, notices } = model.read(new URLSearchParams("c=nonsense&p=1-5&v=loud&n=0"));
  expect(state).toEqual(model.initial);
  expect(notices).toHaveLength(4);
});

const [RED, GREEN, BLUE, WHITE] = [0xdb073d, 0x1e8a44, 0x0d6986, 0xffffff].map(fromRgb24) as [
  Color,
  Color,
  Color,
  Color,
];
const four: State = { colors: [RED, GREEN, BLUE, WHITE], pair: [1, 3], view: "checker", steps: 9 };
const glassy = (color: Color): Color => ({ ...color, alpha: 0.5 });
const grays = (count: number) => Array.from({ length: count }, (_, at) => fromRgb24(at * 0x1e1e1e));

test("a changed color is opaque, and the others and the pair stay", () => {
  expect(setColor(four, 2, glassy(RED))).toEqual({ ...four, colors: [RED, GREEN, RED, WHITE] });
  expect(setColor(four, 4, RED)).toBe(four);
});

test("up to six new colors are used, and the first two are compared", () => {
  expect(setColors(four, [glassy(BLUE), RED])).toEqual({ ...four, colors: [BLUE, RED], pair: [0, 1] });
  expect(setColors(four, grays(8))).toEqual({ ...four, colors: grays(MAX_COLORS), pair: [0, 1] });
});

test("a single new color replaces the second of the pair", () => {
  expect(setColors(four, [glassy(RED)])).toEqual({ ...four, colors: [RED, GREEN, BLUE, RED] });
  expect(setColors(four, [])).toBe(four);
});

test("an added color is a lighter or darker variant of the last, compared with the first of the pair", () => {
  const dark: Color = { space: "oklch", alpha: 1, l: 0.4, c: 0.123456, h: 200.123456 };
  expect(addColor({ ...four, colors: [WHITE, RED, BLUE, dark] })).toEqual({
    ...four,
    colors: [WHITE, RED, BLUE, dark, { ...dark, l: 0.52, c: 0.1235, h: 200.12 }],
    pair: [1, 4],
  });
  expect(addColor({ ...four, colors: [RED, { ...dark, l: 0.8 }], pair: [1, 0] })).toMatchObject({
    colors: [RED, { l: 0.8 }, { space: "oklch", l: 0.68, h: 200.12 }],
    pair: [1, 2],
  });
});

test("an added color is a new one", () => {
  const hexes = (state: State) => state.colors.map(printHex);
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat({ max: 0xffffff }), { minLength: 2, maxLength: 5 }), (all) => {
      let state: State = { ...four, colors: all.map(fromRgb24), pair: [0, 1] };
      while (state.colors.length < MAX_COLORS) state = addColor(state);
      expect(new Set(hexes(state)).size).toBe(MAX_COLORS);
    }),
  );
  expect(hexes(addColor(addColor(model.initial))).slice(2)).toEqual(["#4293A5", "#004D5D"]);
});

test("the color added after a gray is gray", () => {
  const gray = convert(fromRgb24(0x808080), "oklch");
  expect(addColor({ ...four, colors: [RED, gray], pair: [0, 1] }).colors[2]).toMatchObject({ c: 0, h: null });
});

test("a seventh color is rejected", () => {
  const full: State = { ...four, colors: grays(MAX_COLORS) };
  expect(addColor(full)).toBe(full);
});

test("removing another color keeps the compared pair", () => {
  expect(removeColor(four, 0)).toEqual({ ...four, colors: [GREEN, BLUE, WHITE], pair: [0, 2] });
  expect(removeColor(four, 2)).toEqual({ ...four, colors: [RED, GREEN, WHITE], pair: [1, 2] });
});

test("if one of the pair is removed, the first two are compared", () => {
  expect(removeColor(four, 1)).toEqual({ ...four, colors: [RED, BLUE, WHITE], pair: [0, 1] });
  expect(removeColor(four, 3)).toEqual({ ...four, colors: [RED, GREEN, BLUE], pair: [0, 1] });
});

test("neither the last two colors nor a missing one can be removed", () => {
  const two: State = { ...four, colors: [RED, BLUE], pair: [1, 0] };
  expect(removeColor(two, 0)).toBe(two);
  expect(removeColor(four, 4)).toBe(four);
});

test("the pair must be two different existing colors", () => {
  expect(setPair(four, 2, 0)).toEqual({ ...four, pair: [2, 0] });
  expect(setPair(four, 2, 2)).toBe(four);
  expect(setPair(four, 4, 0)).toBe(four);
  expect(setPair(four, 0, 4)).toBe(four);
});

test("moving a color keeps the compared pair", () => {
  expect(moveColor(four, 3, 0)).toEqual({ ...four, colors: [WHITE, RED, GREEN, BLUE], pair: [2, 0] });
  expect(moveColor(four, 0, 4)).toBe(four);
  expect(moveColor(four, 4, 0)).toBe(four);
});

test("changing the view changes nothing else, and steps are integers from 3 to 40", () => {
  expect(setView(four, "text")).toEqual({ ...four, view: "text" });
  expect(setSteps(four, 20.4)).toEqual({ ...four, steps: 20 });
  expect(setSteps(four, 0).steps).toBe(MIN_STEPS);
  expect(setSteps(four, 99).steps).toBe(MAX_STEPS);
});
