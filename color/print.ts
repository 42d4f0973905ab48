import type { Color, ColorIn, Hex, Oklch, Rgb24, SpaceId } from "./color.ts";
import { convert, fromRgb24, SPACES, toRgb24 } from "./convert.ts";
import { cssNameOf } from "./css-names.ts";
import { decimal, MAX_DECIMALS } from "./decimal.ts";
import { isInGamut, mapToGamut } from "./gamut.ts";
import { hex24 } from "./kernel/hex.ts";
import type { Channel } from "./space.ts";

/** Every way in which a color is written. "vec4" is in linear light, "p3-hex" is what Figma shows in a P3 file. */
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
  ...(["rec2020", "a98-rgb", "prophoto-rgb", "xyz-d50", "xyz-d65", "css-name", "vec4", "p3-hex"] as const),
];

export type PrintFormat = (typeof PRINT_FORMATS)[number];

type Precision = "full" | "short" | number;

export type PrintOptions = {
  /** "legacy" is rgb() and hsl() with commas, for programs that read nothing else. Other formats have one syntax. */
  readonly syntax?: "modern" | "legacy";
  /**
   * "full", the default, gives back the same 8-bit color when parsed; "short" is for reading; a number, 0 to 6, is the
   * decimals of percentages and hues; values between 0 and 1 have two more.
   */
  readonly precision?: Precision;
  /** Of hex: with `#`, as is the default. */
  readonly hasHash?: boolean;
  /** Of hex: in upper case, as is the default. */
  readonly isUpperCase?: boolean;
};

const SRGB_FORMS: readonly SpaceId[] = ["hsl", "hwb", "hsv", "cmyk"];
// Dark colors lie close together there.
const IN_LINEAR_LIGHT: readonly SpaceId[] = ["srgb-linear", "xyz-d50", "xyz-d65"];
const ALPHA_DECIMALS = 3;
const NO_OPTIONS: PrintOptions = {};

/** The nearest 8-bit sRGB color as `#RRGGBB`, gamut-mapped as CSS Color 4 says; alpha is left out. */
export function printHex(color: Color): Hex {
  return hex24(toRgb24(color)).toUpperCase() as Hex;
}

/**
 * A color as text. What is written in sRGB (hex, rgb, hsl, hwb, hsv, cmyk, vec4, css-name) is gamut-mapped as CSS Color 4
 * says, the rest is not. Alpha below 1 is always written. A missing hue is `none`, or 0 where `none` is no CSS.
 * A color without a CSS name is written as hex. hsv() and cmyk() are no CSS either, but `parsePasted` reads them.
 */
export function print(color: Color, format: PrintFormat, options: PrintOptions = NO_OPTIONS): string {
  const { alpha } = color;
  const { precision = "full" } = options;
  const isLegacy = options.syntax === "legacy";
  switch (format) {
    case "hex":
      return hexText(toRgb24(color), alpha, options);
    case "p3-hex":
      return hexText(toRgb24({ ...mapToGamut(color, "display-p3"), space: "srgb" }), alpha, options);
    case "css-name":
      return exactName(color) ?? hexText(toRgb24(color), alpha, options);
    case "rgb": {
      const value = toRgb24(color);
      return functionText("rgb", [value >>> 16, (value >>> 8) & 255, value & 255], alpha, isLegacy);
    }
    case "vec4": {
      const values = valuesOf(insideSrgb(color, "srgb-linear"), precision);
      return `vec4(${[...values, decimal(alpha, ALPHA_DECIMALS)].map(floatText).join(", ")})`;
    }
    case "hsl":
      return functionText("hsl", valuesOf(insideSrgb(color, "hsl"), precision), alpha, isLegacy);
    case "hwb":
    case "hsv":
    case "cmyk":
      return functionText(format, valuesOf(insideSrgb(color, format), precision), alpha, false);
    case "lab":
    case "lch":
    case "oklab":
      return functionText(format, valuesOf(convert(color, format), precision), alpha, false);
    case "oklch":
      return oklchText(convert(color, format), precision);
    default: {
      const space = format === "p3" ? "display-p3" : format;
      return functionText("color", [space, ...valuesOf(convert(color, space), precision)], alpha, false);
    }
  }
}

/** The color in a form of sRGB. One that is outside becomes the 8-bit color that stands for it, as it does in hex. */
export function insideSrgb<Id extends SpaceId>(color: Color, space: Id): ColorIn<Id> {
  return convert(isInGamut(color, "srgb") ? color : { ...fromRgb24(toRgb24(color)), alpha: color.alpha }, space);
}

/** What `valuesOf` and `functionText` give, without lists: pickers and ramps write this text all the time. */
function oklchText({ l, c, h, alpha }: Oklch, precision: Precision): string {
  const coarse = coarseDecimals("oklch", precision);
  const hue = h === null ? "none" : hueText(h, coarse);
  const chroma = decimal(c, fineDecimals("oklch", precision));
  return `oklch(${decimal(l * 100, coarse)}% ${chroma} ${hue}${alphaEnd(alpha, " / ")}`;
}

/** The channels as CSS writes them, in the order of the declaration of their space. */
function valuesOf(color: Color, precision: Precision): string[] {
  const { space } = color;
  const coarse = coarseDecimals(space, precision);
  const fine = fineDecimals(space, precision);
  return Object.entries<Channel>(SPACES[space].channels).map(([letter, { unit, range }]) => {
    const value = color[letter as keyof Color] as unknown as number | null;
    const max = range[1];
    if (value === null) return space === "hsv" ? "0" : "none";
    if (unit === "deg") return hueText(value, coarse);
    // CSS takes lightness both ways, but before level 4 it was a percentage everywhere.
    if (unit === "%" || letter === "l") return `${decimal((value * 100) / max, coarse)}%`;
    return decimal(value, max > 1 ? coarse : fine);
  });
}

/** Of values up to about 100. */
function coarseDecimals(space: SpaceId, precision: Precision): number {
  if (precision === "full") return 2;
  return precision === "short" ? (SRGB_FORMS.includes(space) ? 0 : 1) : precision;
}

/** Of values up to about 1. */
function fineDecimals(space: SpaceId, precision: Precision): number {
  const decimals = precision === "full" ? 5 : precision === "short" ? 3 : precision + 2;
  return Math.min(IN_LINEAR_LIGHT.includes(space) ? decimals + 1 : decimals, MAX_DECIMALS);
}

function hueText(hue: number, decimals: number): string {
  const text = decimal(hue, decimals);
  return text === "360" ? "0" : text;
}

function functionText(name: string, values: readonly (string | number)[], alpha: number, isLegacy: boolean): string {
  if (!isLegacy) return `${name}(${values.join(" ")}${alphaEnd(alpha, " / ")}`;
  const end = alphaEnd(alpha, ", ");
  const channels = values.map((value) => (value === "none" ? "0" : value));
  return `${name}${end === ")" ? "" : "a"}(${channels.join(", ")}${end}`;
}

function alphaEnd(alpha: number, separator: string): string {
  const text = alpha === 1 ? "1" : decimal(alpha, ALPHA_DECIMALS);
  return text === "1" ? ")" : `${separator}${text})`;
}

function hexText(rgb24: Rgb24, alpha: number, { hasHash = true, isUpperCase = true }: PrintOptions): string {
  const alphaByte = Math.round(alpha * 255);
  // The last two digits of a gray of that byte.
  const text = alphaByte < 255 ? hex24(rgb24) + hex24(alphaByte).slice(5) : hex24(rgb24);
  const digits = hasHash ? text : text.slice(1);
  return isUpperCase ? digits.toUpperCase() : digits;
}

function exactName(color: Color): string | undefined {
  const rgb24 = toRgb24(color);
  if (color.alpha === 0 && rgb24 === 0) return "transparent";
  return color.alpha === 1 ? cssNameOf(rgb24) : undefined;
}

/** Shader languages tell floats from integers by the point. */
function floatText(number: string): string {
  return number.includes(".") ? number : `${number}.0`;
}
