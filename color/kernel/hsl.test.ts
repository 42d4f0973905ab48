import { expect, test } from "vitest";
import { convert, fromRgb24 } from "../convert.ts";
import { rgb24ToHslInto } from "./hsl.ts";

test("the numbers are those of the HSL space, with hue 0 for grays", () => {
  const out = new Float64Array(3);
  for (let value = 0; value <= 0xffffff; value += 1009) {
    rgb24ToHslInto(value, out);
    const { h, s, l } = convert(fromRgb24(value), "hsl");
    expect(out[0]).toBeCloseTo(h ?? 0, 9);
    expect(out[1]).toBeCloseTo(s, 9);
    expect(out[2]).toBeCloseTo(l, 9);
  }
});

test("black and white have no saturation", () => {
  const out = new Float64Array(3);
  rgb24ToHslInto(0xffffff, out);
  expect([...out]).toEqual([0, 0, 100]);
  rgb24ToHslInto(0, out);
  expect([...out]).toEqual([0, 0, 0]);
});
