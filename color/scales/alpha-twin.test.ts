import fc from "fast-check";
import { expect, test } from "vitest";
import { compositeOver } from "../contrast/contrast.ts";
import { fromRgb24, toRgb24 } from "../convert.ts";
import { alphaTwin } from "./alpha-twin.ts";

const rgb24 = fc.integer({ min: 0, max: 0xffffff });

test("the twin composited over the background is exactly the color", () => {
  const background = fc.oneof(fc.constantFrom(0x000000, 0xffffff), rgb24);
  fc.assert(
    fc.property(rgb24, background, (color, below) => {
      const twin = alphaTwin(color, below);
      expect(toRgb24(compositeOver(twin, fromRgb24(below)))).toBe(color);
      expect(Number.isInteger(Math.round(twin.alpha * 255 * 1e6) / 1e6)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test("the twin has the smallest possible alpha", () => {
  // Radix Colors uses #0000000f for this gray on white: https://www.radix-ui.com/colors
  expect(alphaTwin(0xf0f0f0, 0xffffff)).toEqual({ space: "srgb", r: 0, g: 0, b: 0, alpha: 15 / 255 });
  expect(alphaTwin(0x808080, 0x000000).alpha).toBe(128 / 255);
  expect(alphaTwin(0xff0000, 0xffffff).alpha).toBe(1);
  // A channel of 255.6 rounds to 255 only through the background.
  expect(alphaTwin(0x8a8a8a, 0x79a4a0).alpha).toBe(40 / 255);
});

test("the twin of the background itself is transparent", () => {
  for (const value of [0x000000, 0xffffff, 0x123456]) expect(alphaTwin(value, value).alpha).toBe(0);
});
