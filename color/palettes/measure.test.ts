import { expect, test } from "vitest";
import { lintTaste } from "./lint.ts";
import { leastSeenDeltaE, measurePalette } from "./measure.ts";
import { tagsOf } from "./tags.ts";
import { paletteDistance } from "./test-palette-distance.ts";

test("the best pair is the lightest color on the darkest", () => {
  const { pair } = measurePalette([0x777777, 0xffffff, 0x000000]);
  expect(pair).toEqual({ light: 0xffffff, dark: 0x000000, ratio: 21 });
});

test("tags say what is measured", () => {
  const tags = (...colors: number[]) => tagsOf(measurePalette(colors));
  expect(tags(0xffd6e0, 0xcdeac0, 0xc7e3ff)).toEqual(["light", "muted", "pastel"]);
  expect(tags(0x780000, 0xe85d04, 0xffba08)).toContain("warm");
  expect(tags(0x780000, 0xe85d04, 0x0077b6)).not.toContain("warm");
  expect(tags(0x03045e, 0x0096c7, 0xcaf0f8)).toContain("cold");
  expect(tags(0x39ff14, 0xff10f0, 0x0a0a14)).toEqual(expect.arrayContaining(["vivid", "neon"]));
  expect(tags(0x101010, 0x303030, 0x505050)).toEqual(expect.arrayContaining(["dark", "muted"]));
});

test("readable begins at 4.5 to 1", () => {
  expect(tagsOf(measurePalette([0xffffff, 0x767676]))).toContain("readable");
  expect(tagsOf(measurePalette([0xffffff, 0x777777]))).not.toContain("readable");
});

test("a red and a green of one lightness are not safe, black and white are", () => {
  expect(tagsOf(measurePalette([0xc1440e, 0x5b7a1c]))).not.toContain("color-blind-safe");
  expect(tagsOf(measurePalette([0x000000, 0xffffff]))).toContain("color-blind-safe");
  expect(leastSeenDeltaE([0x000000, 0xffffff])).toBeCloseTo(100, 3);
});

test("palettes are as far apart as their colors, in whatever order", () => {
  expect(paletteDistance([0xff0000, 0x0000ff], [0x0000ff, 0xff0000])).toBe(0);
  expect(paletteDistance([0x000000], [0xffffff])).toBeCloseTo(100, 3);
  expect(paletteDistance([0x000000, 0xffffff], [0x000000])).toBeCloseTo(100 / 3, 3);
});

test("the lint finds what is dull or flickers", () => {
  expect(lintTaste(measurePalette([0x808080, 0x838383, 0x111111]), "gray")).toContain("two colors are nearly the same");
  expect(lintTaste(measurePalette([0x2d6a4f, 0xd8f3dc, 0x6b6b1a]), "green")).toContain("a muddy olive");
  expect(lintTaste(measurePalette([0xe4002b, 0x0a8f3c, 0xffffff]), "red")).toContain("an edge that flickers");
  expect(lintTaste(measurePalette([0x2d6a4f, 0x95d5b2, 0xfdf0d5]), "green")).toEqual([]);
});
