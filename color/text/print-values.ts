import type { Color, Hue } from "../color.ts";
import { convert, toRgb24 } from "../convert.ts";
import { insideSrgb } from "./print.ts";
import { type AnyFormat, printAny } from "./print-any.ts";

const MINUS_SIGN = "\u2212";

/**
 * Only the numbers, for a table that names the format beside them: "13 105 134", "194 82% 29%", "0.486 0.090 226".
 * Rounded for reading, with the same decimals in every row and a real minus sign. With the name before it, `parsePasted`
 * reads it again.
 * Alpha below 1 follows a slash. A missing hue is "none" beside chroma and 0 in the older forms of sRGB.
 */
export function printValues(color: Color, format: AnyFormat): string {
  const values = valuesOf(color, format);
  if (values === null) return printAny(color, format, { precision: "short" });
  const alpha = color.alpha < 1 ? ` / ${fixed(color.alpha, 2)}` : "";
  return values.join(" ") + alpha;
}

/** `null` for the formats that are no row of numbers. */
function valuesOf(color: Color, format: AnyFormat): string[] | null {
  switch (format) {
    case "hex":
    case "p3-hex":
    case "css-name":
      return null;
    case "rgb": {
      const value = toRgb24(color);
      return [`${value >>> 16}`, `${(value >>> 8) & 255}`, `${value & 255}`];
    }
    case "hsl": {
      const { h, s, l } = insideSrgb(color, "hsl");
      return [hueText(h ?? 0, 0), percent(s), percent(l)];
    }
    case "hwb": {
      const { h, w, b } = insideSrgb(color, "hwb");
      return [hueText(h ?? 0, 0), percent(w), percent(b)];
    }
    case "hsv": {
      const { h, s, v } = insideSrgb(color, "hsv");
      return [hueText(h ?? 0, 0), percent(s), percent(v)];
    }
    case "cmyk": {
      const { c, m, y, k } = insideSrgb(color, "cmyk");
      return [c, m, y, k].map((ink) => fixed(ink, 0));
    }
    case "lab": {
      const { l, a, b } = convert(color, "lab");
      return [l, a, b].map((value) => fixed(value, 1));
    }
    case "lch": {
      const { l, c, h } = convert(color, "lch");
      return [fixed(l, 1), fixed(c, 1), hueText(h, 1)];
    }
    case "oklab": {
      const { l, a, b } = convert(color, "oklab");
      return [l, a, b].map((value) => fixed(value, 3));
    }
    case "oklch": {
      const { l, c, h } = convert(color, "oklch");
      return [fixed(l, 3), fixed(c, 3), hueText(h, 0)];
    }
    case "xyz-d50":
    case "xyz-d65": {
      const { x, y, z } = convert(color, format);
      return [x, y, z].map((value) => fixed(value, 4));
    }
    case "vec4": {
      const { r, g, b } = insideSrgb(color, "srgb-linear");
      return [r, g, b].map((value) => fixed(value, 3));
    }
    default: {
      const { r, g, b } = convert(color, format === "p3" ? "display-p3" : format);
      return [r, g, b].map((value) => fixed(value, 3));
    }
  }
}

function percent(value: number): string {
  return `${fixed(value, 0)}%`;
}

function hueText(hue: Hue, decimals: number): string {
  return hue === null ? "none" : fixed(hue, decimals).replace("360", "0");
}

function fixed(value: number, decimals: number): string {
  const text = value.toFixed(decimals);
  // toFixed writes -0.0 for what is rounded to zero from below.
  return Number(text) === 0 ? (0).toFixed(decimals) : text.replace("-", MINUS_SIGN);
}
