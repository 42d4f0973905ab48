import {
  type Color,
  type ColorIn,
  channelOf,
  type Hex,
  isMissing,
  type Oklch,
  type Rgb24,
  type SpaceId,
} from "../color.ts";
import { convert, fromRgb24, SPACES, toRgb24 } from "../convert.ts";
import { isInGamut } from "../gamut.ts";
import { bytesOf, hex24 } from "../kernel/hex.ts";
import { decimal, MAX_DECIMALS } from "./decimal.ts";

/** The generic formats. See print-any.ts for those of some programs. */
export const PRINT_FORMATS = [
  ...([
    "hex",
    "rgb",
    "hsl",
    "hwb",
    "hsv",
    "cmyk",
    "lab",
    "lch",
    "oklab",
    "oklch",
    "p3",
    "srgb",
    "srgb-linear",
  ] as const),
  ...(["display-p3-linear", "rec2020", "a98-rgb", "prophoto-rgb", "xyz-d50", "xyz-d65"] as const),
];

export type PrintFormat = (typeof PRINT_FORMATS)[number];

/** The formats of print-any.ts. "vec4" is linear-light, "p3-hex" is what Figma shows in a P3 file. */
export const RARE_FORMATS = ["css-name", "vec4", "p3-hex"] as const;

/** See `PrintOptions`. */
export type Precision = "full" | "short" | number;

export type PrintOptions = {
  /** "legacy" is rgb() and hsl() with commas, for programs that read nothing else. Other formats have one syntax. */
  readonly syntax?: "modern" | "legacy";
  /**
   * "full", the default, parses back to the same 8-bit color; "short" is for reading; a number from 0 to 6 sets the
   * decimals of percentages and hues; values between 0 and 1 have two more, in linear light and XYZ three more, and never
   * more than six.
   */
  readonly precision?: Precision;
  /** For hex: whether to write the `#`; true by default. */
  readonly hasHash?: boolean;
  /** For hex: whether to write upper case; true by default. */
  readonly isUpperCase?: boolean;
};

// Written with percentages, and always within sRGB.
const SRGB_FORMS: readonly SpaceId[] = ["hsl", "hwb", "hsv", "cmyk"];
// Spaces with values up to about 100.
const LARGE: readonly SpaceId[] = [...SRGB_FORMS, "lab", "lch"];
// Dark colors are close together in linear light.
const IN_LINEAR_LIGHT: readonly SpaceId[] = ["srgb-linear", "display-p3-linear", "xyz-d50", "xyz-d65"];
export const ALPHA_DECIMALS = 3;
const NO_OPTIONS: PrintOptions = {};

/** The nearest 8-bit sRGB color as `#RRGGBB`, gamut-mapped per CSS Color 4; alpha is left out. */
export function printHex(color: Color): Hex {
  return hexOf(toRgb24(color));
}

/** An 8-bit color as `#RRGGBB`. */
export function hexOf(rgb24: Rgb24): Hex {
  return hex24(rgb24).toUpperCase() as Hex;
}

/** The color as a person would write it: hex if it is in sRGB, else a short oklch(). */
export function printPlain(color: Color): string {
  return isInGamut(color, "srgb") ? print(color, "hex") : print(color, "oklch", { precision: "short" });
}

/**
 * Prints a color as text. The sRGB formats (hex, rgb, hsl, hwb, hsv, cmyk) are gamut-mapped per CSS Color 4, the
 * others are not. Alpha below 1 is always written. A channel that was `none` in the same space is `none` again, and so
 * is a missing hue; it is 0 where `none` is not valid CSS. hsv() and cmyk() are not CSS either, but `parsePasted` reads
 * them.
 */
export function print(color: Color, format: PrintFormat, options: PrintOptions = NO_OPTIONS): string {
  const { precision = "full" } = options;
  const isLegacy = options.syntax === "legacy";
  switch (format) {
    case "hex":
      return hexText(color, options);
    case "rgb": {
      const bytes = bytesOf(toRgb24(color));
      const isOpen = (index: number) => color.space === "srgb" && isMissing(color, "rgb"[index] as string);
      const values = bytes.map((byte, index) => (isOpen(index) ? "none" : byte));
      return functionText("rgb", values, color, isLegacy);
    }
    case "hsl":
    case "hwb":
    case "hsv":
    case "cmyk": {
      const values = valuesOf(insideSrgb(color, format), precision);
      return functionText(format, values, color, isLegacy && format === "hsl");
    }
    case "lab":
    case "lch":
    case "oklab":
    case "oklch": {
      const converted = convert(color, format);
      if (converted.space === "oklch" && !color.missing) return oklchText(converted, precision);
      return functionText(format, valuesOf(converted, precision), color, false);
    }
    default: {
      const space = format === "p3" ? "display-p3" : format;
      return functionText("color", [space, ...valuesOf(convert(color, space), precision)], color, false);
    }
  }
}

/** The color in a form of sRGB. A color outside sRGB becomes the 8-bit color that shows it, as in hex. */
export function insideSrgb<Id extends SpaceId>(color: Color, space: Id): ColorIn<Id> {
  return convert(isInGamut(color, "srgb") ? color : { ...fromRgb24(toRgb24(color)), alpha: color.alpha }, space);
}

/** Same as `valuesOf` and `functionText`, without arrays: pickers and ramps print this text all the time. */
function oklchText(color: Oklch, precision: Precision): string {
  const { l, c, h } = color;
  const coarse = coarseDecimals("oklch", precision);
  const hue = h === null ? "none" : hueText(h, coarse);
  const chroma = decimal(c, fineDecimals("oklch", precision));
  return `oklch(${decimal(l * 100, coarse)}% ${chroma} ${hue}${alphaEnd(color, " / ")}`;
}

/** The channels as CSS text, in the order in which their space declares them. */
export function valuesOf(color: Color, precision: Precision): string[] {
  const { space } = color;
  const coarse = coarseDecimals(space, precision);
  const fine = fineDecimals(space, precision);
  const isLarge = LARGE.includes(space);
  return [...SPACES[space].letters].map((letter) => {
    const value = channelOf(color, letter) as number;
    if (isMissing(color, letter)) return space === "hsv" || space === "cmyk" ? "0" : "none";
    if (letter === "h") return hueText(value, coarse);
    // CSS accepts both forms of lightness, but before level 4 it was a percentage everywhere.
    if (letter === "l" || SRGB_FORMS.includes(space)) return `${decimal(isLarge ? value : value * 100, coarse)}%`;
    return decimal(value, isLarge ? coarse : fine);
  });
}

/** The decimals for values up to about 100. */
function coarseDecimals(space: SpaceId, precision: Precision): number {
  if (precision === "full") return 2;
  return precision === "short" ? (SRGB_FORMS.includes(space) ? 0 : 1) : precision;
}

/** The decimals for values up to about 1. */
function fineDecimals(space: SpaceId, precision: Precision): number {
  const decimals = coarseDecimals(space, precision) + (precision === "full" ? 3 : 2);
  return Math.min(IN_LINEAR_LIGHT.includes(space) ? decimals + 1 : decimals, MAX_DECIMALS);
}

function hueText(hue: number, decimals: number): string {
  const text = decimal(hue, decimals);
  return text === "360" ? "0" : text;
}

function functionText(name: string, values: readonly (string | number)[], color: Color, isLegacy: boolean): string {
  if (!isLegacy) return `${name}(${values.join(" ")}${alphaEnd(color, " / ")}`;
  const end = alphaEnd({ ...color, missing: [] }, ", ");
  return `${name}${end === ")" ? "" : "a"}(${values.join(", ").replaceAll("none", "0")}${end}`;
}

function alphaEnd(color: Color, separator: string): string {
  const { alpha } = color;
  if (alpha === 0 && isMissing(color, "alpha")) return `${separator}none)`;
  const text = alpha === 1 ? "1" : decimal(alpha, ALPHA_DECIMALS);
  return text === "1" ? ")" : `${separator}${text})`;
}

function hexText(color: Color, { hasHash = true, isUpperCase = true }: PrintOptions): string {
  const alphaByte = Math.round(color.alpha * 255);
  // The last two digits of the gray with that byte.
  const text = hex24(toRgb24(color)) + (alphaByte < 255 ? hex24(alphaByte).slice(5) : "");
  const digits = hasHash ? text : text.slice(1);
  return isUpperCase ? digits.toUpperCase() : digits;
}
