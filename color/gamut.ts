import type { Color, ColorIn, Srgb } from "./color.ts";
import { convert } from "./convert.ts";
import { deltaEOk } from "./difference/difference.ts";
import { type ClippingDistance, findClippingChroma } from "./kernel/gamut-map.ts";
import { clip } from "./kernel/transfer.ts";

export type Gamut = "srgb" | "display-p3" | "rec2020";

/** From the smallest to the largest; each contains the one before. */
export const GAMUTS: readonly Gamut[] = ["srgb", "display-p3", "rec2020"];

// Our own conversions leave noise below 1e-13, and values from tools with 7-digit matrices are off by up to 2e-6:
// without a tolerance, their white is outside sRGB. This is five times that, and 1/400 of an 8-bit step.
export const GAMUT_EPSILON = 0.00001;

/** Whether red, green and blue of the gamut are all within 0 to 1, give or take `epsilon`. Alpha is ignored. */
export function isInGamut(color: Color, gamut: Gamut, epsilon = GAMUT_EPSILON): boolean {
  const { r, g, b } = convert(color, gamut);
  return Math.min(r, g, b) >= -epsilon && Math.max(r, g, b) <= 1 + epsilon;
}

/** The smallest gamut that contains the color; `null` if none does. */
export function smallestGamut(color: Color): Gamut | null {
  return GAMUTS.find((gamut) => isInGamut(color, gamut)) ?? null;
}

/** Clips each channel to 0…1 in the space of the gamut: quick, but lightness and hue can shift visibly. */
export function clipToGamut<Id extends Gamut>(color: Color, gamut: Id): ColorIn<Id> {
  // The three gamuts have the same channels.
  const { r, g, b, alpha } = convert(color, gamut) as Srgb;
  return { space: gamut, r: clip(r), g: clip(g), b: clip(b), alpha } as ColorIn<Id>;
}

/**
 * Maps a color into a gamut, in its space: colors outside keep their lightness and hue and lose chroma until clipping
 * is no longer noticeable. Uses the method of https://www.w3.org/TR/css-color-4/#css-gamut-mapping; alpha is kept.
 */
export function mapToGamut<Id extends Gamut>(color: Color, gamut: Id): ColorIn<Id> {
  if (isInGamut(color, gamut)) return clipToGamut(color, gamut);
  const { l, a, b, alpha } = convert(color, "oklab");
  if (l >= 1 || l <= 0) {
    const end = l >= 1 ? 1 : 0;
    return { space: gamut, r: end, g: end, b: end, alpha } as ColorIn<Id>;
  }
  const chroma = Math.sqrt(a * a + b * b);
  const clippingDistance: ClippingDistance = (...lab) => {
    const before: Color = { space: "oklab", l: lab[0], a: lab[1], b: lab[2], alpha };
    return isInGamut(before, gamut, 0) ? -1 : deltaEOk(clipToGamut(before, gamut), before);
  };
  const scale = findClippingChroma(l, chroma, a / chroma, b / chroma, clippingDistance) / chroma;
  return clipToGamut({ space: "oklab", l, a: a * scale, b: b * scale, alpha }, gamut);
}
