import type { Color } from "#color/color.ts";
import { isInGamut } from "#color/gamut.ts";
import { print, printHex } from "#color/text/print.ts";

/** For a style: as wide as the screen can show it. */
export function cssColor(color: Color): string {
  return isInGamut(color, "srgb") ? printHex(color) : print(color, "p3");
}
