import type { Color, Rgb24 } from "#color/color.ts";
import { toRgb24 } from "#color/convert.ts";

/** An 8-bit color and its opacity, 0 to 1. */
export type Sheet = { readonly rgb24: Rgb24; readonly alpha: number };

export function sheetOf(color: Color): Sheet {
  return { rgb24: toRgb24(color), alpha: color.alpha };
}

/** Source-over on sRGB bytes, as browsers do it. https://www.w3.org/TR/compositing-1/#simplealphacompositing */
export function layOver({ rgb24, alpha }: Sheet, below: Rgb24): Rgb24 {
  if (alpha >= 1) return rgb24;
  const red = blend(rgb24 >>> 16, below >>> 16, alpha);
  const green = blend((rgb24 >>> 8) & 255, (below >>> 8) & 255, alpha);
  return (red << 16) | (green << 8) | blend(rgb24 & 255, below & 255, alpha);
}

function blend(top: number, below: number, alpha: number): number {
  return Math.round(top * alpha + below * (1 - alpha));
}
