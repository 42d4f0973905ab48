import fc from "fast-check";
import { expect, test } from "vitest";
import { anyRgb, testAnyQuery, testRoundTrip } from "#app/tools/test-model.ts";
import type { Color } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import {
  addSwatch,
  moveSwatch,
  removeSwatch,
  setColors,
  setCount,
  setSettings,
  takeFound,
  toggleLock,
} from "./changes.ts";
import { model } from "./model.ts";
import { initial, MAX_COLORS, MAX_MERGE, MIN_COUNT, MIN_CROP, STRATEGIES, type State } from "./state.ts";

const anyColor: fc.Arbitrary<Color> = fc.oneof(
  anyRgb,
  fc
    .tuple(fc.nat(10_000), fc.nat(10_000), fc.nat(10_000))
    .map(([r, g, b]): Color => ({ space: "display-p3", r: r / 10_000, g: g / 10_000, b: b / 10_000, alpha: 1 })),
);
const anyPoint = fc.record({ x: fc.nat(65_535), y: fc.nat(65_535) });
const anyCrop = fc.tuple(fc.nat(1000 - MIN_CROP), fc.nat(1000 - MIN_CROP)).chain(([x, y]) =>
  fc.record({
    x: fc.constant(x),
    y: fc.constant(y),
    width: fc.integer({ min: MIN_CROP, max: 1000 - x }),
    height: fc.integer({ min: MIN_CROP, max: 1000 - y }),
  }),
);
const anyState: fc.Arbitrary<State> = fc
  .option(fc.constantFrom("hills", "city", "k3f9", "still-life"), { nil: null })
  .chain((picture) =>
    fc.record({
      picture: fc.constant(picture),
      swatches: fc.array(
        fc.record({
          color: anyColor,
          point: picture === null ? fc.constant(null) : fc.option(anyPoint, { nil: null }),
          isLocked: fc.boolean(),
        }),
        { minLength: 1, maxLength: MAX_COLORS },
      ),
      count: fc.integer({ min: MIN_COUNT, max: MAX_COLORS }),
      strategy: fc.constantFrom(...STRATEGIES),
      ignore: fc.record({ white: fc.boolean(), background: fc.boolean(), transparent: fc.boolean() }),
      mergeDeltaE: fc.nat(MAX_MERGE),
      crop: fc.option(anyCrop, { nil: null }),
    }),
  );

function expectLegal({ swatches, count, mergeDeltaE, crop, picture }: State) {
  expect(swatches.length).toBeGreaterThanOrEqual(1);
  expect(swatches.length).toBeLessThanOrEqual(MAX_COLORS);
  expect(swatches.every(({ color }) => color.alpha === 1)).toBe(true);
  expect(count).toBeGreaterThanOrEqual(MIN_COUNT);
  expect(count).toBeLessThanOrEqual(MAX_COLORS);
  expect(mergeDeltaE).toBeLessThanOrEqual(MAX_MERGE);
  if (crop) expect(crop.x + crop.width).toBeLessThanOrEqual(1000);
  if (picture === null) expect(swatches.every(({ point }) => point === null)).toBe(true);
}

testRoundTrip(model, anyState);

testAnyQuery(
  model,
  "cipnlsxmr",
  fc.oneof(fc.string(), fc.constantFrom("hills", "1.1-n", "fff-000", "0-1", "NaN", "1.1.900.999", "twb")),
  expectLegal,
);

test("a sample is written as its name alone, and the first one is omitted", () => {
  expect(model.write(initial).toString()).toBe("");
  const { state } = model.read(new URLSearchParams("i=city"));
  expect(state.swatches).not.toEqual(initial.swatches);
  expect(model.write(state).toString()).toBe("i=city");
});

test("bad parameters fall back, each with a notice", () => {
  const { state, notices } = model.read(new URLSearchParams("c=nonsense&n=99&s=loud&x=q&m=-1&r=0.0.1.1&l=z&i=<b>"));
  expect({ ...state, picture: null }).toEqual({
    ...initial,
    picture: null,
    swatches: initial.swatches.map((swatch) => ({ ...swatch, point: null })),
  });
  expect(notices).toHaveLength(8);
});

test("a crop outside the picture or below the minimum is ignored", () => {
  const cropOf = (text: string) => model.read(new URLSearchParams(`r=${text}`));
  expect(cropOf("100.200.900.800").state.crop).toEqual({ x: 100, y: 200, width: 900, height: 800 });
  for (const text of ["101.200.900.800", "100.201.900.800", "1.1.1.500", "1.1.500.1", "1.1.500", "x.1.1.1.500.500"]) {
    const { state, notices } = cropOf(text);
    expect([text, state.crop, notices.length]).toEqual([text, null, 1]);
  }
});

test("every change leaves a valid state", () => {
  fc.assert(
    fc.property(anyState, fc.nat(25), fc.nat(25), fc.array(anyColor), (state, one, other, colors) => {
      const found = colors.map((color) => ({ color, point: { x: one, y: other } }));
      for (const next of [
        takeFound(state, "k3f9", found),
        setCount(state, one),
        toggleLock(state, one),
        removeSwatch(state, one),
        moveSwatch(state, one, other),
        addSwatch(state, fromRgb24(0), null),
        setSettings(state, { mergeDeltaE: one * 9, crop: { x: one * 90, y: -3, width: 1, height: other * 99 } }),
      ])
        expectLegal(next);
      expectLegal(setColors(state, colors));
    }),
  );
});

test("locked colors stay in place when others are found", () => {
  const locked = toggleLock(initial, 2);
  const found = [0xff0000, 0x00ff00, 0x0000ff].map((rgb24) => ({ color: fromRgb24(rgb24), point: { x: 1, y: 2 } }));
  const { swatches } = takeFound(locked, "hills", found);
  expect(swatches.map(({ color }) => color)).toEqual([
    fromRgb24(0xff0000),
    fromRgb24(0x00ff00),
    locked.swatches[2]?.color,
    fromRgb24(0x0000ff),
  ]);
});
