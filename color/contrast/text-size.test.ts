import { expect, test } from "vitest";
import { isLargeForWcag, smallestSizePx } from "./text-size.ts";

test("sizes match the table for either sign, and body text needs larger ones", () => {
  expect(smallestSizePx(75, 400, true)).toBe(18);
  expect(smallestSizePx(-90.4, 700, true)).toBe(14);
  expect(smallestSizePx(60, 400, false)).toBe(24);
  expect(smallestSizePx(60, 400, true)).toBe(42);
  expect(smallestSizePx(29.9, 700, false)).toBeNull();
});

test("a higher contrast never requires larger type", () => {
  for (const isBody of [true, false]) {
    for (let lc = 31; lc <= 108; lc++) {
      const [now, before] = [smallestSizePx(lc, 500, isBody), smallestSizePx(lc - 1, 500, isBody)];
      expect(now ?? 1000).toBeLessThanOrEqual(before ?? 1000);
    }
  }
});

test("large text starts at 24 px, or at 18.66 px in bold", () => {
  expect([isLargeForWcag(24, 400), isLargeForWcag(23, 700), isLargeForWcag(19, 600)]).toEqual([true, true, false]);
});
