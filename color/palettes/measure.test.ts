import { expect, test } from "vitest";
import { leastSeenDeltaE, measurePalette } from "./measure.ts";
import { tagsOf } from "./tags.ts";

test("the best pair is the lightest color and the darkest", () => {
  const { pair } = measurePalette([0x777777, 0xffffff, 0x000000]);
  expect(pair).toEqual({ light: 0xffffff, dark: 0x000000, ratio: 21 });
});

test("tags match the measurements", () => {
  const tags = (...colors: number[]) => tagsOf(measurePalette(colors));
  expect(tags(0xffd6e0, 0xcdeac0, 0xc7e3ff)).toEqual(["light", "muted", "pastel"]);
  expect(tags(0x780000, 0xe85d04, 0xffba08)).toContain("warm");
  expect(tags(0x780000, 0xe85d04, 0x0077b6)).not.toContain("warm");
  expect(tags(0x03045e, 0x0096c7, 0xcaf0f8)).toContain("cold");
  expect(tags(0x39ff14, 0xff10f0, 0x0a0a14)).toEqual(expect.arrayContaining(["vivid", "neon"]));
  expect(tags(0x101010, 0x303030, 0x505050)).toEqual(expect.arrayContaining(["dark", "muted"]));
});

test("a palette is readable from a contrast of 4.5:1", () => {
  expect(tagsOf(measurePalette([0xffffff, 0x767676]))).toContain("readable");
  expect(tagsOf(measurePalette([0xffffff, 0x777777]))).not.toContain("readable");
});

test("red and green of equal lightness are not color-blind safe, but black and white are", () => {
  expect(tagsOf(measurePalette([0xc1440e, 0x5b7a1c]))).not.toContain("color-blind-safe");
  expect(tagsOf(measurePalette([0x000000, 0xffffff]))).toContain("color-blind-safe");
  expect(leastSeenDeltaE([0x000000, 0xffffff])).toBeCloseTo(100, 3);
});
