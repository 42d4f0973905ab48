import type { Rgb24 } from "../../../color/color.ts";
import * as engine from "../../../color/contrast/contrast.ts";
import * as fixes from "../../../color/contrast/contrast-fix.ts";
import { checkRgb24 } from "./check-rgb24.ts";

export { APCA_BANDS, type ApcaBand, apcaBand } from "../../../color/contrast/apca-use.ts";
export { printRatio, type WcagVerdict, wcagVerdicts } from "../../../color/contrast/contrast.ts";
export type { ContrastFix, ContrastTarget } from "../../../color/contrast/contrast-fix.ts";
export { isLargeForWcag, smallestSizePx, type TextWeight } from "../../../color/contrast/text-size.ts";

/**
 * WCAG 2.2 contrast ratio of two packed colors, 1 to 21, unrounded and the same in both orders. Anything else throws a
 * TypeError. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function wcagContrast(a: Rgb24, b: Rgb24): number {
  checkRgb24(a, "wcagContrast");
  checkRgb24(b, "wcagContrast");
  return engine.wcagContrast(a, b);
}

/**
 * APCA lightness contrast Lc of text on a background, both packed, about −108 to 106: positive for dark text on light,
 * negative for light on dark, 0 when too low to measure. A draft, not a WCAG verdict. Anything else throws a TypeError.
 * Constants 0.0.98G-4g, https://github.com/Myndex/apca-w3
 */
export function apcaContrast(text: Rgb24, background: Rgb24): number {
  checkRgb24(text, "apcaContrast");
  checkRgb24(background, "apcaContrast");
  return engine.apcaContrast(text, background);
}

/**
 * Black or white, whichever reads better on a packed background: by WCAG ratio and by APCA. They may disagree. Anything
 * else throws a TypeError.
 */
export function bestTextColor(background: Rgb24): Record<"wcag" | "apca", "#000000" | "#FFFFFF"> {
  checkRgb24(background, "bestTextColor");
  return engine.bestTextColor(background);
}

/**
 * The nearest packed color that reaches the target, by changing only the OKLCH lightness of the text (or of the
 * background): the hue stays, and chroma is reduced only where the gamut ends. A color that already passes comes back
 * as it is; a target out of reach returns `null` with the reason. Anything but packed colors throws a TypeError.
 */
export function fixContrast(
  text: Rgb24,
  background: Rgb24,
  target: fixes.ContrastTarget,
  changes: "text" | "background" = "text",
): fixes.ContrastFix {
  checkRgb24(text, "fixContrast");
  checkRgb24(background, "fixContrast");
  return fixes.fixContrast(text, background, target, changes);
}
