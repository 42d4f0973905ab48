import { expect, test } from "vitest";
import { convert, fromRgb24 } from "../convert.ts";
import { rgb24ToLabInto } from "./lab.ts";
import { labCurve, labCurveInverse } from "./lab-curve.ts";

test("green is close to the web platform tests' lab(46.2775% -47.5621 48.5837), from rounded white points", () => {
  const out = new Float64Array(3);
  rgb24ToLabInto(0x008000, out);
  expect(out[0]).toBeCloseTo(46.2775, 3);
  expect(out[1]).toBeCloseTo(-47.5621, 1);
  expect(out[2]).toBeCloseTo(48.5837, 1);
});

test("the values match convert() to Lab", () => {
  const out = new Float64Array(3);
  for (let value = 0; value <= 0xffffff; value += 1009) {
    rgb24ToLabInto(value, out);
    const { l, a, b } = convert(fromRgb24(value), "lab");
    expect(out[0]).toBeCloseTo(l, 11);
    expect(out[1]).toBeCloseTo(a, 11);
    expect(out[2]).toBeCloseTo(b, 11);
  }
});

test("the curve and its inverse round-trip on both sides of the bend", () => {
  for (let x = -0.5; x < 1.5; x += 0.0007) expect(labCurveInverse(labCurve(x))).toBeCloseTo(x, 14);
});
