import fc from "fast-check";
import { expect, test } from "vitest";
import { fromRgb24 } from "#color/convert.ts";
import { model, type State, setColor } from "./model.ts";

const anyState: fc.Arbitrary<State> = fc.record({
  colors: fc.array(fc.integer({ min: 0, max: 0xffffff }).map(fromRgb24), { minLength: 1, maxLength: 12 }),
});

test("an address gives back the state that it was written for", () => {
  fc.assert(
    fc.property(anyState, (state) => void expect(model.read(model.write(state))).toEqual({ state, notices: [] })),
  );
});

test("bad parts of an address fall back with a notice", () => {
  const { state, notices } = model.read(new URLSearchParams("c=nonsense"));
  expect(state).toEqual(model.initial);
  expect(notices).toHaveLength(1);
});

test("a color is set in its place", () => {
  const next = setColor(model.initial, 1, fromRgb24(0xffffff));
  expect(next.colors[1]).toEqual(fromRgb24(0xffffff));
  expect(next.colors[0]).toEqual(model.initial.colors[0]);
});
