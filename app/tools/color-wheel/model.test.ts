import fc from "fast-check";
import { expect, test } from "vitest";
import { anyRgb, testAnyQuery, testRoundTrip } from "#app/tools/test-model.ts";
import { convert, fromRgb24, toRgb24 } from "#color/convert.ts";
import { isInGamut } from "#color/gamut.ts";
import { WHEELS } from "#color/harmony/harmony.ts";
import { CODE_POINT } from "#color/test-code-point.ts";
import * as changes from "./changes.ts";
import { markersOf } from "./markers.ts";
import { model } from "./model.ts";
import { MAX_COLORS, RULES, ruleOf } from "./rules.ts";
import type { State } from "./state.ts";

const anyPlace = fc.record({
  h: fc.double({ min: -400, max: 400, noNaN: true }),
  c: fc.double({ min: -1, max: 2, noNaN: true }),
  l: fc.double({ min: -1, max: 2, noNaN: true }),
});
const anyIndex = fc.nat({ max: MAX_COLORS - 1 });
const anyChange: fc.Arbitrary<(state: State) => State> = fc.oneof(
  fc.constantFrom(...RULES).map(
    ({ id }) =>
      (state: State) =>
        changes.setRule(state, id),
  ),
  fc.constantFrom(...WHEELS).map((wheel) => (state: State) => changes.setWheel(state, wheel)),
  fc.double({ min: -50, max: 200, noNaN: true }).map((angle) => (state: State) => changes.setAngle(state, angle)),
  fc.integer({ min: -3, max: 20 }).map((count) => (state: State) => changes.setCount(state, count)),
  fc.boolean().map((isEqual) => (state: State) => changes.setEqual(state, isEqual)),
  fc.tuple(anyIndex, anyPlace).map(
    ([at, to]) =>
      (state: State) =>
        changes.moveMarker(state, at % state.count, to),
  ),
  fc.tuple(anyIndex, anyRgb).map(
    ([at, color]) =>
      (state: State) =>
        changes.setColor(state, at % state.count, color),
  ),
  fc.tuple(anyIndex, fc.constantFrom("h" as const, "c" as const, "l" as const)).map(
    ([at, channel]) =>
      (state: State) =>
        changes.toggleLock(state, at % state.count, channel),
  ),
  anyIndex.map((at) => (state: State) => changes.toggleAllLocks(state, at % state.count)),
  anyIndex.map((at) => (state: State) => changes.removeMarker(state, at % state.count)),
  fc.tuple(anyIndex, fc.integer({ min: -1, max: 12 })).map(
    ([from, to]) =>
      (state: State) =>
        changes.moveInOrder(state, from % state.count, to),
  ),
  fc.array(anyRgb, { maxLength: 14 }).map((colors) => (state: State) => changes.setColors(state, colors)),
  fc.double({ min: -1, max: 2, noNaN: true }).map((l) => (state: State) => changes.setLightness(state, l)),
  fc
    .record({ tint: fc.double({ min: -1, max: 1, noNaN: true }), steps: fc.integer({ min: -3, max: 40 }) })
    .map((neutral) => (state: State) => changes.setNeutral(state, neutral)),
);
const anyState = fc
  .array(anyChange, { maxLength: 12 })
  .map((list) => list.reduce((state, change) => change(state), model.initial));

testRoundTrip(model, anyState);

test("after any changes, there are 2 to 12 colors, all within sRGB", () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const markers = markersOf(state);
      expect(markers.length).toBe(state.count);
      expect(markers.length).toBeGreaterThanOrEqual(2);
      expect(markers.length).toBeLessThanOrEqual(MAX_COLORS);
      expect(markers.every(({ color }) => isInGamut(color, "srgb"))).toBe(true);
    }),
  );
});

testAnyQuery(
  model,
  "chwaneldts",
  fc.oneof(
    fc.string({ unit: CODE_POINT }),
    fc.constantFrom("custom", "square", "hsl", "ryb", "9", "-1", "1e9", "0h20c.1-2l.5", "red-blue", "1"),
  ),
  (state) => expect(markersOf(state).length).toBe(state.count),
);

test("one color and a rule make a short query string", () => {
  const { state, notices } = model.read(new URLSearchParams("c=0d6986&h=split&w=ryb&a=40"));
  expect(notices).toEqual([]);
  expect(state).toMatchObject({ rule: "split", wheel: "ryb", angle: 40, count: 3 });
  expect(model.write(state).toString()).toBe("c=0d6986&h=split&w=ryb&a=40");
});

test("several colors are free, and bad parameters cause notices", () => {
  const { state, notices } = model.read(new URLSearchParams("c=ff0000-nope-0000ff&w=cube"));
  expect(state).toMatchObject({ rule: "custom", count: 2, wheel: "oklch" });
  expect(notices).toHaveLength(2);
});

test("triad colors are 120 degrees apart on the OKLCH circle", () => {
  const [base, second, third] = markersOf(changes.setColor(model.initial, 0, fromRgb24(0x0d6986))).map(
    ({ color }) => convert(color, "oklch").h as number,
  );
  expect(((second as number) - (base as number) + 360) % 360).toBeCloseTo(120, 1);
  expect(((third as number) - (base as number) + 360) % 360).toBeCloseTo(240, 1);
});

test("yellow is opposite violet on the painters' circle", () => {
  const state = changes.setRule(changes.setWheel(model.initial, "ryb"), "complementary");
  const [, other] = markersOf(changes.setColor(state, 0, fromRgb24(0xffff00)));
  expect(convert(other?.color as never, "hsl").h).toBeCloseTo(280, 0);
});

test("turning any marker turns all, and turning it back restores the colors", () => {
  const there = changes.moveMarker(model.initial, 1, { h: 300 });
  const back = changes.moveMarker(there, 1, { h: markersOf(model.initial)[1]?.at.h as number });
  expect(markersOf(there)[1]?.at.h).toBeCloseTo(300, 1);
  expect(markersOf(back).map(({ color }) => toRgb24(color))).toEqual(
    markersOf(model.initial).map(({ color }) => toRgb24(color)),
  );
});

test("a locked hue stays while others turn, and with the base locked, the angle follows", () => {
  const split = changes.setRule(model.initial, "split");
  const held = changes.toggleLock(split, 1, "h");
  const turned = changes.moveMarker(held, 0, { h: 100 });
  expect(markersOf(turned)[1]?.at.h).toBeCloseTo(markersOf(split)[1]?.at.h as number, 1);
  expect(markersOf(turned)[2]?.at.h).toBeCloseTo(310, 1);
  const fixed = changes.toggleLock(split, 0, "h");
  const opened = changes.moveMarker(fixed, 2, { h: (markersOf(split)[2]?.at.h as number) + 10 });
  expect(opened.angle).toBeCloseTo(40, 1);
  expect(toRgb24(markersOf(opened)[0]?.color as never)).toBe(0xdb073d);
});

test("with equal lightness, yellow and blue are equally light, and lost chroma is reported", () => {
  const state = changes.setEqual(changes.setColors(model.initial, [0xffe000, 0x2030ff].map(fromRgb24)), true);
  const [yellow, blue] = markersOf(state);
  expect(convert(blue?.color as never, "oklch").l).toBeCloseTo(convert(yellow?.color as never, "oklch").l, 4);
  expect(blue?.lost?.to).toBeLessThan(blue?.lost?.from as number);
});

test("gray, black and white yield as many colors as any other base", () => {
  for (const rgb24 of [0x808080, 0x000000, 0xffffff]) {
    for (const { id } of RULES) {
      const state = changes.setRule(changes.setColor(model.initial, 0, fromRgb24(rgb24)), id);
      expect(markersOf(state)).toHaveLength(state.count);
    }
  }
});

test("dragging a gray outward gives it a hue, and the others theirs", () => {
  const gray = changes.setColor(model.initial, 0, fromRgb24(0x808080));
  const colored = changes.moveMarker(gray, 0, { h: 40, c: 0.1 });
  expect(markersOf(colored).map(({ at }) => Math.round(at.h))).toEqual([40, 160, 280]);
});

test("each rule has a minimum number of colors", () => {
  for (const { id, least } of RULES) expect(changes.setCount(changes.setRule(model.initial, id), 0).count).toBe(least);
  expect(ruleOf("double-split").least).toBe(5);
});

test("a manually set number of colors survives a rule change, and a default number does not", () => {
  const triad = changes.setRule(model.initial, "triad");
  expect(changes.setRule(triad, "complementary").count).toBe(2);
  expect(changes.setRule(changes.setCount(triad, 5), "complementary").count).toBe(5);
});

/** Parsing that takes more than linear time exceeds this. */
const LIMIT_MS = 5000;

test(
  "channels with an invalid ending are rejected without backtracking",
  () => {
    const { state, notices } = model.read(new URLSearchParams(`l=0${"c000".repeat(17)}x`));
    expect([state.pins, notices.length]).toEqual([model.initial.pins, 1]);
  },
  LIMIT_MS,
);
