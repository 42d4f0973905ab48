import fc from "fast-check";
import { expect, test } from "vitest";
import { testAnyQuery, testRoundTrip } from "#app/tools/test-model.ts";
import { fromRgb24, toRgb24 } from "#color/convert.ts";
import { CORNERS, EXTENTS, GRADIENT_SPACES } from "#color/gradient/gradient-shape.ts";
import { parseGradient } from "#color/gradient/parse-css.ts";
import { randomStops } from "#color/gradient/random-stops.ts";
import { HUE_ARCS } from "#color/mix.ts";
import {
  addStop,
  change,
  moveColor,
  moveStop,
  recolor,
  removeStop,
  reverse,
  setColors,
  setMiddle,
  setTab,
  spaceEvenly,
  takeGradient,
  widestGap,
} from "./changes.ts";
import { FORMS, model } from "./model.ts";
import { initial, KINDS, STOPS, type State, TABS } from "./state.ts";

const hundredths = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100);
const color = fc
  .tuple(fc.integer({ min: 0, max: 0xffffff }), fc.constantFrom(1, 1, 0.5))
  .map(([rgb24, alpha]) => ({ ...fromRgb24(rgb24), alpha }));
const wide = fc.constant({ space: "oklch", l: 0.7, c: 0.3, h: 150, alpha: 1 } as const);
const stops = fc.array(
  fc.record({ color: fc.oneof(color, wide), position: hundredths(-100, 200), middle: hundredths(0, 100) }),
  { minLength: 2, maxLength: STOPS.max },
);
const anyState: fc.Arbitrary<State> = fc
  .record({
    tab: fc.constantFrom(...TABS),
    stops,
    kind: fc.constantFrom(...KINDS),
    direction: fc.oneof(hundredths(0, 359), fc.constantFrom(...CORNERS)),
    turn: hundredths(0, 359),
    form: fc.constantFrom(...FORMS),
    extent: fc.constantFrom(...EXTENTS),
    x: hundredths(0, 100),
    y: hundredths(0, 100),
    space: fc.constantFrom(...GRADIENT_SPACES),
    hue: fc.constantFrom(...HUE_ARCS),
    easing: fc.tuple(hundredths(0, 1), hundredths(0, 1), hundredths(0, 1), hundredths(0, 1)),
    isFitted: fc.boolean(),
    delta: hundredths(0.25, 5),
    steps: fc.integer({ min: 3, max: 20 }),
    text: fc.option(color),
  })
  .map((state) => {
    const positions = state.stops.map(({ position }) => position).sort((a, b) => a - b);
    return {
      ...state,
      tab: state.stops.length > 2 ? "multiple" : state.tab,
      stops: state.stops.map((stop, index, all) => ({
        ...stop,
        position: positions[index] as number,
        middle: index === all.length - 1 ? 50 : stop.middle,
      })),
    };
  });

/** Invariants that every part of the tool relies on. */
function expectLegal(state: State) {
  expect(state.stops.length).toBeGreaterThanOrEqual(2);
  expect(state.stops.length).toBeLessThanOrEqual(STOPS.max);
  if (state.stops.length > 2) expect(state.tab).toBe("multiple");
  for (const [index, { position, middle }] of state.stops.entries()) {
    expect(position).toBeGreaterThanOrEqual(state.stops[index - 1]?.position ?? -100);
    expect(position).toBeLessThanOrEqual(200);
    expect(middle >= 0 && middle <= 100).toBe(true);
  }
  expect(state.stops.at(-1)?.middle).toBe(50);
  const { direction, turn, x, y, delta, steps } = state;
  if (typeof direction === "number") expect(direction >= 0 && direction < 360).toBe(true);
  expect(turn >= 0 && turn < 360 && x >= 0 && x <= 100 && y >= 0 && y <= 100).toBe(true);
  expect(delta >= 0.25 && delta <= 5 && Number.isInteger(steps) && steps >= 3 && steps <= 20).toBe(true);
}

testRoundTrip(model, anyState);

test("an empty query string yields the specified defaults", () => {
  expect(model.read(new URLSearchParams()).state).toEqual(initial);
  expect(initial.stops.map(({ color: { space, ...rest } }) => toRgb24({ space, ...rest } as never))).toEqual([
    0x292f56, 0xacfa70,
  ]);
  expect([initial.tab, initial.steps]).toEqual(["2colors", 10]);
  expect(model.read(new URLSearchParams("c=292f56-acfa70&p=0-100&t=linear&a=90&m=oklab&n=10&v=2colors"))).toEqual({
    state: initial,
    notices: [],
  });
});

testAnyQuery(
  model,
  ["c", "p", "h", "v", "t", "a", "f", "s", "z", "o", "ox", "m", "d", "e", "q", "n", "x", "color"],
  fc.oneof(
    fc.string(),
    fc.constantFrom(
      "0-100",
      "n50-300",
      "100-0",
      "1e9",
      "-5",
      "99",
      "red",
      "ff0000-00ff00-0000ff",
      "tr",
      "ease",
      "0~0~1~1",
      "9~0~1~1",
    ),
  ),
  expectLegal,
  { numRuns: 500 },
);

test("bad parameters fall back, each with a notice", () => {
  const { state, notices } = model.read(new URLSearchParams("c=nonsense&t=square&m=ryb&a=x&p=1&e=bounce&v=zoo&o=1"));
  expect(state).toEqual(initial);
  expect(notices).toHaveLength(8);
});

test("a bad parameter leaves the others unchanged", () => {
  const { state, notices } = model.read(new URLSearchParams("p=n10-50&h=x"));
  expect(state.stops.map(({ position, middle }) => [position, middle])).toEqual([
    [-10, 50],
    [50, 50],
  ]);
  expect(notices).toEqual(["Could not read the midpoints “x” in this link. Using 50."]);
});

test("a single color gets a partner, and many open their own tab", () => {
  expect(model.read(new URLSearchParams("c=ff0000")).state.stops).toHaveLength(2);
  const { state } = model.read(new URLSearchParams("c=ff0000-00ff00-0000ff"));
  expect(state.tab).toBe("multiple");
  expect(state.stops.map(({ position }) => position)).toEqual([0, 50, 100]);
});

test("a stop stays between its neighbors", () => {
  const three = setColors(initial, [0xff0000, 0x00ff00, 0x0000ff].map(fromRgb24));
  expect(moveStop(three, 1, 120).stops[1]?.position).toBe(100);
  expect(moveStop(moveStop(three, 2, 80), 1, 90).stops[1]?.position).toBe(80);
  expect(moveStop(three, 0, -500).stops[0]?.position).toBe(-100);
});

test("a color is added in the widest gap, up to twelve colors", () => {
  const addColor = (state: State) => addStop(state, widestGap(state).position);
  const three = addColor(initial);
  expect(three.tab).toBe("multiple");
  expect(three.stops[1]?.position).toBe(50);
  let state = initial;
  for (let i = 0; i < 20; i++) state = addColor(state);
  expect(state.stops).toHaveLength(STOPS.max);
  expectLegal(state);
  expect(addStop(initial, 0).stops.map(({ position }) => position)).toEqual([0, 0, 100]);
});

test("at least two colors remain, and many are reduced to the first and the last", () => {
  expect(removeStop(initial, 0)).toBe(initial);
  const many = setColors(initial, [0xff0000, 0x00ff00, 0x0000ff].map(fromRgb24));
  const two = setTab(many, "2colors");
  expect(two.stops.map((stop) => toRgb24(stop.color))).toEqual([0xff0000, 0x0000ff]);
  expect(removeStop(many, 1).stops).toHaveLength(2);
});

test("reversing twice changes nothing, and every change leaves a valid state", () => {
  fc.assert(
    fc.property(anyState, fc.nat(12), fc.nat(12), hundredths(-300, 300), (state, from, to, value) => {
      const inside = spaceEvenly(state);
      expect(reverse(reverse(inside))).toEqual(inside);
      for (const next of [
        addStop(state, value),
        removeStop(state, from),
        moveStop(state, from, value),
        setMiddle(state, from, value),
        moveColor(state, from, to),
        reverse(state),
        recolor(state, randomStops(String(value), 3)),
        setTab(state, "2colors"),
        change(state, { direction: value, turn: value, x: value, y: value, steps: value, delta: value }),
      ]) {
        expectLegal(next);
      }
    }),
  );
});

test("a pasted gradient keeps its shape, space and positions", () => {
  const parsed = parseGradient("conic-gradient(from 45deg at 20% 30% in lch longer hue, red 10%, 20%, blue 50%)");
  if ("problem" in parsed) throw new Error(parsed.problem);
  const state = takeGradient(initial, parsed.gradient);
  expectLegal(state);
  expect(state).toMatchObject({ kind: "conic", turn: 45, x: 20, y: 30, space: "lch", hue: "longer", tab: "2colors" });
  expect(state.stops.map(({ position, middle }) => [position, middle])).toEqual([
    [10, 25],
    [50, 50],
  ]);
});

test("random colors are assigned to the existing stops", () => {
  const colors = randomStops("abc", 2);
  expect(recolor(initial, colors).stops.map(({ color }) => color)).toEqual(colors);
});

test("a stop added on top of others comes last, so a hard edge is preserved", () => {
  const edge = setColors(initial, [0xff0000, 0xff0000, 0x0000ff, 0x0000ff].map(fromRgb24));
  const hard = moveStop(moveStop(edge, 1, 50), 2, 50);
  const colors = addStop(hard, 50).stops.map(({ color }) => toRgb24(color));
  expect(colors).toEqual([0xff0000, 0xff0000, 0x0000ff, 0x0000ff, 0x0000ff]);
});

test("links from when OKLCH was the default still mix in OKLCH", () => {
  const spaceOf = (query: string) => model.read(new URLSearchParams(query)).state.space;
  expect(["c=ff0000-0000ff", "ver=1", "m=", "m=lab", "c=ff0000-0000ff&ver=2"].map(spaceOf)).toEqual([
    "oklch",
    "oklch",
    "oklch",
    "lab",
    "oklab",
  ]);
});
