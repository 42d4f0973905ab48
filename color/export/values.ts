import type { Color } from "../color.ts";
import { isInGamut, mapToGamut } from "../gamut.ts";
import { print } from "../text/print.ts";
import type { ExportFormat } from "./formats.ts";
import type { ExportOptions, ValueFormat } from "./palette.ts";

/** Formats that are limited to sRGB. */
export const SRGB_VALUES: readonly ValueFormat[] = ["hex", "rgb", "hsl"];
// Includes line terminators of JavaScript, which would end a comment. Lone surrogates are not valid in any encoding.
const NO_TEXT = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\s]+/gu;

/** The color as CSS. Hex, rgb and hsl are gamut-mapped into sRGB, p3 into Display P3. */
export function printValue(color: Color, format: ValueFormat): string {
  return print(format === "p3" ? mapToGamut(color, "display-p3") : color, format, { isUpperCase: false });
}

/** The color as CSS, including colors outside sRGB: in Display P3 if the format is limited to sRGB. */
export function printWideValue(color: Color, format: ValueFormat): string {
  return printValue(color, SRGB_VALUES.includes(format) ? "p3" : format);
}

/** The color as CSS for old browsers and sRGB screens: outside sRGB the mapped color, in hex if need be. */
export function printSafeValue(color: Color, format: ValueFormat): string {
  return printValue(color, isWide(color) && !SRGB_VALUES.includes(format) ? "hex" : format);
}

/** Whether a file keeps colors outside sRGB, at least as far as Display P3, instead of mapping them into sRGB. */
export function isWideKept({ id, keepsWide }: ExportFormat, { values, isLegacyTokens }: ExportOptions): boolean {
  const isByValues = keepsWide === "by-values" || (id === "dtcg" && isLegacyTokens);
  return isByValues ? !SRGB_VALUES.includes(values) : keepsWide === "always";
}

export function isWide(color: Color): boolean {
  return !isInGamut(color, "srgb");
}

/** Puts text on one line, without control characters, for formats in which a line ends an entry. */
export function toOneLine(text: string): string {
  return text.replace(NO_TEXT, " ").trim();
}

/** Makes text safe for a CSS or JavaScript comment. */
export function toComment(text: string): string {
  return toOneLine(text).replaceAll("*/", "* /");
}

/** The name of a color in formats without groups: "Brand 500". */
export function fullName(groupName: string, swatchName: string): string {
  return toOneLine(`${groupName} ${swatchName}`);
}

/** Joins the lines, each followed by a line end. */
export function joinLines(lines: readonly string[], lineEnd = "\n"): string {
  return lines.map((line) => line + lineEnd).join("");
}
