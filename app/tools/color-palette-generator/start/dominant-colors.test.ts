import { expect, test } from "vitest";
import { toRgb24 } from "#color/convert.ts";
import { dominantColors } from "./dominant-colors.ts";

function picture(...parts: readonly (readonly [rgba: readonly number[], pixels: number])[]) {
  return new Uint8ClampedArray(parts.flatMap(([rgba, pixels]) => Array.from({ length: pixels }, () => rgba).flat()));
}
const hexes = (...given: Parameters<typeof dominantColors>) => dominantColors(...given).map(toRgb24);

test("a picture of a few colors gives exactly these, light to dark", () => {
  const flag = picture([[219, 7, 61, 255], 40], [[255, 255, 255, 255], 50], [[0, 0, 0, 255], 30]);
  expect(hexes(flag, 3)).toEqual([0xffffff, 0xdb073d, 0]);
});

test("it gives fewer colors where there are fewer, and none of what is transparent", () => {
  const dot = picture([[219, 7, 61, 255], 1], [[0, 255, 0, 0], 100]);
  expect(hexes(dot, 5)).toEqual([0xdb073d]);
  expect(hexes(picture([[1, 2, 3, 0], 10]), 5)).toEqual([]);
});

test("a small bright part is found in a gray picture", () => {
  const grays = Array.from({ length: 60 }, (_, step) => [[step * 4, step * 4, step * 4, 255], 50] as const);
  expect(hexes(picture(...grays, [[255, 0, 0, 255], 60]), 5)).toContain(0xff0000);
});
