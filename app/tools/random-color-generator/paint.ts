import type { CSSProperties } from "react";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import type { Color } from "#color/color.ts";
import { isInGamut } from "#color/gamut.ts";
import { print, printHex } from "#color/print.ts";

/** A surface in the color, and what is legible on it. */
export function paint(color: Color): CSSProperties {
  return { ...swatchStyle(printHex(color)), backgroundColor: cssColor(color) };
}

/** Written with color(), which browsers fade by OKLab; #rrggbb they do not. */
export function cssColor(color: Color): string {
  return print(color, isInGamut(color, "srgb") ? "srgb" : "p3");
}
