import { type Color, channelOf, type Hue, type SpaceId } from "../color.ts";
import { convert, SPACES, toRgb24 } from "../convert.ts";
import { bytesOf } from "../kernel/hex.ts";
import { insideSrgb } from "./print.ts";
import { type AnyFormat, printAny } from "./print-any.ts";

const MINUS_SIGN = "\u2212";
const IN_SRGB: readonly AnyFormat[] = ["hsl", "hwb", "hsv", "cmyk", "vec4"];
/** Other spaces have three decimals. */
const DECIMALS: { readonly [Space in SpaceId]?: number } = { lab: 1, lch: 1, "xyz-d50": 4, "xyz-d65": 4 };

/**
 * Prints only the numbers, for a table that has a column for the format: "13 105 134", "194 82% 29%", "0.486 0.090
 * 226". Rounded for reading, with the same decimals in every row and a real minus sign. `parsePasted` can read it again
 * if the format name precedes it. Alpha below 1 follows a slash. A missing hue is "none" next to chroma, and 0 in the
 * older forms of sRGB.
 */
export function printValues(color: Color, format: AnyFormat): string {
  const values = valuesOf(color, format);
  if (values === null) return printAny(color, format, { precision: "short" });
  const alpha = color.alpha < 1 ? ` / ${fixed(color.alpha, 2)}` : "";
  return values.join(" ") + alpha;
}

/** `null` for formats that are not a row of numbers. */
function valuesOf(color: Color, format: AnyFormat): string[] | null {
  if (format === "hex" || format === "p3-hex" || format === "css-name") return null;
  if (format === "rgb") return bytesOf(toRgb24(color)).map(String);
  const space = format === "p3" ? "display-p3" : format === "vec4" ? "srgb-linear" : format;
  const isInSrgb = IN_SRGB.includes(format);
  const converted = isInSrgb ? insideSrgb(color, space) : convert(color, space);
  const isWhole = isInSrgb && format !== "vec4";
  const decimals = isWhole ? 0 : (DECIMALS[space] ?? 3);
  return [...SPACES[space].letters].map((letter) => {
    const value = channelOf(converted, letter) as Hue;
    if (letter === "h" && !isWhole) return hueText(value, space === "oklch" ? 0 : decimals);
    if (letter === "h") return hueText(value ?? 0, 0);
    return fixed(value as number, decimals) + (isWhole && format !== "cmyk" ? "%" : "");
  });
}

function hueText(hue: Hue, decimals: number): string {
  return hue === null ? "none" : fixed(hue, decimals).replace("360", "0");
}

function fixed(value: number, decimals: number): string {
  const text = value.toFixed(decimals);
  // toFixed writes -0.0 for negative values that round to zero.
  return Number(text) === 0 ? (0).toFixed(decimals) : text.replace("-", MINUS_SIGN);
}
