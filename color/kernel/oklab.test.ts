import { expect, test } from "vitest";
import { convert, fromRgb24 } from "../convert.ts";
import { oklabToRgb24, oklchToRgb24, rgb24ToOklabInto, rgb24ToOklch, rgb24ToOklchInto } from "./oklab.ts";

test("red is oklch(0.62796 0.25768 29.234)", () => {
  const out = new Float64Array(3);
  rgb24ToOklchInto(0xff0000, out);
  expect(out[0]).toBeCloseTo(0.62796, 5);
  expect(out[1]).toBeCloseTo(0.25768, 5);
  expect(out[2]).toBeCloseTo(29.234, 3);
});

test("the values match convert() to OKLab and OKLCH", () => {
  const lab = new Float64Array(3);
  const lch = new Float64Array(3);
  for (let value = 1; value <= 0xffffff; value += 10_007) {
    rgb24ToOklabInto(value, lab);
    rgb24ToOklchInto(value, lch);
    const oklab = convert(fromRgb24(value), "oklab");
    const oklch = convert(fromRgb24(value), "oklch");
    expect([...lab]).toEqual([oklab.l, oklab.a, oklab.b].map((x) => expect.closeTo(x, 12)));
    expect(rgb24ToOklch(value)).toEqual({
      ...oklch,
      l: expect.closeTo(oklch.l, 12),
      c: expect.closeTo(oklch.c, 12),
      h: oklch.h === null ? null : expect.closeTo(oklch.h, 9),
    });
    if (oklch.h === null) continue;
    expect([...lch]).toEqual([oklch.l, oklch.c, oklch.h].map((x) => expect.closeTo(x, 9)));
  }
});

// color/round-trip.test.ts has OKLCH.
test("colors round-trip through OKLab to the same bytes", () => {
  const lab = new Float64Array(3);
  const changed: number[] = [];
  for (let value = 0; value <= 0xffffff; value += 101) {
    rgb24ToOklabInto(value, lab);
    const [l = 0, a = 0, b = 0] = lab;
    // An expectation is slower than the conversion.
    if (oklabToRgb24(l, a, b) !== value) changed.push(value);
  }
  expect(changed).toEqual([]);
});

test("channels outside sRGB are clipped", () => {
  expect(oklchToRgb24(2, 0, 0)).toBe(0xffffff);
  expect(oklchToRgb24(-1, 0, 0)).toBe(0);
  expect(oklchToRgb24(0.7, 0.4, 140) & 0xff00ff).toBe(0);
});
