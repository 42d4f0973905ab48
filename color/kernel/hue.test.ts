import { expect, test } from "vitest";
import { hueDegrees } from "./hue.ts";

test("the axes are at 0, 90, 180 and 270 degrees", () => {
  expect([hueDegrees(0, 1), hueDegrees(1, 0), hueDegrees(0, -1), hueDegrees(-1, 0)]).toEqual([0, 90, 180, 270]);
});

test("a tiny bit below zero is 0, not 360", () => {
  expect(hueDegrees(-1e-18, 1)).toBe(0);
  expect(hueDegrees(-1e-9, 1)).toBeLessThan(360);
});

test("the origin has hue 0", () => {
  expect(hueDegrees(0, 0)).toBe(0);
});
