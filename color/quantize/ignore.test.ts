import { expect, test } from "vitest";
import { type QuantizeOptions, quantize } from "../quantize.ts";
import { rgbaOf } from "../test-rgba.ts";

test("white and the background can be ignored", () => {
  const picture = Array.from({ length: 100 * 100 }, (_, i) => {
    const x = i % 100;
    const y = Math.floor(i / 100);
    if (x < 20 || x >= 80 || y < 20 || y >= 80) return 0x88aacc;
    return x < 50 ? 0xfcfcfa : 0xcc3300;
  });
  const left = (ignore: QuantizeOptions["ignore"] & object) =>
    quantize(rgbaOf(picture), 100, { count: 5, ignore }).colors.map(({ rgb24, x, y }) => {
      expect(picture[y * 100 + x]).toBe(rgb24);
      return rgb24;
    });
  expect(left({}).sort()).toEqual([0x88aacc, 0xcc3300, 0xfcfcfa].sort());
  expect(left({ white: true }).sort()).toEqual([0x88aacc, 0xcc3300].sort());
  expect(left({ background: true }).sort()).toEqual([0xcc3300, 0xfcfcfa].sort());
  expect(left({ white: true, background: true })).toEqual([0xcc3300]);
});

test("an edge of many colors is not treated as a background", () => {
  const picture = Array.from({ length: 64 * 64 }, (_, i) => [0xcc0000, 0x00cc00, 0x0000cc][i % 3] as number);
  expect(quantize(rgbaOf(picture), 64, { count: 3, ignore: { background: true } }).colors).toHaveLength(3);
});
