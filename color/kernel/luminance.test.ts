import { expect, test } from "vitest";
import { luminance } from "./luminance.ts";

test("luminance ranges from 0 for black to 1 for white", () => {
  expect(luminance(0x000000)).toBe(0);
  expect(luminance(0xffffff)).toBeCloseTo(1, 15);
});

test("the primaries have the weights 0.2126, 0.7152 and 0.0722", () => {
  expect(luminance(0xff0000)).toBeCloseTo(0.2126, 15);
  expect(luminance(0x00ff00)).toBeCloseTo(0.7152, 15);
  expect(luminance(0x0000ff)).toBeCloseTo(0.0722, 15);
});

test("the old threshold 0.03928 and the new one 0.04045 give the same light for every byte", () => {
  for (let byte = 0; byte < 256; byte++) {
    const x = byte / 255;
    const withOld = x <= 0.03928 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4;
    expect(luminance(byte * 0x010101)).toBeCloseTo(withOld, 14);
  }
});
