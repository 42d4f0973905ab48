import type { Color } from "../color.ts";
import { isInGamut, mapToGamut } from "../gamut.ts";
import { print } from "../text/print.ts";
import type { ValueFormat } from "./palette.ts";

/** They end at the edge of sRGB. */
export const SRGB_VALUES: readonly ValueFormat[] = ["hex", "rgb", "hsl"];
// Also what ends a line in JavaScript, where a comment would end with it. Lone surrogates are no text in any encoding.
const NO_TEXT = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\s]+/gu;

/** The color as CSS. Hex, rgb and hsl are gamut-mapped into sRGB, Display P3 into itself. */
export function printValue(color: Color, format: ValueFormat): string {
  return print(format === "p3" ? mapToGamut(color, "display-p3") : color, format, { isUpperCase: false });
}

/** The color as CSS, outside of sRGB too: in Display P3 where the format ends at sRGB. */
export function printWideValue(color: Color, format: ValueFormat): string {
  return printValue(color, SRGB_VALUES.includes(format) ? "p3" : format);
}

/** The color as CSS that old browsers and small screens show right: outside of sRGB the mapped color, as hex if need be. */
export function printSafeValue(color: Color, format: ValueFormat): string {
  return printValue(color, isWide(color) && !SRGB_VALUES.includes(format) ? "hex" : format);
}

export function isWide(color: Color): boolean {
  return !isInGamut(color, "srgb");
}

/** On one line, without control characters, for formats that end an entry with the line. */
export function toOneLine(text: string): string {
  return text.replace(NO_TEXT, " ").trim();
}

/** What may stand inside of a comment of CSS or JavaScript. */
export function toComment(text: string): string {
  return toOneLine(text).replaceAll("*/", "* /");
}

/** The name of a color where there are no groups: "Brand 500". */
export function fullName(groupName: string, swatchName: string): string {
  return toOneLine(`${groupName} ${swatchName}`);
}

/** The lines with one line end after each. */
export function joinLines(lines: readonly string[], lineEnd = "\n"): string {
  return lines.map((line) => line + lineEnd).join("");
}
