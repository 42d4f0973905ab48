import type { Color, ColorIn, Hex, Hue, Rgb24, SpaceId } from "./color.ts";
import { convert, fromRgb24, toRgb24 } from "./convert.ts";
import { cssNameOf } from "./css-names.ts";
import { decimal, MAX_DECIMALS } from "./decimal.ts";
import { isInGamut, mapToGamut } from "./gamut.ts";
import { hex24 } from "./kernel/hex.ts";

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

export type PrintOptions = {
  /** "legacy" is rgb() and hsl() with commas, for programs that read nothing else. Other formats have one syntax. */
  readonly syntax?: "modern" | "legacy";
  /**
   * "full", the default, gives back the same 8-bit color when parsed; "short" is for reading; a number, 0 to 6, is the
   * decimals of percentages and hues; values between 0 and 1 have two more.
   */
  readonly precision?: "full" | "short" | number;
  /** Of hex: with `#`, as is the default. */
  readonly hasHash?: boolean;
  /** Of hex: in upper case, as is the default. */
  readonly isUpperCase?: boolean;
};

/** Decimals of values up to about 100, of values up to about 1, and of those in linear light, where dark ones lie close. */
type Decimals = { readonly large: number; readonly unit: number; readonly linear: number };

const ALPHA_DECIMALS = 3;
const NO_OPTIONS: PrintOptions = {};

const FULL: Decimals = { large: 2, unit: 5, linear: 6 };
const SHORT: Decimals = { large: 1, unit: 3, linear: 4 };
const SHORT_SRGB: Decimals = { large: 0, unit: 3, linear: 4 };

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
  const { large, unit, linear } = decimalsOf(format, options.precision);
  const end = color.alpha === 1 ? ")" : `${alphaText(color.alpha, " / ")})`;
  switch (format) {
    case "hex":
      return hexText(toRgb24(color), color.alpha, options);
    case "p3-hex":
      return hexText(toRgb24({ ...mapToGamut(color, "display-p3"), space: "srgb" }), color.alpha, options);
    case "css-name":
      return exactName(color) ?? hexText(toRgb24(color), color.alpha, options);
    case "rgb": {
      const value = toRgb24(color);
      const channels = [value >>> 16, (value >>> 8) & 255, value & 255];
      return options.syntax === "legacy" ? legacyText("rgb", channels, color.alpha) : `rgb(${channels.join(" ")}${end}`;
    }
    case "hsl": {
      const { h, s, l } = insideSrgb(color, "hsl");
      const [saturation, lightness] = [`${decimal(s, large)}%`, `${decimal(l, large)}%`];
      if (options.syntax !== "legacy") return `hsl(${hueText(h, large)} ${saturation} ${lightness}${end}`;
      return legacyText("hsl", [hueText(h ?? 0, large), saturation, lightness], color.alpha);
    }
    case "hwb": {
      const { h, w, b } = insideSrgb(color, "hwb");
      return `hwb(${hueText(h, large)} ${decimal(w, large)}% ${decimal(b, large)}%${end}`;
    }
    case "hsv": {
      const { h, s, v } = insideSrgb(color, "hsv");
      return `hsv(${hueText(h ?? 0, large)} ${decimal(s, large)}% ${decimal(v, large)}%${end}`;
    }
    case "cmyk": {
      const { c, m, y, k } = insideSrgb(color, "cmyk");
      return `cmyk(${decimal(c, large)}% ${decimal(m, large)}% ${decimal(y, large)}% ${decimal(k, large)}%${end}`;
    }
    case "lab": {
      const { l, a, b } = convert(color, "lab");
      return `lab(${decimal(l, large)}% ${decimal(a, large)} ${decimal(b, large)}${end}`;
    }
    case "lch": {
      const { l, c, h } = convert(color, "lch");
      return `lch(${decimal(l, large)}% ${decimal(c, large)} ${hueText(h, large)}${end}`;
    }
    case "oklab": {
      const { l, a, b } = convert(color, "oklab");
      return `oklab(${decimal(l * 100, large)}% ${decimal(a, unit)} ${decimal(b, unit)}${end}`;
    }
    case "oklch": {
      const { l, c, h } = convert(color, "oklch");
      return `oklch(${decimal(l * 100, large)}% ${decimal(c, unit)} ${hueText(h, large)}${end}`;
    }
    case "xyz-d50":
    case "xyz-d65": {
      const { x, y, z } = convert(color, format);
      return `color(${format} ${decimal(x, linear)} ${decimal(y, linear)} ${decimal(z, linear)}${end}`;
    }
    case "vec4": {
      const { r, g, b } = insideSrgb(color, "srgb-linear");
      const values = [r, g, b, color.alpha].map((value) => floatText(decimal(value, linear)));
      return `vec4(${values.join(", ")})`;
    }
    default: {
      const space = format === "p3" ? "display-p3" : format;
      const { r, g, b } = convert(color, space);
      const decimals = space === "srgb-linear" ? linear : unit;
      return `color(${space} ${decimal(r, decimals)} ${decimal(g, decimals)} ${decimal(b, decimals)}${end}`;
    }
  }
}

/** The color in a form of sRGB. One that is outside becomes the 8-bit color that stands for it, as it does in hex. */
export function insideSrgb<Id extends SpaceId>(color: Color, space: Id): ColorIn<Id> {
  return convert(isInGamut(color, "srgb") ? color : { ...fromRgb24(toRgb24(color)), alpha: color.alpha }, space);
}

function decimalsOf(format: PrintFormat, precision: PrintOptions["precision"]): Decimals {
  if (precision === undefined || precision === "full") return FULL;
  if (precision !== "short") {
    return {
      large: precision,
      unit: Math.min(precision + 2, MAX_DECIMALS),
      linear: Math.min(precision + 3, MAX_DECIMALS),
    };
  }
  return format === "hsl" || format === "hwb" || format === "hsv" || format === "cmyk" ? SHORT_SRGB : SHORT;
}

function hueText(hue: Hue, decimals: number): string {
  if (hue === null) return "none";
  const text = decimal(hue, decimals);
  return hue > 359 && text === "360" ? "0" : text;
}

function hexText(rgb24: Rgb24, alpha: number, { hasHash = true, isUpperCase = true }: PrintOptions): string {
  const alphaByte = Math.round(alpha * 255);
  // The last two digits of a gray of that byte.
  const text = alphaByte < 255 ? hex24(rgb24) + hex24(alphaByte).slice(5) : hex24(rgb24);
  const digits = hasHash ? text : text.slice(1);
  return isUpperCase ? digits.toUpperCase() : digits;
}

function legacyText(name: string, channels: readonly (string | number)[], alpha: number): string {
  const alphaEnd = alphaText(alpha, ", ");
  return `${name}${alphaEnd && "a"}(${channels.join(", ")}${alphaEnd})`;
}

function alphaText(alpha: number, separator: string): string {
  const text = decimal(alpha, ALPHA_DECIMALS);
  return text === "1" ? "" : separator + text;
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
