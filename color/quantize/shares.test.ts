import { expect, test } from "vitest";
import { quantize } from "../quantize.ts";
import { sharesOf } from "./shares.ts";

/** Three stripes: 50 red, 30 blue, 20 white columns. */
const RGBA = Uint8ClampedArray.from({ length: 100 * 10 * 4 }, (_, i) => {
  const x = (i >> 2) % 100;
  const color = x < 50 ? [200, 20, 20, 255] : x < 80 ? [20, 20, 200, 255] : [255, 255, 255, 255];
  return color[i & 3] as number;
});

test("each color's share is the part of the pixels nearest to it", () => {
  expect(sharesOf(RGBA, 100, [0xc81414, 0x1414c8, 0xffffff])).toEqual([0.5, 0.3, 0.2]);
  expect(sharesOf(RGBA, 100, [0x990000, 0x1414c8])).toEqual([0.7, 0.3]);
});

test("ignored pixels do not count toward the shares", () => {
  expect(sharesOf(RGBA, 100, [0xc81414, 0x1414c8], { white: true })).toEqual([0.625, 0.375]);
});

test("the shares match those of quantize() for its own colors", () => {
  const { colors } = quantize(RGBA, 100, { count: 3 });
  const shares = sharesOf(
    RGBA,
    100,
    colors.map(({ rgb24 }) => rgb24),
  );
  expect(shares).toEqual(colors.map(({ share }) => share));
});

test("a color that the samples miss has its share", () => {
  const rgba = new Uint8ClampedArray(1200 * 1200 * 4).fill(255);
  rgba.set([200, 20, 20, 255], 4 * 601);
  expect(sharesOf(rgba, 1200, [0xffffff, 0xc81414])[1]).toBe(1 / (1200 * 1200));
});

test("no colors and no pixels are not an error", () => {
  expect(sharesOf(RGBA, 100, [])).toEqual([]);
  expect(sharesOf(new Uint8ClampedArray(40), 10, [0xff0000])).toEqual([0]);
});
