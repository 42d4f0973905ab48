import { maxChroma } from "../chroma.ts";
import { CAST_CHROMA, COLD_ARC, WARM_ARC } from "../temperature.ts";
import type { MeasuredColor } from "./measure.ts";

type Limits = Partial<Record<"leastL" | "mostL" | "leastC" | "mostC" | "fromHue" | "toHue", number>>;

// How single colors are classified, in OKLCH. Rules and tags share these words.

/** Light and airy, with a little color. Below 0.02 a tint reads as white, above 0.1 as candy. */
export const PASTEL_LIMITS = { leastL: 0.82, leastC: 0.02, mostC: 0.1 } as const;

/** A glowing color has nearly all the chroma of sRGB at its lightness and hue, and a lot in absolute terms. */
export const NEON_LIMITS = { leastL: 0.5, leastC: 0.15, leastShare: 0.9 } as const;

/**
 * Human skin. Includes the ten tones of the Monk scale (https://skintone.google), L 0.26 to 0.95 with hues of 44° to
 * 85°, and reaches toward red as far as cheeks and lips go.
 */
export const SKIN_LIMITS = { leastL: 0.22, mostL: 0.97, leastC: 0.008, mostC: 0.125, fromHue: 22, toHue: 92 } as const;

/** Gold in light, bronze in shade, and champagne where it shines. */
export const GOLD_LIMITS = { leastL: 0.38, mostL: 0.955, leastC: 0.02, fromHue: 58, toHue: 102 } as const;
/** A gold that is neither brown nor cream. */
export const TRUE_GOLD_LIMITS = { leastL: 0.66, mostL: 0.86, leastC: 0.1, fromHue: 72, toHue: 98 } as const;

/** All limits are inclusive. */
function isWithin(limits: Limits): (color: MeasuredColor) => boolean {
  const { leastL = 0, mostL = 1, leastC = 0, mostC = 1, fromHue = 0, toHue = 360 } = limits;
  return ({ l, c, h }) => l >= leastL && l <= mostL && c >= leastC && c <= mostC && h >= fromHue && h <= toHue;
}

export function isChromatic({ c }: MeasuredColor): boolean {
  return c >= CAST_CHROMA;
}

export function isWarm(color: MeasuredColor): boolean {
  return isChromatic(color) && (color.h >= WARM_ARC.from || color.h <= WARM_ARC.to);
}

export function isCold(color: MeasuredColor): boolean {
  return isChromatic(color) && color.h >= COLD_ARC.from && color.h <= COLD_ARC.to;
}

export const isPastel = isWithin(PASTEL_LIMITS);

export function isNeon({ l, c, h }: MeasuredColor): boolean {
  const { leastL, leastC, leastShare } = NEON_LIMITS;
  return l >= leastL && c >= leastC && c >= leastShare * maxChroma(l, h, "srgb");
}

export const isSkin = isWithin(SKIN_LIMITS);
export const isGold = isWithin(GOLD_LIMITS);
export const isTrueGold = isWithin(TRUE_GOLD_LIMITS);
