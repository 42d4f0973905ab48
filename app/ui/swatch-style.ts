import type { CSSProperties } from "react";
import { luminance } from "#color/kernel/luminance.ts";

/**
 * The text color on a light swatch. Almost black, so that either it or white is always readable:
 * on the worst background between them (luminance 0.182), each still has 4.5:1.
 */
const BLACK_INK = "#060504";
const WHITE_INK = "#fff";
const WORST_BACKGROUND = Math.sqrt(1.05 * (luminance(0x060504) + 0.05)) - 0.05;

/** The color of text on a swatch ("#RRGGBB"): black ink or white, whichever has the higher contrast by WCAG 2.2. */
export function textOn(hex: string) {
  return luminance(Number.parseInt(hex.slice(1), 16)) < WORST_BACKGROUND ? WHITE_INK : BLACK_INK;
}

/** Styles a surface, including the text and the `outline` and `ghost` buttons on it. */
export function swatchStyle(hex: string) {
  return { backgroundColor: hex, color: textOn(hex) };
}

/** Style for the class `checker`: a color that is not opaque. */
export function translucentStyle(hex: string, alpha: number): CSSProperties {
  return { "--veil": `color-mix(in srgb, ${hex} ${alpha * 100}%, transparent)` } as CSSProperties;
}

/** Style for what stands out most on a swatch of this color: a filled button, a selected number. */
export function filledStyle(hex: string) {
  const text = textOn(hex);
  return { backgroundColor: text, color: text === WHITE_INK ? BLACK_INK : WHITE_INK, outlineColor: text };
}
