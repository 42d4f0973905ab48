import type { Rgb24 } from "./color.ts";
import { rgb24ToOklchInto } from "./kernel/oklab.ts";

/** The twelve families, in the order of a rainbow, then the mixed and the neutral ones. */
export const COLOR_FAMILIES = [
  "red",
  "orange",
  "yellow",
  "green",
  "teal",
  "blue",
  "purple",
  "pink",
  "brown",
  "gray",
  "white",
  "black",
] as const;
export type ColorFamily = (typeof COLOR_FAMILIES)[number];

/** Size of the parts of the hue circle: 0 to 30, 30 to 60 and so on. */
export const HUE_STEP_DEGREES = 30;
/** Chroma in OKLCH below which a color counts as gray. */
export const GRAY_CHROMA = 0.022;

const oklch = new Float64Array(3);

/** The family that most people would put an 8-bit sRGB color in. See `familyOfOklch`. */
export function familyOf(rgb24: Rgb24): ColorFamily {
  rgb24ToOklchInto(rgb24, oklch);
  return familyOfOklch(oklch[0] as number, oklch[1] as number, oklch[2] as number);
}

/**
 * The family of an OKLCH color (L 0 to 1, hue in degrees; the hue of a gray does not matter).
 *
 * The limits were fitted to the ends of 8,000 names ("… Red", "… Teal") of the color-name-list package and to the groups
 * of CSS names in https://en.wikipedia.org/wiki/Web_colors, then rounded. People disagree at every border: about three
 * quarters of those names, and four fifths of the CSS names, fall into the family that their name says.
 */
export function familyOfOklch(lightness: number, chroma: number, hue: number): ColorFamily {
  if (lightness < 0.22 || (lightness < 0.32 && chroma < 0.03)) return "black";
  // Lighter colors can have more tint and still be white.
  if (lightness >= 0.93 && chroma < Math.min(0.032, (lightness - 0.88) * 0.5)) return "white";
  if (chroma < GRAY_CHROMA) return "gray";
  if (isBrown(lightness, chroma, hue)) return "brown";
  if (hue >= 331 || hue < 28) return redOrPink(lightness, hue);
  if (hue < 33) return "red";
  if (hue < 73) return "orange";
  // Dark yellow is olive, which reads as a green, except toward orange.
  if (hue < 113) return lightness < 0.73 && hue >= 95 ? "green" : "yellow";
  if (hue < 170) return "green";
  if (hue < 206) return "teal";
  if (hue < 277) return "blue";
  return "purple";
}

/** Dull or dark oranges and yellows, and dull reds. Lighter ones need less chroma not to be brown. */
function isBrown(lightness: number, chroma: number, hue: number): boolean {
  if (hue >= 33 && hue < 92) return chroma < 0.155 - 0.3 * (lightness - 0.5);
  return hue >= 15 && hue < 33 && chroma < 0.075 && lightness < 0.75;
}

/** Light reds are pink, and so are medium reds toward purple; dark ones there are purple. */
function redOrPink(lightness: number, hue: number): ColorFamily {
  if (lightness >= 0.7) return "pink";
  if (lightness >= 0.53) return hue >= 331 || hue < 12 ? "pink" : "red";
  return hue >= 331 && hue < 350 ? "purple" : "red";
}
