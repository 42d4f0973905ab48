import { expect, test } from "vitest";
import type { Color } from "./color.ts";
import { convert, fromRgb24, toRgb24 } from "./convert.ts";
import { mix } from "./mix.ts";
import { isMode, MODES, shades, tints, tones } from "./ramp.ts";

const CRIMSON = fromRgb24(0xdb073d);
const WHITE = fromRgb24(0xffffff);
const lightness = (color: Color) => convert(color, "oklab").l;

test("MODES are the seven of the palette builder", () => {
  expect(MODES).toEqual(["lch", "hsl", "lab", "hwb", "srgb", "oklab", "oklch"]);
  expect(isMode("oklch")).toBe(true);
  expect(isMode("rgb")).toBe(false);
  expect(isMode(undefined)).toBe(false);
});

test("ramps have 10 steps by default, and 3 to 20", () => {
  expect(tints(CRIMSON)).toHaveLength(10);
  expect(shades(CRIMSON, 5)).toHaveLength(5);
  expect(tones(CRIMSON, 1)).toHaveLength(3);
  expect(tones(CRIMSON, 1000)).toHaveLength(20);
  expect(tones(CRIMSON, Number.NaN)).toHaveLength(10);
});

test("the base is first and unchanged, white, black and gray are never reached, and all steps differ", () => {
  const ends = [
    [tints, 0xffffff],
    [shades, 0x000000],
    [tones, 0x808080],
  ] as const;
  for (const base of [0xdb073d, 0xdba507, 0x8ec7d2, 0x0d6986, 0x07485b].map(fromRgb24)) {
    for (const mode of MODES) {
      for (const steps of [3, 10, 20]) {
        for (const [make, end] of ends) {
          const ramp = make(base, steps, mode);
          const packed = ramp.map(toRgb24);
          expect(ramp[0]).toBe(base);
          expect(packed).not.toContain(end);
          expect(new Set(packed).size).toBe(steps);
        }
      }
    }
  }
});

test("shades of black stay black", () => {
  for (const mode of MODES) expect(shades(fromRgb24(0x000000), 5, mode).map(toRgb24)).toEqual([0, 0, 0, 0, 0]);
});

test("tints only get lighter and shades only darker, in every mode", () => {
  for (const mode of MODES) {
    const light = tints(CRIMSON, 10, mode).map(lightness);
    const dark = shades(CRIMSON, 10, mode).map(lightness);
    for (let step = 1; step < 10; step++) {
      expect(light[step]).toBeGreaterThan(light[step - 1] as number);
      expect(dark[step]).toBeLessThan(dark[step - 1] as number);
    }
  }
});

test("step i of n is the mix to i/n in the mode's space", () => {
  for (const mode of MODES) {
    expect(tints(CRIMSON, 10, mode)[4]).toEqual(mix(CRIMSON, WHITE, { space: mode, amount: 0.4 }));
  }
});

test("tints and shades in sRGB are the familiar ones", () => {
  const hex = (color: Color) => toRgb24(color).toString(16).padStart(6, "0");
  expect(tints(fromRgb24(0xff0000), 5, "srgb").map(hex)).toEqual(["ff0000", "ff3333", "ff6666", "ff9999", "ffcccc"]);
  expect(shades(fromRgb24(0xff0000), 5, "srgb").map(hex)).toEqual(["ff0000", "cc0000", "990000", "660000", "330000"]);
});

test("a constant hue does not change in the polar modes", () => {
  for (const mode of ["lch", "oklch", "hsl", "hwb"] as const) {
    const base = convert(CRIMSON, mode).h as number;
    for (const color of [...tints(CRIMSON, 10, mode), ...shades(CRIMSON, 10, mode), ...tones(CRIMSON, 10, mode)]) {
      expect(convert(color, mode).h).toBeCloseTo(base, 9);
    }
  }
});

test("a shifted hue drifts to yellow in tints and to blue in shades, by at most 30 degrees", () => {
  const base = convert(CRIMSON, "oklch").h as number;
  const tinted = convert(tints(CRIMSON, 10, "oklch", "shifted")[9] as Color, "oklch").h as number;
  const shaded = convert(shades(CRIMSON, 10, "oklch", "shifted")[9] as Color, "oklch").h as number;
  expect(tinted).toBeCloseTo(base + 27, 9);
  expect(shaded).toBeCloseTo(base - 27 + 360, 9);
});

test("a drift stops at its target hue", () => {
  const nearlyYellow: Color = { space: "oklch", l: 0.8, c: 0.1, h: 95, alpha: 1 };
  const last = tints(nearlyYellow, 10, "oklch", "shifted")[9] as Color;
  expect(convert(last, "oklch").h).toBeCloseTo(100, 9);
});

test("grays stay gray, and transparency is kept", () => {
  const gray = { ...fromRgb24(0x777777), alpha: 0.4 };
  for (const mode of MODES) {
    for (const color of [...tints(gray, 5, mode, "shifted"), ...shades(gray, 5, mode, "shifted")]) {
      expect(convert(color, "oklch").c).toBeLessThan(1e-6);
      expect(color.alpha).toBeCloseTo(0.4, 12);
    }
  }
});
