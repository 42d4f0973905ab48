import fc from "fast-check";
import { expect, test } from "vitest";
import { OPAQUE_ONLY } from "#app/frame/color-panel/opaque-only.ts";
import { anyPreciseColor, testAnyQuery, testRoundTrip } from "#app/tools/test-model.ts";
import type { Color } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { MODES } from "#color/ramp.ts";
import { addColor, moveColor, removeColor, setColors, setKind, setPin, setSteps } from "./changes.ts";
import { model } from "./model.ts";
import { initial, KINDS, MAX_COLORS, type State, tidy } from "./state.ts";

const anyColor = anyPreciseColor(fc.constantFrom(1, 0.5));
const degrees = fc.integer({ min: -60, max: 60 });
const percent = fc.integer({ min: 0, max: 100 });
const anyState: fc.Arbitrary<State> = fc
  .record({
    colors: fc.array(anyColor, { minLength: 1, maxLength: MAX_COLORS }),
    kind: fc.constantFrom(...KINDS),
    steps: fc.integer({ min: 3, max: 20 }),
    mode: fc.constantFrom(...MODES),
    hue: fc.constantFrom("constant" as const, "shifted" as const),
    baseStep: fc.option(fc.integer({ min: 0, max: 19 })),
    pins: fc.array(
      fc.record({ scale: fc.integer({ min: 0, max: 5 }), step: fc.integer({ min: 0, max: 19 }), color: anyColor }),
      { maxLength: 5 },
    ),
    drift: fc.oneof(fc.constant("natural" as const), fc.tuple(degrees, degrees)),
    chroma: fc.record({ amount: fc.integer({ min: 0, max: 200 }), light: percent, dark: percent }),
    isDark: fc.boolean(),
    background: fc.option(anyColor),
    measure: fc.constantFrom("wcag" as const, "apca" as const),
    isAligned: fc.boolean(),
    against: fc.integer({ min: 0, max: 19 }),
  })
  .map(tidy);

// Zero with either sign is the same value on every channel.
testRoundTrip(model, anyState, { examples: [[{ ...initial, drift: [0, 0] }]] });

testAnyQuery(
  model,
  ["c", "kind", "n", "m", "h", "b", "p", "drift", "ca", "cl", "dark", "bg", "by", "a", "on"],
  fc.oneof(fc.string(), fc.constantFrom("1e9", "-1", "NaN", "none", "1.1.fff", "9.99.fff-1.1", "n99~99")),
  (state) => {
    expect(tidy(state)).toEqual(state);
    expect(state.colors.length).toBeGreaterThan(0);
  },
);

test("bad parameters fall back, each with a notice", () => {
  const { state, notices } = model.read(new URLSearchParams("c=nonsense&kind=crayons&m=ryb&n=99&p=x"));
  expect(state).toEqual({ ...initial, steps: 20 });
  expect(notices).toHaveLength(5);
});

test.each(["c=ff0000_.5", "bg=ff000080", "p=1.1.ff0000_.5"])("?%s becomes opaque, with a notice", (query) => {
  const { state, notices } = model.read(new URLSearchParams(query));
  expect(notices).toEqual([OPAQUE_ONLY]);
  expect([...state.colors, ...state.pins.map(({ color }) => color), state.background ?? []].flat()).toSatisfy(
    (colors: Color[]) => colors.every(({ alpha }) => alpha === 1),
  );
});

test("query strings are short and omit default values", () => {
  const { state } = model.read(new URLSearchParams("c=0d6986&kind=tailwind&n=11"));
  expect(state).toEqual(initial);
  expect(String(model.write(setKind(setColors(state, [fromRgb24(0xdb073d)]), "radix")))).toBe("c=db073d&kind=radix");
});

test("each color can come from its own field, in any notation", () => {
  const { state } = model.read(
    new URLSearchParams([
      ["c", "#0D6986"],
      ["c", "hsl(350 90% 40%)"],
      ["c", "navy"],
    ]),
  );
  expect(state.colors).toHaveLength(3);
});

test("a kind has its own number of steps, unless one was chosen", () => {
  expect(setKind(initial, "radix").steps).toBe(12);
  expect(setKind(setKind(initial, "radix"), "tints").steps).toBe(10);
  expect(setKind(setSteps(initial, 7), "tints").steps).toBe(7);
});

test("there are one to six colors, and pins follow their color", () => {
  let state = initial;
  for (let press = 0; press < 9; press++) state = addColor(state);
  expect(state.colors).toHaveLength(6);
  state = setPin(state, { scale: 2, step: 4, color: fromRgb24(0xffffff) });
  expect(removeColor(state, 0).pins).toMatchObject([{ scale: 1 }]);
  expect(removeColor(state, 2).pins).toEqual([]);
  expect(moveColor(state, 2, 0).pins).toMatchObject([{ scale: 0 }]);
  expect(removeColor(initial, 0)).toBe(initial);
});

test("a step has at most one pin, and pins beyond the last step are dropped", () => {
  const pinned = setPin(setPin(initial, { scale: 0, step: 3, color: fromRgb24(1) }), {
    scale: 0,
    step: 3,
    color: fromRgb24(2),
  });
  expect(pinned.pins).toEqual([{ scale: 0, step: 3, color: fromRgb24(2) }]);
  expect(setPin(initial, { scale: 0, step: 11, color: fromRgb24(1) }).pins).toEqual([]);
  expect(setSteps(pinned, 5).pins).toEqual([]);
});

test.each(["h=foo", "ca=abc", "cl=x", "cd=x", "b=x", "on=x", "drift=q"])("?%s causes a notice", (query) => {
  const { state, notices } = model.read(new URLSearchParams(query));
  expect(notices).toHaveLength(1);
  expect(state).toEqual(initial);
});

test("an empty form field causes no notice", () => {
  expect(model.read(new URLSearchParams("ca=&b=&on=&drift=")).notices).toEqual([]);
});
