// CSS gamut mapping on plain numbers: reduce the chroma in OKLCH until clipping is no longer noticeable.
// https://www.w3.org/TR/css-color-4/#css-gamut-mapping
import type { Rgb24 } from "../color.ts";
import { oklabToRgb24, srgbClippingDistance } from "./oklab.ts";

/** How far clipping into a gamut moves an OKLab color, as ΔEOK; -1 if the color is inside. */
export type ClippingDistance = (lightness: number, a: number, b: number) => number;

const RADIANS = Math.PI / 180;
const JUST_NOTICEABLE = 0.02;
const EPSILON = 0.0001;
// For the fast form: the middle of the distances at which the exact form stops, when a guess is near enough to it, and how
// fast the distance must grow with the chroma.
const MIDDLE_OF_ENDS = EPSILON / 2;
const ROOT_TOLERANCE = EPSILON;
const LEAST_SLOPE = 0.5;
const MOST_GUESSES = 30;
const MOST_FAST_CHROMA = 8;
const MOST_CHROMA = Number.MAX_VALUE;

/**
 * The sRGB color that CSS shows for this OKLCH color. Hue in degrees. An infinite chroma counts as a very large one;
 * NaN anywhere and an infinite hue give black.
 */
export function mapOklchToRgb24(lightness: number, chroma: number, hue: number): Rgb24 {
  if (lightness >= 1) return 0xffffff;
  if (!(lightness > 0)) return 0;
  const angle = hue * RADIANS;
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  const clipped = findClippingChroma(lightness, Math.min(chroma, MOST_CHROMA), cosine, sine, srgbClippingDistance);
  return oklabToRgb24(lightness, clipped * cosine, clipped * sine);
}

/**
 * The chroma at which CSS clips a color of lightness 0 to 1 into the gamut, its hue given as cosine and sine. What is
 * inside the gamut, or hardly outside, keeps its own chroma. A distance that is NaN, for numbers too large to compute
 * with, counts as far outside.
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

/**
 * The same in 60 % of the time, for previews: within one step of 255 in each channel. The secant method finds the chroma at
 * which clipping becomes noticeable. Colors far beyond any screen take the exact way.
 */
export function mapOklchToRgb24Fast(lightness: number, chroma: number, hue: number): Rgb24 {
  if (lightness >= 1) return 0xffffff;
  if (!(lightness > 0)) return 0;
  if (!(chroma < MOST_FAST_CHROMA)) return mapOklchToRgb24(lightness, chroma, hue);
  const angle = hue * RADIANS;
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  let excess = srgbClippingDistance(lightness, chroma * cosine, chroma * sine) - JUST_NOTICEABLE;
  if (excess < 0) return oklabToRgb24(lightness, chroma * cosine, chroma * sine);
  // Deep blues leave sRGB, come back and leave it again: https://github.com/color-js/color.js/issues/81
  if (sine < -0.96 && cosine < 0) return mapOklchToRgb24(lightness, chroma, hue);

  let low = 0;
  let high = chroma;
  let root = chroma;
  let slope = 1;
  excess += MIDDLE_OF_ENDS;
  for (let i = 0; i < MOST_GUESSES && Math.abs(excess) > ROOT_TOLERANCE; i++) {
    let guess = root - excess / slope;
    if (!(guess > low && guess < high)) guess = (low + high) / 2;
    const moved = Math.max(srgbClippingDistance(lightness, guess * cosine, guess * sine), 0);
    const guessExcess = moved - JUST_NOTICEABLE + MIDDLE_OF_ENDS;
    slope = (guessExcess - excess) / (guess - root);
    // Where clipping hardly changes with the chroma, it may become noticeable more than once.
    if (!(slope > LEAST_SLOPE)) return mapOklchToRgb24(lightness, chroma, hue);
    excess = guessExcess;
    root = guess;
    if (excess < 0) low = root;
    else high = root;
  }
  root -= excess / slope;
  return oklabToRgb24(lightness, root * cosine, root * sine);
}
