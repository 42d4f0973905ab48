import type { CSSProperties } from "react";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import type { Color } from "#color/color.ts";
import { toRgb24 } from "#color/convert.ts";
import { isInGamut } from "#color/gamut.ts";
import { bytesOf } from "#color/kernel/hex.ts";
import { print, printHex } from "#color/text/print.ts";

/** A surface with legible text. Written with color(), which browsers interpolate in OKLab, unlike #rrggbb. */
export function paint(color: Color): CSSProperties {
  return { ...swatchStyle(printHex(color)), backgroundColor: cssColor(color) };
}

export function cssColor(color: Color): string {
  if (!isInGamut(color, "srgb")) return print(color, "p3");
  const channels = bytesOf(toRgb24(color)).map((byte) => Number((byte / 255).toFixed(5)));
  return `color(srgb ${channels.join(" ")})`;
}
