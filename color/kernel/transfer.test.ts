import { expect, test } from "vitest";
import { encode8, LINEAR_8, power, toGamma, toLinear } from "./transfer.ts";

test("the curve passes through the published sRGB points", () => {
  expect(toLinear(0)).toBe(0);
  expect(toLinear(1)).toBe(1);
  expect(toLinear(0.5)).toBeCloseTo(0.21404114048223255, 15);
  expect(toGamma(0.18)).toBeCloseTo(0.46135612950044, 13);
});

test("encoding is the inverse of decoding, even outside of 0 to 1", () => {
  for (let x = -2; x <= 2; x += 0.001) expect(toGamma(toLinear(x))).toBeCloseTo(x, 8);
});

test("negative values mirror positive ones", () => {
  expect(toLinear(-0.5)).toBe(-toLinear(0.5));
  expect(toGamma(-0.5)).toBe(-toGamma(0.5));
  expect(power(-0.5, 2.4)).toBe(-power(0.5, 2.4));
});

test("every byte round-trips through linear light", () => {
  for (let byte = 0; byte < 256; byte++) expect(encode8(LINEAR_8[byte] as number)).toBe(byte);
});

test("encode8 rounds exactly like the curve times 255", () => {
  const wrong: number[] = [];
  for (let i = 0; i <= 200_000; i++) {
    const light = i / 200_000;
    if (encode8(light) !== Math.round(toGamma(light) * 255)) wrong.push(light);
  }
  expect(wrong).toEqual([]);
});

test("encode8 switches exactly halfway between two bytes", () => {
  for (let byte = 1; byte < 256; byte++) {
    const middle = toLinear((byte - 0.5) / 255);
    expect(encode8(middle)).toBe(byte);
    expect(encode8(middle * (1 - 1e-12))).toBe(byte - 1);
  }
});

test("encode8 clips, and treats NaN as black", () => {
  expect([-1, -0, 1.0001, 50, Infinity, -Infinity, NaN].map(encode8)).toEqual([0, 0, 255, 255, 255, 0, 0]);
});
