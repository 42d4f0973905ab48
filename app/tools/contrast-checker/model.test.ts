import fc from "fast-check";
import { expect, test } from "vitest";
import { fromRgb24, toRgb24 } from "#color/convert.ts";
import {
  changeLightness,
  MAX_SAMPLE_LENGTH,
  model,
  type State,
  setPalette,
  setSample,
  swap,
  VIEWS,
  WEIGHTS,
} from "./model.ts";

const anyColor = fc
  .record({
    rgb24: fc.integer({ min: 0, max: 0xffffff }),
    alpha: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
  })
  .map(({ rgb24, alpha }) => ({ ...fromRgb24(rgb24), alpha }));
const anyState: fc.Arbitrary<State> = fc.record({
  text: anyColor,
  background: anyColor,
  view: fc.constantFrom(...VIEWS),
  roles: fc.record({ link: anyColor, hover: anyColor, focus: anyColor }),
  palette: fc.array(anyColor, { minLength: 1, maxLength: 12 }),
  sample: fc.record({
    text: fc.string({ unit: "grapheme", maxLength: 30 }).map((text) => [...text].slice(0, MAX_SAMPLE_LENGTH).join("")),
    sizePx: fc.integer({ min: 8, max: 96 }),
    weight: fc.constantFrom(...WEIGHTS),
  }),
});

test("an address gives back the state that it was written for", () => {
  fc.assert(
    fc.property(anyState, (state) => void expect(model.read(model.write(state))).toEqual({ state, notices: [] })),
  );
});

test("any address gives a legal state", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(..."cvrptzw"), fc.string({ unit: "binary" })), (query) => {
      const { state } = model.read(new URLSearchParams(query));
      expect(VIEWS).toContain(state.view);
      expect(state.palette.length).toBeGreaterThan(0);
      expect(state.sample.sizePx).toBeGreaterThanOrEqual(8);
      expect(model.read(model.write(state)).state).toEqual(state);
    }),
  );
});

test("bad colors fall back with a notice", () => {
  const { state, notices } = model.read(new URLSearchParams("c=777777-nonsense"));
  expect(toRgb24(state.text)).toBe(0x777777);
  expect(toRgb24(state.background)).toBe(0xf4e9d8);
  expect(notices).toEqual(["“nonsense” could not be read as a color."]);
});

test("swapping twice changes nothing", () => {
  expect(swap(swap(model.initial))).toEqual(model.initial);
});

test("a palette has at least one color and at most 40", () => {
  expect(setPalette(model.initial, [])).toBe(model.initial);
  expect(setPalette(model.initial, Array(50).fill(fromRgb24(0))).palette).toHaveLength(40);
});

test("the sample keeps its limits", () => {
  expect(setSample(model.initial, { text: "👍".repeat(100), sizePx: 1000 }).sample).toMatchObject({
    text: "👍".repeat(MAX_SAMPLE_LENGTH),
    sizePx: 96,
  });
});

test("lightness ends at black and white", () => {
  const lighter = changeLightness(model.initial, "text", 5);
  expect(toRgb24(lighter.text)).toBe(0xffffff);
  expect(toRgb24(changeLightness(lighter, "text", -5).text)).toBe(0x000000);
});
