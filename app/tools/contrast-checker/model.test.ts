import fc from "fast-check";
import { expect, test } from "vitest";
import { anyRgb, testAnyQuery, testRoundTrip } from "#app/tools/test-model.ts";
import { fromRgb24, toRgb24 } from "#color/convert.ts";
import { isInGamut } from "#color/gamut.ts";
import { CODE_POINT } from "#color/test-code-point.ts";
import { model } from "./model.ts";
import {
  changeLightness,
  FONTS,
  GRADIENT_SPACES,
  inOrder,
  MAX_SAMPLE_LENGTH,
  type State,
  setGradient,
  setPalette,
  setSample,
  setSpot,
  swap,
  VIEWS,
  WEIGHTS,
} from "./state.ts";

const anyColor = fc
  .record({
    color: anyRgb,
    alpha: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
  })
  .map(({ color, alpha }) => ({ ...color, alpha }));
const anyPercent = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10);
const anyState: fc.Arbitrary<State> = fc.record({
  text: anyColor,
  background: anyColor,
  view: fc.constantFrom(...VIEWS),
  roles: fc.record({ link: anyColor, hover: anyColor, focus: anyColor }),
  isUnderlined: fc.boolean(),
  palette: fc.array(anyColor, { minLength: 1, maxLength: 12 }),
  sample: fc.record({
    text: fc.string({ unit: "grapheme", maxLength: 30 }).map((text) => [...text].slice(0, MAX_SAMPLE_LENGTH).join("")),
    sizePx: fc.integer({ min: 8, max: 96 }),
    weight: fc.constantFrom(...WEIGHTS),
    font: fc.constantFrom(...FONTS),
  }),
  gradient: fc.record({
    stops: fc
      .array(fc.record({ color: anyColor, position: fc.integer({ min: 0, max: 100 }) }), {
        minLength: 2,
        maxLength: 12,
      })
      .map(inOrder),
    angle: fc.integer({ min: 0, max: 359 }),
    space: fc.constantFrom(...GRADIENT_SPACES),
  }),
  spot: fc.record({ x: anyPercent, y: anyPercent }),
  layer: fc.integer({ min: 0, max: 100 }),
});
const anyValue = fc.oneof(
  fc.string({ unit: CODE_POINT }),
  fc.constantFrom(
    "",
    "-1",
    "1e999",
    "NaN",
    "0-0",
    "ff0000-00ff00-0000ff",
    "linear-gradient(red, blue)",
    "rgb(",
    "777_.5",
  ),
);
const KEYS = ["c", "v", "r", "u", "p", "g", "gp", "ga", "gs", "b", "l", "t", "z", "w", "f"];
const FORM_KEYS = ["fg", "bg", "link", "hover", "focus", "gradient"];

testRoundTrip(model, anyState);

testAnyQuery(model, [...KEYS, ...FORM_KEYS], anyValue, ({ view, palette, sample, gradient, spot }) => {
  expect(VIEWS).toContain(view);
  expect(palette.length).toBeGreaterThan(0);
  expect(sample.sizePx).toBeGreaterThanOrEqual(8);
  expect(gradient.stops.length).toBeGreaterThanOrEqual(2);
  expect(spot.x).toBeLessThanOrEqual(100);
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

test("the sample stays within its limits", () => {
  expect(setSample(model.initial, { text: "👍".repeat(100), sizePx: 1000 }).sample).toMatchObject({
    text: "👍".repeat(MAX_SAMPLE_LENGTH),
    sizePx: 96,
  });
});

test("lightness changes stop at black and white, and keep opacity and the gamut", () => {
  expect(toRgb24(changeLightness(model.initial.text, 5))).toBe(0xffffff);
  expect(toRgb24(changeLightness(model.initial.text, -5))).toBe(0x000000);
  const red = { ...fromRgb24(0xff0000), alpha: 0.5 };
  const lighter = changeLightness(red, 0.1);
  expect(lighter.alpha).toBe(0.5);
  expect(isInGamut(lighter, "srgb")).toBe(true);
});

test("a single color in the query string is the text, on black or white", () => {
  const { state, notices } = model.read(new URLSearchParams("c=ffee00"));
  expect([toRgb24(state.text), toRgb24(state.background)]).toEqual([0xffee00, 0x000000]);
  expect(notices).toEqual([]);
});

test("more than two colors in the query string open the palette view", () => {
  const { state, notices } = model.read(new URLSearchParams("c=db073d-dba507-8ec7d2"));
  expect(state.view).toBe("palette");
  expect(state.palette.map(toRgb24)).toEqual([0xdb073d, 0xdba507, 0x8ec7d2]);
  expect(notices).toEqual([]);
});

test("form fields override query parameters, and the others are kept", () => {
  const { state, notices } = model.read(
    new URLSearchParams("c=777777-ffffff&fg=black&bg=reddish&v=roles&z=20&link=%23f00&p=red%2C+rgb(0%2C+0%2C+255)"),
  );
  expect([toRgb24(state.text), toRgb24(state.background)]).toEqual([0x000000, 0xffffff]);
  expect([state.view, state.sample.sizePx, toRgb24(state.roles.link)]).toEqual(["roles", 20, 0xff0000]);
  expect(state.palette.map(toRgb24)).toEqual([0xff0000, 0x0000ff]);
  expect(notices).toEqual(["“reddish” could not be read as a color."]);
});

test.each(["lab(50% -20 30), red", "oklab(0.5 -0.1 0.1) #f00", "color(display-p3 0 1 0); f00", "db073d-red"])(
  "the typed palette %s has two colors",
  (typed) => {
    const { state, notices } = model.read(new URLSearchParams({ p: typed }));
    expect(notices).toEqual([]);
    expect(state.palette).toHaveLength(2);
    expect(state.palette[1]).toEqual(fromRgb24(0xff0000));
  },
);

test("a gradient stays within its limits", () => {
  const [stop] = model.initial.gradient.stops;
  expect(setGradient(model.initial, { stops: stop ? [stop] : [] })).toBe(model.initial);
  expect(setGradient(model.initial, { angle: -90 }).gradient.angle).toBe(270);
  expect(setSpot(model.initial, { x: -5, y: 500 }).spot).toEqual({ x: 0, y: 100 });
});

test("rounding never puts a lightened or darkened color outside of sRGB", () => {
  for (let rgb24 = 0; rgb24 <= 0xffffff; rgb24 += 65_521) {
    for (const by of [-0.1, -0.02, 0.02, 0.1]) {
      const moved = changeLightness(fromRgb24(rgb24), by);
      expect([rgb24, by, isInGamut(moved, "srgb")]).toEqual([rgb24, by, true]);
    }
  }
});

test.each(["u=zz", "b=zz", "b=10-x", "l=x", "z=big", "w=heavy", "f=comic"])("?%s causes a notice", (query) => {
  const { notices } = model.read(new URLSearchParams(query));
  expect(notices).toHaveLength(1);
});
