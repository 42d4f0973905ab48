import { toRgb24 } from "#color/convert.ts";
import { parsePasted } from "#color/text/pasted/parse-pasted.ts";
import { hexOf } from "#color/text/print.ts";
import { colorPath } from "#contract/color-path.ts";

/** Where a color pasted into a page leads. Null if the text isn't a color. */
export function pathOfPasted(text: string, pathname: string): string | null {
  const color = parsePasted(text);
  if (!color) return null;
  const hex = hexOf(toRgb24(color));
  return pathname === "/color-palettes" ? `${pathname}?near=${encodeURIComponent(hex)}` : colorPath(hex);
}
