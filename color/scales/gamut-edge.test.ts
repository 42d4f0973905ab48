import fc from "fast-check";
import { expect, test } from "vitest";
import { maxChroma } from "../chroma.ts";
import { convert } from "../convert.ts";
import { isInGamut } from "../gamut.ts";
import { edgeChroma, luminanceOfOklch } from "./gamut-edge.ts";
import { hueBetween, naturalDrift } from "./scale-path.ts";

const unit = fc.double({ min: 0, max: 1, noNaN: true });
const hue = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });

test("the edge of the gamut matches maxChroma()", () => {
  fc.assert(
    fc.property(fc.double({ min: 0.02, max: 0.98, noNaN: true }), hue, (l, h) => {
      // The two tolerate slightly different rounding noise, which matters where the edge is flat.
      expect(Math.abs(edgeChroma(l, h) - maxChroma(l, h, "srgb"))).toBeLessThan(2e-3);
    }),
  );
  expect([edgeChroma(0, 20), edgeChroma(1, 20), edgeChroma(0.5, null)]).toEqual([0, 0, 0]);
});

test("a color on the edge is in the gamut, even next to black", () => {
  fc.assert(
    fc.property(unit, hue, (l, h) => {
      expect(isInGamut({ space: "oklch", alpha: 1, l, c: edgeChroma(l, h), h }, "srgb")).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test("luminance matches the Y of XYZ", () => {
  fc.assert(
    fc.property(unit, fc.double({ min: 0, max: 0.3, noNaN: true }), hue, (l, c, h) => {
      expect(luminanceOfOklch(l, c, h)).toBeCloseTo(convert({ space: "oklch", alpha: 1, l, c, h }, "xyz-d65").y, 10);
    }),
  );
});

test("drift is smooth around the whole hue circle", () => {
  for (let h = 0; h < 360; h++) {
    const [light, dark] = naturalDrift(h);
    const [nextLight, nextDark] = naturalDrift((h + 1) % 360);
    expect(Math.abs(nextLight - light)).toBeLessThan(4);
    expect(Math.abs(nextDark - dark)).toBeLessThan(4);
  }
  expect(naturalDrift(86)).toEqual([16, -30]);
});

test("hues are interpolated along the shorter arc", () => {
  expect(hueBetween(350, 10, 0.5)).toBe(0);
  expect(hueBetween(10, 350, 0.25)).toBe(5);
});
