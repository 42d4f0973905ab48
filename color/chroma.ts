import type { Oklch } from "./color.ts";
import { type Gamut, isInGamut } from "./gamut.ts";

const CHROMA_STEP = 1e-5;
/** More than any gamut has. */
const BEYOND_ALL = 0.5;

/** The most OKLCH chroma a gamut has at a lightness and hue, to 0.00001; 0 at black, at white and without a hue. */
export function maxChroma(l: number, h: number | null, gamut: Gamut): number {
  if (h === null || l <= 0 || l >= 1) return 0;
  let inside = 0;
  let outside = BEYOND_ALL;
  while (outside - inside > CHROMA_STEP) {
    const c = (inside + outside) / 2;
    if (isInGamut({ space: "oklch", alpha: 1, l, c, h }, gamut)) inside = c;
    else outside = c;
  }
  return inside;
}

/**
 * The color with just enough chroma taken away to lie in the gamut. Unlike `mapToGamut` it never clips, so lightness and
 * hue stay exactly as they are: for sets of colors that are meant to be equal in one of them.
 */
export function reduceChroma(color: Oklch, gamut: Gamut): Oklch {
  return isInGamut(color, gamut) ? color : { ...color, c: maxChroma(color.l, color.h, gamut) };
}
