import { expect, test } from "vitest";
import { convert, toRgb24 } from "../convert.ts";
import { isInGamut } from "../gamut.ts";
import { curveOf } from "./curve.ts";
import { sampleGradient } from "./measure.ts";
import { GRADIENT_PRESETS } from "./presets.ts";
import { randomStops } from "./random-stops.ts";

test("there are twelve presets with unique names, each with monotonic or constant lightness", () => {
  expect(GRADIENT_PRESETS).toHaveLength(12);
  expect(new Set(GRADIENT_PRESETS.map(({ name }) => name)).size).toBe(12);
  for (const { name, space, colors } of GRADIENT_PRESETS) {
    const stops = colors.map((color, index) => ({ color, position: index / (colors.length - 1) }));
    const at = curveOf(
      { shape: { kind: "linear", direction: 90 }, space, hue: "shorter", stops },
      { easing: [0, 0, 1, 1], isFitted: false },
    );
    const lightness = sampleGradient(at, 65).map(({ l }) => l);
    const ways = lightness.slice(1).map((l, index) => l - (lightness[index] as number));
    const [up, down] = [Math.max(...ways), Math.min(...ways)];
    expect(up < 0.003 || down > -0.003, name).toBe(true);
  }
});

test("the same seed gives the same colors and another seed gives different ones", () => {
  expect(randomStops("abc", 4)).toEqual(randomStops("abc", 4));
  expect(randomStops("abc", 4)).not.toEqual(randomStops("abd", 4));
});

test("random colors are 8-bit sRGB and run evenly from dark to light or back", () => {
  for (let seed = 0; seed < 200; seed++) {
    const colors = randomStops(String(seed), 5);
    const lightness = colors.map((color) => convert(color, "oklch").l);
    const ways = lightness.slice(1).map((l, index) => l - (lightness[index] as number));
    expect(ways.every((way) => way > 0.04) || ways.every((way) => way < -0.04)).toBe(true);
    expect(colors.every((color) => isInGamut(color, "srgb", 0) && Number.isInteger(toRgb24(color)))).toBe(true);
  }
  expect(randomStops("x", 1)).toHaveLength(1);
});
