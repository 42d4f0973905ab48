import type { Color } from "#color/color.ts";
import { convert, toRgb24 } from "#color/convert.ts";
import { isInGamut } from "#color/gamut.ts";
import { FORMAT_NAMES } from "#color/text/format-names.ts";
import { insideSrgb, print } from "#color/text/print.ts";
import type { FormatId } from "#content/conversions.ts";
import { multiplyBy255, rgbToCmyk, rgbToHsl, rgbToHsv, writeHex } from "./from-rgb.ts";
import { holdIn } from "./hold.ts";
import { hslToHsv, hsvToHsl } from "./hsl-hsv.ts";
import { labToRgb, rgbToLab } from "./lab.ts";
import { type Fractions, RGB_LETTERS, type Step, show } from "./step.ts";
import { cmykToRgb, divideBy255, hslToRgb, hsvToRgb, readHex } from "./to-rgb.ts";

/** Every calculation between two formats with the numbers of one color; the last line is the printed result. */
export function workOut(color: Color, from: FormatId, to: FormatId): Step[] {
  const steps: Step[] = [];
  const result = calculate(color, from, to, steps);
  steps.push({
    title: `Write it as ${FORMAT_NAMES[to]}`,
    lines: [print(result, to)],
    note: result.alpha < 1 ? `The alpha of ${show(result.alpha)} stays as it is.` : undefined,
  });
  return steps;
}

function calculate(color: Color, from: FormatId, to: FormatId, steps: Step[]): Color {
  if (from === "hsl" && to === "hsv") return hslToHsv(holdIn(color, "hsl"), steps);
  if (from === "hsv" && to === "hsl") return hsvToHsl(holdIn(color, "hsv"), steps);
  const { alpha } = holdIn(color, from);
  if (from === "hex" && to === "rgb") {
    const [r, g, b] = readHex(toRgb24(color), alpha, steps);
    return { space: "srgb", r, g, b, alpha };
  }
  const rgb = toFractions(color, from, to, steps);
  if (to === "hex" && from !== "rgb") multiplyBy255(rgb, alpha, steps);
  return fromFractions(rgb, alpha, to, steps);
}

function toFractions(color: Color, from: FormatId, to: FormatId, steps: Step[]): Fractions {
  switch (from) {
    case "hex":
      return divideBy255(readHex(toRgb24(color), color.alpha, steps), steps);
    case "rgb": {
      const { r, g, b } = holdIn(color, "rgb");
      return to === "hex" ? [r, g, b] : divideBy255([r, g, b], steps);
    }
    case "hsl":
      return hslToRgb(holdIn(color, "hsl"), steps);
    case "hsv":
      return hsvToRgb(holdIn(color, "hsv"), steps);
    case "cmyk":
      return cmykToRgb(holdIn(color, "cmyk"), steps);
    case "lab":
      return fitIntoSrgb(labToRgb(holdIn(color, "lab"), steps), color, steps);
  }
}

function fromFractions(rgb: Fractions, alpha: number, to: FormatId, steps: Step[]): Color {
  switch (to) {
    case "hex":
      return writeHex(rgb, alpha, steps);
    case "rgb":
      return multiplyBy255(rgb, alpha, steps);
    case "hsl":
      return rgbToHsl(rgb, alpha, steps);
    case "hsv":
      return rgbToHsv(rgb, alpha, steps);
    case "cmyk":
      return rgbToCmyk(rgb, alpha, steps);
    case "lab":
      return rgbToLab(rgb, alpha, steps);
  }
}

/** CSS Color 4's way into the gamut; too long for a line of arithmetic, so the step shows what it does to the numbers. */
function fitIntoSrgb(rgb: Fractions, color: Color, steps: Step[]): Fractions {
  const source = convert(color, "lab");
  if (isInGamut(source, "srgb")) return rgb;
  const { r, g, b } = insideSrgb(source, "srgb");
  const mapped: Fractions = [r, g, b];
  steps.push({
    title: "Bring the color into sRGB",
    formula: "lower the chroma in OKLCH, keep lightness and hue, until clipping is not noticeable",
    lines: mapped.map((x, i) => `${RGB_LETTERS[i]} = ${show(rgb[i] as number)} → ${show(x)}`),
    note: "A value below 0 or above 1 is a color that sRGB cannot show. This is the gamut mapping of CSS Color 4.",
  });
  return mapped;
}
