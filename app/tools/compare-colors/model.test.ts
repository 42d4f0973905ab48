import fc from "fast-check";
import { expect, test } from "vitest";
import type { Color } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import {
  addColor,
  MAX_STEPS,
  MIN_STEPS,
  model,
  moveColor,
  removeColor,
  type State,
  setPair,
  swap,
  VIEWS,
} from "./model.ts";

const anyColor: fc.Arbitrary<Color> = fc.oneof(
  fc.integer({ min: 0, max: 0xffffff }).map(fromRgb24),
  fc
    .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 359 }))
    .map(([l, c, h]): Color => ({ space: "oklch", alpha: 1, l: l / 100, c: c / 100, h })),
);
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

test("an address gives back the state that it was written for", () => {
  fc.assert(
    fc.property(anyState, (state) => void expect(model.read(model.write(state))).toEqual({ state, notices: [] })),
  );
});

test("any address gives a legal state", () => {
  const value = fc.oneof(fc.string(), fc.constantFrom("1-1", "6-1", "fff-000-fff_.2", "NaN", "1e9", "fff"));
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom("c", "p", "v", "n", "color"), value)), (parts) => {
      const { state } = model.read(new URLSearchParams(parts));
      expectLegal(state);
      expect(model.read(model.write(state)).state).toEqual(state);
    }),
  );
});

test("every change leaves a legal state, and the pair goes along with its colors", () => {
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

test("bad parts of an address fall back, each with a notice", () => {
  const { state, notices } = model.read(new URLSearchParams("c=nonsense&p=1-5&v=loud&n=0"));
  expect(state).toEqual(model.initial);
  expect(notices).toHaveLength(4);
});
