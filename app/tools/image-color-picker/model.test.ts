import fc from "fast-check";
import { expect, test } from "vitest";
import { SAMPLE_SIZES } from "#app/frame/picture/read-color.ts";
import { testAnyQuery } from "#app/tools/test-model.ts";
import type { Color } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { printHex } from "#color/text/print.ts";
import { model } from "./model.ts";
import {
  addPin,
  clearPins,
  describePins,
  initial,
  MAX_PINS,
  removePin,
  type State,
  setColors,
  setPair,
  setPicture,
  swapPair,
} from "./state.ts";

const anyColor: fc.Arbitrary<Color> = fc.oneof(
  fc.tuple(fc.integer({ min: 0, max: 0xffffff }), fc.nat(1000)).map(([rgb24, alpha]) => ({
    ...fromRgb24(rgb24),
    alpha: alpha / 1000,
  })),
  fc
    .tuple(fc.nat(10_000), fc.nat(10_000), fc.nat(10_000))
    .map(([r, g, b]): Color => ({ space: "display-p3", r: r / 10_000, g: g / 10_000, b: b / 10_000, alpha: 1 })),
);
const anyPoint = fc.record({ x: fc.nat(65_535), y: fc.nat(65_535) });
const anyState: fc.Arbitrary<State> = fc
  .record({
    picture: fc.option(fc.constantFrom("hills", "k3f9", "still-life"), { nil: null }),
    count: fc.nat(MAX_PINS),
  })
  .chain(({ picture, count }) =>
    fc.record({
      picture: fc.constant(picture),
      pins: fc.array(
        fc.record({
          color: anyColor,
          point: picture === null ? fc.constant(null) : fc.option(anyPoint, { nil: null }),
        }),
        { minLength: count, maxLength: count },
      ),
      size: fc.constantFrom(...SAMPLE_SIZES),
      pair:
        count < 2
          ? fc.constant<[number, number]>([0, 1])
          : fc.tuple(fc.nat(count - 1), fc.nat(count - 1)).filter(([one, other]) => one !== other),
    }),
  );

function expectLegal({ pins, pair: [first, second], picture }: State) {
  expect(pins.length).toBeLessThanOrEqual(MAX_PINS);
  expect(first).not.toBe(second);
  if (pins.length > 1) expect(Math.max(first, second)).toBeLessThan(pins.length);
  else expect([first, second]).toEqual([0, 1]);
  if (picture === null) expect(pins.every(({ point }) => point === null)).toBe(true);
}

test("any state round-trips through the query string", () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const { state: again, notices } = model.read(model.write(state));
      expect(again).toEqual(state);
      // A user's picture is never in the link; a notice says so, but only if there are no colors either.
      expect(notices.length).toBe(state.picture === "k3f9" && state.pins.length === 0 ? 1 : 0);
    }),
  );
});

testAnyQuery(
  model,
  "cipnv",
  fc.oneof(fc.string(), fc.constantFrom("hills", "1.1-n", "fff-000", "2-1", "1-1", "11", "")),
  expectLegal,
);

test("every change leaves a valid state, and the pair follows its colors", () => {
  fc.assert(
    fc.property(anyState, fc.nat(25), fc.nat(25), fc.array(anyColor), (state, one, other, colors) => {
      for (const next of [
        addPin(state, fromRgb24(0), null),
        removePin(state, one),
        setPair(state, one, other),
        swapPair(state),
        setPicture(state, "city"),
        setColors(state, colors),
      ])
        expectLegal(next);
      const removed = removePin(state, one);
      if (!state.pair.includes(one) && removed.pins.length > 1)
        expect(removed.pair.map((at) => removed.pins[at])).toEqual(state.pair.map((at) => state.pins[at]));
    }),
  );
});

test("changing the picture sets its own pins, unless something was picked", () => {
  expect(setPicture(initial, "k3f9").pins).toEqual([]);
  const picked = addPin(initial, fromRgb24(0x123456), { x: 1, y: 1 });
  expect(setPicture(picked, "k3f9").pins.map(({ point }) => point)).toEqual(picked.pins.map(() => null));
});

test("bad parameters fall back, each with a notice", () => {
  const { state, notices } = model.read(new URLSearchParams("c=nonsense&n=2&v=1-9&p=x&i=A"));
  expect(state).toEqual({ ...initial, picture: null, pins: [] });
  expect(notices).toHaveLength(4);
});

test("picking and removing colors is announced, also by undo and redo", () => {
  const announce = (before: State, after: State) => describePins(before.pins, after.pins, printHex);
  const picked = addPin(initial, fromRgb24(0xffffff), null);
  expect(announce(initial, picked)).toBe("Picked #FFFFFF, color 6");
  expect(announce(picked, initial)).toBe("Removed #FFFFFF");
  expect(announce(removePin(picked, 5), picked)).toBe("Picked #FFFFFF, color 6");
  expect(announce(initial, clearPins(initial))).toBe("0 colors");
  expect(announce(clearPins(initial), initial)).toBe("5 colors");
  expect(announce(picked, swapPair(picked))).toBe("");
});
