import type { CSSProperties } from "react";
import { luminance } from "#color/kernel/luminance.ts";

/**
 * The ink on a light swatch. Almost black, because only then one of it and white is always readable:
 * on the worst background between them (luminance 0.182) each still has 4.5:1.
 */
const BLACK_INK = "#060504";
const WORST_BACKGROUND = Math.sqrt(1.05 * (luminance(0x060504) + 0.05)) - 0.05;

/** The color of text on a swatch ("#RRGGBB"): black ink or white, whichever has the higher contrast by WCAG 2.2. */
export function textOn(hex: string) {
  return luminance(Number.parseInt(hex.slice(1), 16)) < WORST_BACKGROUND ? "#fff" : BLACK_INK;
}

/** Paints a surface and everything on it: text, and the `outline`, `ghost` and `contrast` buttons. */
export function swatchStyle(hex: string) {
  const text = textOn(hex);
  return {
    backgroundColor: hex,
    color: text,
    "--swatch-text": text,
    "--swatch-text-inverse": text === "#fff" ? BLACK_INK : "#fff",
  } as CSSProperties;
}
