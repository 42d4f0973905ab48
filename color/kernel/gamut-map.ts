// CSS gamut mapping on plain numbers: reduce the chroma in OKLCH until clipping is no longer noticeable.
// https://www.w3.org/TR/css-color-4/#css-gamut-mapping
import type { Rgb24 } from "../color.ts";
import { oklabToRgb24, srgbClippingDistance } from "./oklab.ts";

/** How far clipping into a gamut moves an OKLab color, as ΔEOK; -1 if the color is inside. */
export type ClippingDistance = (lightness: number, a: number, b: number) => number;

const RADIANS = Math.PI / 180;
const JUST_NOTICEABLE = 0.02;
const EPSILON = 0.0001;
const MAX_CHROMA = Number.MAX_VALUE;

/**
 * The sRGB color that CSS shows for this OKLCH color. Hue in degrees. An infinite chroma counts as a very large one;
 * NaN anywhere and an infinite hue return black, unless the lightness is 1 or more (white).
 */
export function mapOklchToRgb24(lightness: number, chroma: number, hue: number): Rgb24 {
  if (lightness >= 1) return 0xffffff;
  if (!(lightness > 0)) return 0;
  const angle = hue * RADIANS;
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  const clipped = findClippingChroma(lightness, Math.min(chroma, MAX_CHROMA), cosine, sine, srgbClippingDistance);
  return oklabToRgb24(lightness, clipped * cosine, clipped * sine);
}

/**
 * The chroma at which CSS clips a color of lightness 0 to 1 into the gamut; the hue is given as cosine and sine. Colors
 * inside the gamut, or barely outside, keep their chroma. A NaN distance, from numbers too large to compute with,
 * counts as far outside.
 */
export function findClippingChroma(
  lightness: number,
  chroma: number,
  cosine: number,
  sine: number,
  distance: ClippingDistance,
): number {
  if (distance(lightness, chroma * cosine, chroma * sine) < JUST_NOTICEABLE) return chroma;
  let clipped = chroma;
  let low = 0;
  let high = chroma;
  let isLowInside = true;
  while (high - low > EPSILON) {
    const middle = (low + high) / 2;
    // Numbers this large are farther apart than EPSILON.
    if (middle <= low || middle >= high) break;
    const moved = distance(lightness, middle * cosine, middle * sine);
    if (isLowInside && moved < 0) {
      low = middle;
      continue;
    }
    // The answer is the last color that had to be clipped, even if a later one was inside.
    clipped = middle;
    if (!(moved < JUST_NOTICEABLE)) high = middle;
    else if (JUST_NOTICEABLE - moved < EPSILON) break;
    else {
      isLowInside = false;
      low = middle;
    }
  }
  return clipped;
}
