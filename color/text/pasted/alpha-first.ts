import type { Color } from "../../color.ts";
import { parse } from "../parse.ts";

/** A hex color with its alpha first, after what shows that Android or .NET reads it. */
const ALPHA_FIRST =
  /(<(?:[Cc]olor|item|SolidColorBrush)\b[^<>]*>\s*|<SolidColorBrush\b[^<>]*\bColor="|\bColor(?:\.parseColor|\.FromArgb|\.FromHex|Converter\.ConvertFromString)\(\s*")#(?:([\da-fA-F]{2})([\da-fA-F]{6})|([\da-fA-F])([\da-fA-F]{3}))(?![\da-fA-F])/g;

/**
 * Rewrites `#AARRGGBB` and `#ARGB` as CSS has them, `#RRGGBBAA` and `#RGBA`, in resources of Android and XAML and in
 * calls such as `Color.parseColor("#80FF0000")`. The text keeps its length; linear time.
 */
export function withAlphaLast(text: string): string {
  return text.replace(ALPHA_FIRST, "$1#$3$2$5$4");
}

/** The color of RRGGBB or AARRGGBB. */
export function readArgb(digits: string): Color | null {
  return /^(?:[\da-f]{2})?[\da-f]{6}$/i.test(digits) ? parse(`#${digits.slice(-6)}${digits.slice(0, -6)}`) : null;
}
