import { reduceChroma } from "../chroma.ts";
import { clamp } from "../clamp.ts";
import type { Color, Oklch } from "../color.ts";
import { convert, fromRgb24, toRgb24 } from "../convert.ts";
import { isInGamut } from "../gamut.ts";

const LIGHTNESS_STEP = 0.01;
/** Hues that are tried, in degrees, where no lightness is far enough from everything. */
const HUE_TURNS = [20, -20, 40, -40, 60, -60, 90, -90, 120, -120, 180];

/** A gray has no hue to turn. */
const LEAST_CHROMA_TO_TURN = 0.01;

export type Moved = { readonly color: Color; readonly distance: number };

/**
 * The color as near as possible to the original that passes: at another lightness, or, if its hue may turn as well, at any
 * lightness and the nearest hue. What is tested is what comes back, rounded for text.
 */
export function moveUntil(
  original: Color,
  gamut: "srgb" | "display-p3",
  changes: "lightness" | "hue",
  passes: (candidate: Color) => boolean,
): Moved | null {
  const start = convert(original, "oklch");
  const hasHue = start.h !== null && start.c >= LEAST_CHROMA_TO_TURN;
  const turns = changes === "lightness" ? [0] : hasHue ? HUE_TURNS : [];
  for (const degrees of turns) {
    const h = start.h === null ? null : (start.h + degrees + 360) % 360;
    for (let distance = degrees === 0 ? LIGHTNESS_STEP : 0; distance < 1; distance += LIGHTNESS_STEP) {
      for (const l of [start.l + distance, start.l - distance]) {
        if (l < 0 || l > 1) continue;
        const candidate = tidy({ ...start, l, h }, gamut);
        if (passes(candidate)) return { color: candidate, distance: distance + Math.abs(degrees) / 180 };
      }
    }
  }
  return null;
}

/** Inside the gamut, and with no more digits than its text: 8-bit sRGB, or OKLCH for colors beyond it. Alpha is kept. */
export function tidy(color: Oklch, gamut: "srgb" | "display-p3"): Color {
  const inside = reduceChroma({ ...color, l: clamp(color.l, 0, 1), c: Math.max(color.c, 0) }, gamut);
  if (gamut === "srgb" || isInGamut(inside, "srgb")) return { ...fromRgb24(toRgb24(inside)), alpha: color.alpha };
  // Rounded down, so that it does not leave the gamut again.
  const c = Math.max(Math.floor(inside.c * 1e4) - 2, 0) / 1e4;
  const h = inside.h === null ? null : Number(inside.h.toFixed(2)) % 360;
  return { ...inside, l: Number(inside.l.toFixed(4)), c, h };
}
