import { expect, test } from "vitest";
import { convert, fromRgb24, toRgb24 } from "./convert.ts";
import { isInGamut } from "./gamut.ts";
import { deltaE2000Rgb24 } from "./kernel/lab.ts";
import { toGamma, toLinear } from "./kernel/transfer.ts";
import { DEFICIENCIES, simulate, simulateRgb24, visionFilter } from "./vision.ts";

const COLORS = [0xff0000, 0x00ff00, 0x0000ff, 0xffff00, 0x00ffff, 0xff00ff, 0xdb073d, 0x0d6986, 0x8ec7d2, 0x7b3f00];

test("grays, black and white are unchanged by every deficiency at every severity", () => {
  for (const deficiency of DEFICIENCIES) {
    for (const severity of [0, 0.3, 0.7, 1]) {
      for (let byte = 0; byte < 256; byte++) {
        expect(simulateRgb24(byte * 0x010101, deficiency, severity)).toBe(byte * 0x010101);
      }
      for (const channel of ["r", "g", "b"] as const) {
        expect(simulate(fromRgb24(0xffffff), deficiency, severity)[channel]).toBeCloseTo(1, 12);
      }
    }
  }
});

test("severity 0 changes nothing, and severities are clamped to 0 and 1", () => {
  for (const deficiency of DEFICIENCIES) {
    for (const color of COLORS) {
      expect(simulateRgb24(color, deficiency, 0)).toBe(color);
      expect(simulateRgb24(color, deficiency, -1)).toBe(color);
      expect(simulateRgb24(color, deficiency, 2)).toBe(simulateRgb24(color, deficiency, 1));
    }
  }
});

/** The nine numbers of a filter with a single matrix. */
function matrixOf(deficiency: "protan" | "deutan" | "achroma", severity?: number): number[] {
  const [, values = ""] = /values="([^"]*)"/.exec(visionFilter(deficiency, severity)) ?? [];
  const rows = values.split(/ {2}/).slice(0, 3);
  return rows.flatMap((row) => row.split(" ").slice(0, 3).map(Number));
}

// Viénot, Brettel and Mollon: both matrices from the 1999 paper, recomputed for sRGB in libDaltonLens.
test("protan and deutan use the matrices from Viénot 1999 in linear light", () => {
  expect(matrixOf("protan")).toEqual([0.11238, 0.88762, 0, 0.11238, 0.88762, 0, 0.00401, -0.00401, 1]);
  expect(matrixOf("deutan")).toEqual([0.29275, 0.70725, 0, 0.29275, 0.70725, 0, -0.02234, 0.02234, 1]);
  const red = simulate(fromRgb24(0xff0000), "protan");
  expect(red.r).toBeCloseTo(toGamma(0.11238), 12);
  expect(red.g).toBeCloseTo(toGamma(0.11238), 12);
});

test("red and green are equal for dichromats: protan and deutan leave only yellow and blue", () => {
  for (const deficiency of ["protan", "deutan"] as const) {
    for (const color of COLORS) {
      const { r, g } = simulate(fromRgb24(color), deficiency);
      expect(r).toBeCloseTo(g, 12);
    }
  }
});

// Brettel, Viénot and Mollon 1997: one plane for each side of the gray axis.
test("tritan uses one plane for reds and another for greens and blues", () => {
  const red = { space: "srgb-linear", r: 0.5, g: 0, b: 0, alpha: 1 } as const;
  expect(toLinear(simulate(red, "tritan").r)).toBeCloseTo(1.01277 / 2, 12);
  expect(toLinear(simulate(fromRgb24(0x0000ff), "tritan").b)).toBeCloseTo(0.24796, 12);
  expect(toLinear(simulate(fromRgb24(0x00ff00), "tritan").g)).toBeCloseTo(0.81526, 12);
});

test("the two tritan planes meet without a jump at the border", () => {
  for (let step = 0; step <= 100; step++) {
    // Linear light on the border (0.03901 r = 0.02788 g + 0.01113 b), nudged to both sides.
    const [g, b] = [step / 100, 1 - step / 100];
    const r = (0.02788 * g + 0.01113 * b) / 0.03901;
    const at = (nudge: number) => simulate({ space: "srgb-linear", r: r + nudge, g, b, alpha: 1 }, "tritan");
    for (const channel of ["r", "g", "b"] as const) expect(at(1e-9)[channel]).toBeCloseTo(at(-1e-9)[channel], 2);
  }
});

test("protan confusion pairs become similar, and other pairs do not", () => {
  const seen = (v: number) => simulateRgb24(v, "protan");
  expect(deltaE2000Rgb24(0xff0000, 0x5d5d00)).toBeGreaterThan(30);
  expect(deltaE2000Rgb24(seen(0xff0000), seen(0x5d5d00))).toBeLessThan(3);
  expect(deltaE2000Rgb24(seen(0x0000ff), seen(0xffff00))).toBeGreaterThan(60);
});

test("achroma returns the luminance as a gray", () => {
  expect(simulate(fromRgb24(0x00ff00), "achroma").r).toBeCloseTo(toGamma(0.7152), 12);
  for (const color of COLORS) expect(convert(simulate(fromRgb24(color), "achroma"), "oklch").h).toBeNull();
});

test("severity interpolates linearly in linear light, from the color to the full simulation", () => {
  for (const deficiency of DEFICIENCIES) {
    const start = fromRgb24(0xb05a4d);
    const end = simulate(start, deficiency);
    const middle = simulate(start, deficiency, 0.5);
    for (const channel of ["r", "g", "b"] as const) {
      const expected = (toLinear(start[channel]) + toLinear(end[channel])) / 2;
      expect(toLinear(middle[channel])).toBeCloseTo(expected, 12);
    }
  }
});

test("simulateRgb24() matches simulate() after rounding", () => {
  for (const deficiency of DEFICIENCIES) {
    for (const severity of [0.4, 1]) {
      for (const color of COLORS) {
        const seen = simulate(fromRgb24(color), deficiency, severity);
        expect(isInGamut(seen, "srgb", 0)).toBe(true);
        expect(simulateRgb24(color, deficiency, severity)).toBe(toRgb24(seen));
      }
    }
  }
});

test("a color outside of sRGB moves no farther out of it", () => {
  const red = { space: "display-p3", r: 1, g: 0, b: 0, alpha: 1 } as const;
  const { r, g, b } = convert(red, "srgb");
  const still = simulate(red, "tritan", 0);
  for (const [channel, value] of Object.entries({ r, g, b })) expect(still[channel as "r"]).toBeCloseTo(value, 12);
  expect(simulate(red, "tritan").r).toBe(r);
});

test("a partial simulation is between the original and the full one", () => {
  expect(matrixOf("achroma", 0)).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 1]);
  expect(matrixOf("protan", 0.5)[0]).toBeCloseTo((1 + 0.11238) / 2, 4);
});

test("the SVG filter has the same numbers", () => {
  expect(visionFilter("deutan")).toBe(
    '<feColorMatrix type="matrix" values="0.29275 0.70725 0.00000 0 0  0.29275 0.70725 0.00000 0 0  ' +
      '-0.02234 0.02234 1.00000 0 0  0 0 0 1 0"/>',
  );
  const tritan = visionFilter("tritan");
  expect(tritan.match(/<feColorMatrix/g)).toHaveLength(3);
  expect(tritan).toContain("1.01277 0.13549 -0.14826 0 0");
  expect(tritan).toContain("3901 -2788 -1113 0 0.5");
});
