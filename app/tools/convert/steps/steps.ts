import type { Cmyk, Color, Hsl, Hsv, Lab, Srgb } from "#color/color.ts";
import { convert, fromRgb24, toRgb24 } from "#color/convert.ts";
import { isInGamut } from "#color/gamut.ts";
import { FORMAT_NAMES } from "#color/text/format-names.ts";
import { insideSrgb, print } from "#color/text/print.ts";
import type { FormatId } from "#content/conversions.ts";
import { multiplyBy255, rgbToCmyk, rgbToHsl, rgbToHsv, writeHex } from "./from-rgb.ts";
import { hslToHsv, hsvToHsl } from "./hsl-hsv.ts";
import { labToRgb, rgbToLab } from "./lab.ts";
import { type Fractions, RGB_LETTERS, type Step, show } from "./step.ts";
import { cmykToRgb, divideBy255, hslToRgb, hsvToRgb, readHex } from "./to-rgb.ts";

/** All calculations between two formats with the numbers of one color; the last line is the printed result. */
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
  // HEX and RGB share the same bytes.
  if (from === "rgb" && to === "hex") return writeHex(fractionsOf(holdIn(color, "rgb")), alpha, steps);
  const rgb = TO_FRACTIONS[from](color, steps);
  if (to === "hex") multiplyBy255(rgb, alpha, steps);
  return FROM_FRACTIONS[to](rgb, alpha, steps);
}

const TO_FRACTIONS: Record<FormatId, (color: Color, steps: Step[]) => Fractions> = {
  hex: (color, steps) => divideBy255(readHex(toRgb24(color), color.alpha, steps), steps),
  rgb: (color, steps) => divideBy255(fractionsOf(holdIn(color, "rgb")), steps),
  hsl: (color, steps) => hslToRgb(holdIn(color, "hsl"), steps),
  hsv: (color, steps) => hsvToRgb(holdIn(color, "hsv"), steps),
  cmyk: (color, steps) => cmykToRgb(holdIn(color, "cmyk"), steps),
  lab: (color, steps) => fitIntoSrgb(labToRgb(holdIn(color, "lab"), steps), color, steps),
};

const FROM_FRACTIONS: Record<FormatId, (rgb: Fractions, alpha: number, steps: Step[]) => Color> = {
  hex: writeHex,
  rgb: multiplyBy255,
  hsl: rgbToHsl,
  hsv: rgbToHsv,
  cmyk: rgbToCmyk,
  lab: rgbToLab,
};

/** CSS Color 4's gamut mapping; too long for a line of arithmetic, so the step shows its effect on the numbers. */
function fitIntoSrgb(rgb: Fractions, color: Color, steps: Step[]): Fractions {
  const source = convert(color, "lab");
  if (isInGamut(source, "srgb")) return rgb;
  const mapped = fractionsOf(insideSrgb(source, "srgb"));
  steps.push({
    title: "Bring the color into sRGB",
    formula: "lower the chroma in OKLCH, keep lightness and hue, until clipping is not noticeable",
    lines: mapped.map((x, i) => `${RGB_LETTERS[i]} = ${show(rgb[i] as number)} → ${show(x)}`),
    note: "A value below 0 or above 1 is a color sRGB can't show. This is the gamut mapping of CSS Color 4.",
  });
  return mapped;
}

function fractionsOf({ r, g, b }: Srgb): Fractions {
  return [r, g, b];
}

type ColorOf = { hex: Srgb; rgb: Srgb; hsl: Hsl; hsv: Hsv; cmyk: Cmyk; lab: Lab };

/** Limits the color to what the format can hold: HEX and RGB have whole bytes, and only LAB extends outside sRGB. */
export function holdIn<Id extends FormatId>(color: Color, format: Id): ColorOf[Id];
export function holdIn(color: Color, format: FormatId): Color {
  if (format === "lab") return convert(color, "lab");
  if (format === "hex") return { ...fromRgb24(toRgb24(color)), alpha: Math.round(color.alpha * 255) / 255 };
  if (format === "rgb") return { ...fromRgb24(toRgb24(color)), alpha: color.alpha };
  return insideSrgb(color, format);
}
