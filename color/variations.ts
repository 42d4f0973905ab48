// Systematic variations of a whole palette. Each moves all colors in OKLCH or OKLab by one amount, so that steps look
// even and the colors keep their relations. https://bottosson.github.io/posts/oklab/

import { reduceChroma } from "./chroma.ts";
import { clamp } from "./clamp.ts";
import type { Color, Oklch } from "./color.ts";
import { convert } from "./convert.ts";
import { normalizeHue } from "./kernel/hue.ts";

export type VariationKind = "hue" | "lightness" | "chroma" | "temperature" | "contrast";

/**
 * The axis from cool to warm, as a hue of OKLCH: from azure through gray to orange. Its ends lie in the middle of what
 * `temperature` calls cool and warm.
 */
const WARM_HUE = 55;

/** `mean` is the OKLCH lightness of the whole palette. */
type Move = (color: Oklch, amount: number, mean: number) => Oklch;

const MOVES: Record<VariationKind, Move> = {
  hue: turn,
  lightness: lighten,
  chroma: scaleChroma,
  temperature: warm,
  contrast: spread,
};

/**
 * Varies a palette. An amount of 0 returns the same colors; any other returns OKLCH colors within sRGB, with chroma
 * reduced just enough where they would leave it. Alpha and order are kept.
 *
 * - `hue`: degrees. Grays stay gray.
 * - `lightness`: −1 is black, 1 is white, 0.25 a quarter of the way there.
 * - `chroma`: −1 is gray, 1 is twice as much. Grays stay gray.
 * - `temperature`: a distance in OKLab along the axis from cool (below 0) to warm; 0.04 is easy to see. Hues turn the
 *   shorter way to the nearer end, opposite hues fade, and grays take on a cast; black and white have no room for one.
 * - `contrast`: −1 gives all colors the mean lightness; above 0 they move away from it, 1 doubles small differences. The
 *   order of lightness stays, and nothing but black and white becomes black or white.
 *
 * Amounts that are shares are limited to ±1.
 */
export function varyColors(colors: readonly Color[], kind: VariationKind, amount: number): readonly Color[] {
  if (amount === 0) return colors;
  const lchs = colors.map((color) => convert(color, "oklch"));
  const mean = lchs.reduce((sum, { l }) => sum + l, 0) / lchs.length;
  return lchs.map((color) => reduceChroma(MOVES[kind](color, amount, mean), "srgb"));
}

function turn(color: Oklch, degrees: number): Oklch {
  return color.h === null ? color : { ...color, h: normalizeHue(color.h + degrees) };
}

function lighten(color: Oklch, amount: number): Oklch {
  const share = clamp(amount, -1, 1);
  return { ...color, l: share > 0 ? color.l + (1 - color.l) * share : color.l * (1 + share) };
}

function scaleChroma(color: Oklch, amount: number): Oklch {
  return { ...color, c: color.c * (1 + clamp(amount, -1, 1)) };
}

/** A vector sum: it turns a hue to the axis the shorter way, without a jump for opposite hues. */
function warm(color: Oklch, distance: number): Oklch {
  const { l, a, b, alpha } = convert(color, "oklab");
  const angle = (WARM_HUE * Math.PI) / 180;
  return convert(
    { space: "oklab", l, a: a + distance * Math.cos(angle), b: b + distance * Math.sin(angle), alpha },
    "oklch",
  );
}

/** Inward in proportion; outward along a curve that starts as steep and ends at black and white, without clipping. */
function spread(color: Oklch, amount: number, mean: number): Oklch {
  const share = clamp(amount, -1, 1);
  const away = color.l - mean;
  if (share <= 0) return { ...color, l: mean + away * (1 + share) };
  const room = away > 0 ? 1 - mean : mean;
  if (room <= 0) return color;
  const part = Math.min(1, Math.abs(away) / room);
  return { ...color, l: mean + Math.sign(away) * room * (1 - (1 - part) ** (1 + share)) };
}
