import { expect, test } from "vitest";
import { fromRgb24 } from "#color/convert.ts";
import { printHex } from "#color/text/print.ts";
import type { ColorSearch } from "./picture.ts";
import { findColors, measureShares, type Pixels } from "./pixel-work.ts";

/** Red on the left, blue on the right; a small version of a picture ten times the size. */
const PICTURE: Pixels = {
  data: Uint8ClampedArray.from({ length: 40 * 20 * 4 }, (_, i) => {
    const isLeft = (i >> 2) % 40 < 20;
    return (isLeft ? [200, 20, 20, 255] : [20, 20, 200, 255])[i & 3] as number;
  }),
  width: 40,
  height: 20,
  isWide: false,
  fullWidth: 400,
  fullHeight: 200,
};
const SEARCH: ColorSearch = {
  count: 5,
  strategy: "dominant",
  ignore: { white: false, background: false, transparent: true },
  mergeDeltaE: 0,
  crop: null,
  kept: [],
};

test("colors are returned with their position in the full picture", () => {
  for (const isRough of [true, false]) {
    const found = findColors(PICTURE, SEARCH, { isRough });
    expect(found.map(({ color }) => printHex(color)).sort()).toEqual(["#1414C8", "#C81414"]);
    for (const { color, point } of found) expect(point.x < 200).toBe(printHex(color) === "#C81414");
  }
});

test("only the cropped part is searched", () => {
  const crop = { x: 550, y: 0, width: 450, height: 1000 };
  const found = findColors(PICTURE, { ...SEARCH, crop }, { isRough: false });
  expect(found.map(({ color }) => printHex(color))).toEqual(["#1414C8"]);
  expect(found[0]?.point.x).toBeGreaterThanOrEqual(220);
  expect(measureShares(PICTURE, [fromRgb24(0xff0000), fromRgb24(0x0000ff)], { ...SEARCH, crop })).toEqual([0, 1]);
});

test("colors similar to a kept color are left out", () => {
  const found = findColors(PICTURE, { ...SEARCH, kept: [fromRgb24(0xd01010)] }, { isRough: false });
  expect(found.map(({ color }) => printHex(color))).toEqual(["#1414C8"]);
});

test("in a wide picture, only colors outside sRGB are Display P3", () => {
  const data = Uint8ClampedArray.from({ length: 4 * 4 * 4 }, (_, i) =>
    i < 32 ? ([255, 0, 0, 255][i & 3] as number) : ([110, 120, 130, 255][i & 3] as number),
  );
  const wide = { ...PICTURE, data, width: 4, height: 4, isWide: true };
  const spaces = findColors(wide, SEARCH, { isRough: false }).map(({ color }) => color.space);
  expect(spaces.sort()).toEqual(["display-p3", "srgb"]);
});
