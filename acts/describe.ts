import { toRgb24 } from "#color/convert.ts";
import { describe } from "#color/describe.ts";
import { familyOf } from "#color/family.ts";
import { smallestGamut } from "#color/gamut.ts";
import { luminance } from "#color/kernel/luminance.ts";
import { brightnessWords, correlatedTemperature, temperature } from "#color/temperature.ts";
import { hexOf } from "#color/text/print.ts";
import { colorPath } from "#contract/color-path.ts";
import { defineAct } from "./act.ts";
import { colorsParameter } from "./parameters.ts";
import type { GivenColor } from "./read-color.ts";

const MAX_COLORS = 50;

export const describeAct = defineAct({
  name: "describe",
  title: "Describe",
  text: "Describes colors in words: a short description, the color family, and how light and warm they look. kelvin is the temperature of the light that looks like the color, or null if there is none.",
  parameters: { color: colorsParameter(1, MAX_COLORS, "The colors to describe.") },
  example: { color: ["0d6986", "f4d35e"] },
  run: ({ color }) => ({ colors: color.map(makeDescribed) }),
});

function makeDescribed({ input, color }: GivenColor) {
  const rgb24 = toRgb24(color);
  const hex = hexOf(rgb24);
  return {
    input,
    hex,
    description: describe(color),
    family: familyOf(rgb24),
    brightness: brightnessWords(color),
    /** As in WCAG 2.2, 0 to 1. */
    luminance: luminance(rgb24),
    temperature: { ...temperature(color), kelvin: correlatedTemperature(color)?.kelvin ?? null },
    gamut: smallestGamut(color),
    page: colorPath(hex),
  };
}
