import { maxChroma, reduceChroma } from "./chroma.ts";
import { clamp } from "./clamp.ts";
import type { Color, Oklch } from "./color.ts";
import { convert } from "./convert.ts";

const DEFAULT_STEPS = 11;
const DEFAULT_TINT = 0.012;
const MAX_TINT = 0.04;
/** OKLCH lightness of the first and the last step. */
const LIGHTNESS = [0.985, 0.15] as const;

/**
 * Grays with a touch of one hue, from light to dark in 2 to 20 even steps of OKLCH lightness. `tint` is the OKLCH
 * chroma in the middle, up to 0.04: it fades toward the light end, where a little chroma already shows, and less toward
 * the dark one. Without a hue (null) the grays are pure.
 */
export function neutrals(hue: number | null, { steps = DEFAULT_STEPS, tint = DEFAULT_TINT } = {}): Oklch[] {
  const count = Number.isFinite(steps) ? clamp(Math.round(steps), 2, 20) : DEFAULT_STEPS;
  const amount = clamp(tint, 0, MAX_TINT);
  return Array.from({ length: count }, (_, step) => {
    const l = LIGHTNESS[0] + ((LIGHTNESS[1] - LIGHTNESS[0]) * step) / (count - 1);
    const c = hue === null ? 0 : amount * tintShare(l);
    return reduceChroma({ space: "oklch", alpha: 1, l, c, h: c === 0 ? null : hue }, "srgb");
  });
}

/**
 * Moves colors to one OKLCH lightness (0 to 1). Each keeps its hue, and its chroma as far as sRGB has it there. Colors
 * already at that lightness are returned unchanged.
 */
export function equalLightness(colors: readonly Color[], l: number): Color[] {
  return colors.map((color) => {
    const original = convert(color, "oklch");
    if (Math.abs(original.l - l) < 1e-6) return color;
    return { ...original, l, c: Math.min(original.c, maxChroma(l, original.h, "srgb")) };
  });
}

function tintShare(l: number): number {
  if (l > 0.6) return Math.max(1 - (l - 0.6) / 0.45, 0);
  return l < 0.3 ? 0.6 + (0.4 * l) / 0.3 : 1;
}
