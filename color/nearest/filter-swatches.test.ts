import { expect, test } from "vitest";
import { fromRgb24 } from "../convert.ts";
import { type SwatchFilter, swatchFilter } from "./filter-swatches.ts";

const NO_FILTER: SwatchFilter = {
  hue: null,
  lightness: [0, 1],
  chroma: [0, Number.POSITIVE_INFINITY],
  contrast: null,
  apartFrom: null,
};

const RED = fromRgb24(0xdc2626);
const PINK = fromRgb24(0xec4899);
const GREEN = fromRgb24(0x4d7c0f);
const BLUE = fromRgb24(0x2563eb);
const GRAY = fromRgb24(0x777777);
const WHITE = fromRgb24(0xffffff);
const ALL = [RED, PINK, GREEN, BLUE, GRAY, WHITE];

test("everything passes without a filter", () => {
  expect(ALL.filter(swatchFilter(NO_FILTER))).toEqual(ALL);
});

test("hues match on both sides of 0, and grays have no hue", () => {
  const isReddish = swatchFilter({ ...NO_FILTER, hue: { center: 5, width: 25 } });
  expect(ALL.filter(isReddish)).toEqual([RED, PINK]);
  expect(ALL.filter(swatchFilter({ ...NO_FILTER, hue: { center: 0, width: 180 } }))).not.toContain(GRAY);
});

test("lightness and chroma ranges include both ends", () => {
  expect(ALL.filter(swatchFilter({ ...NO_FILTER, lightness: [1, 1] }))).toEqual([WHITE]);
  expect(ALL.filter(swatchFilter({ ...NO_FILTER, chroma: [0, 0.01] }))).toEqual([GRAY, WHITE]);
  expect(ALL.filter(swatchFilter({ ...NO_FILTER, lightness: [0.6, 0.4] }))).toEqual([]);
});

test("contrast is compared unrounded: #777777 on white is 4.478 and fails at 4.5", () => {
  const readable = swatchFilter({ ...NO_FILTER, contrast: { background: WHITE, least: 4.5 } });
  expect(readable(GRAY)).toBe(false);
  expect(readable(fromRgb24(0x767676))).toBe(true);
});

test("with color blindness, red looks like a green of equal lightness, but not like blue", () => {
  const apart = swatchFilter({ ...NO_FILTER, apartFrom: fromRgb24(0xa05a00) });
  expect(apart(GREEN)).toBe(false);
  expect(apart(BLUE)).toBe(true);
});
