// HSL and HSV share their hue, so converting needs no RGB. https://en.wikipedia.org/wiki/HSL_and_HSV#Interconversion
import type { Hsl, Hsv } from "#color/color.ts";
import { POWERLESS_DELTA } from "#color/spaces/hsv.ts";
import { decimalsOver, type Step, show, showPercent } from "./step.ts";

export function hslToHsv({ h, s, l, alpha }: Hsl, steps: Step[]): Hsv {
  const saturation = s / 100;
  const lightness = l / 100;
  const room = Math.min(lightness, 1 - lightness);
  const value = lightness + saturation * room;
  const isGray = 2 * saturation * room <= POWERLESS_DELTA;
  const result = isGray ? 0 : 2 * (1 - lightness / value);
  const line = `V = ${show(lightness)} + ${show(saturation)} × min(${show(lightness)}, 1 − ${show(lightness)})`;
  steps.push(
    takeFractions(saturation, "L", lightness),
    {
      title: "Find the value",
      formula: "V = L + S × min(L, 1 − L)",
      lines: [`${line} = ${show(value)} = ${showPercent(value)}`],
    },
    {
      title: "Find the saturation of HSV",
      formula: "S′ = 2 × (1 − L ÷ V), or 0 for a gray",
      lines: [
        isGray
          ? "No saturation in HSL means none in HSV: S′ = 0"
          : `S′ = 2 × (1 − ${show(lightness)} ÷ ${show(value)}) = ${show(result)} = ${showPercent(result)}`,
      ],
    },
    keepHue(h, isGray),
  );
  return { space: "hsv", h: isGray ? null : h, s: 100 * result, v: 100 * value, alpha };
}

export function hsvToHsl({ h, s, v, alpha }: Hsv, steps: Step[]): Hsl {
  const saturation = s / 100;
  const value = v / 100;
  const lightness = value * (1 - saturation / 2);
  const room = Math.min(lightness, 1 - lightness);
  const isGray = value * saturation <= POWERLESS_DELTA;
  const result = isGray ? 0 : (value - lightness) / room;
  const decimals = decimalsOver(room);
  const shown = show(lightness, decimals);
  const line = `S′ = (${show(value, decimals)} − ${shown}) ÷ min(${shown}, 1 − ${shown})`;
  steps.push(
    takeFractions(saturation, "V", value),
    {
      title: "Find the lightness",
      formula: "L = V × (1 − S ÷ 2)",
      lines: [
        `L = ${show(value, decimals)} × (1 − ${show(saturation, decimals)} ÷ 2) = ${shown} = ${showPercent(lightness)}`,
      ],
    },
    {
      title: "Find the saturation of HSL",
      formula: "S′ = (V − L) ÷ min(L, 1 − L), or 0 for a gray",
      lines: [
        isGray
          ? "No saturation in HSV means none in HSL: S′ = 0"
          : `${line} = ${show(result)} = ${showPercent(result)}`,
      ],
    },
    keepHue(h, isGray),
  );
  return { space: "hsl", h: isGray ? null : h, s: 100 * result, l: 100 * lightness, alpha };
}

function takeFractions(saturation: number, letter: "L" | "V", value: number): Step {
  return {
    title: "Write the percentages as fractions",
    lines: [
      `S = ${showPercent(saturation)} = ${show(saturation)}`,
      `${letter} = ${showPercent(value)} = ${show(value)}`,
    ],
  };
}

function keepHue(hue: number | null, isGray: boolean): Step {
  return {
    title: "Keep the hue",
    lines: [isGray ? "A gray has no hue" : `H = ${show(hue ?? 0, 2)}°`],
    note: "Both formats use the same hue hexagon, so the angle doesn't change.",
  };
}
