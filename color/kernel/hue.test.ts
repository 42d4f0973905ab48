import { expect, test } from "vitest";
import { hueDegrees, hueFast } from "./hue.ts";

test("the axes are at 0, 90, 180 and 270 degrees", () => {
  expect([hueDegrees(0, 1), hueDegrees(1, 0), hueDegrees(0, -1), hueDegrees(-1, 0)]).toEqual([0, 90, 180, 270]);
  expect([hueFast(1, 0), hueFast(0, 1), hueFast(-1, 0), hueFast(0, -1)]).toEqual([0, 90, 180, 270]);
});

test("a hair below zero is 0, not 360", () => {
  expect(hueDegrees(-1e-18, 1)).toBe(0);
  expect(hueDegrees(-1e-9, 1)).toBeLessThan(360);
});

test("the origin has hue 0", () => {
  expect(hueDegrees(0, 0)).toBe(0);
  expect(hueFast(0, 0)).toBe(0);
});

test("hueFast is within 3.4e-7 degrees all around, at any size", () => {
  for (let degrees = 0.01; degrees < 360; degrees += 0.037) {
    const a = Math.cos((degrees * Math.PI) / 180);
    const b = Math.sin((degrees * Math.PI) / 180);
    for (const size of [1e-9, 0.1, 300]) {
      expect(Math.abs(hueFast(size * a, size * b) - hueDegrees(size * b, size * a))).toBeLessThan(3.4e-7);
    }
  }
});
