import fc from "fast-check";
import { expect, test } from "vitest";
import { convert, fromRgb24, toRgb24 } from "#color/convert.ts";
import { colorOfP3, hasTransparency, isWider } from "./wide.ts";

test("a color within sRGB stays in sRGB, off by at most one step", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (rgb24) => {
      const { r, g, b } = convert(fromRgb24(rgb24), "display-p3");
      const color = colorOfP3(Math.round(r * 255), Math.round(g * 255), Math.round(b * 255));
      expect(color.space).toBe("srgb");
      const back = toRgb24(color);
      const { r: r1, g: g1, b: b1 } = convert(fromRgb24(back), "display-p3");
      for (const [one, other] of [
        [r, r1],
        [g, g1],
        [b, b1],
      ] as const)
        expect(Math.abs(one - other) * 255).toBeLessThan(1.6);
    }),
  );
});

test("the primaries of Display P3 are outside sRGB", () => {
  expect(colorOfP3(255, 0, 0).space).toBe("display-p3");
  expect(colorOfP3(0, 255, 0).space).toBe("display-p3");
  expect(colorOfP3(255, 255, 255)).toEqual(fromRgb24(0xffffff));
});

test("a picture is wide if any of its colors is", () => {
  const pixel = (...rgba: number[]) => Uint8ClampedArray.from(rgba);
  const read = (srgb: Uint8ClampedArray, p3: Uint8ClampedArray) => (space: string) => (space === "srgb" ? srgb : p3);
  expect(isWider(read(pixel(255, 0, 0, 255), pixel(255, 0, 0, 255)))).toBe(true);
  expect(isWider(read(pixel(255, 0, 0, 255), pixel(234, 51, 35, 255)))).toBe(false);
  expect(hasTransparency(pixel(1, 2, 3, 255, 1, 2, 3, 254))).toBe(true);
});
