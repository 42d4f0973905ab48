import type { Color } from "../color.ts";
import { toRgb24 } from "../convert.ts";
import { CLOSE_BELOW, HARD_BELOW } from "../difference/difference.ts";
import { isInGamut } from "../gamut.ts";

/** How close a color of a set comes to the requested one. */
export type Closeness = "exact" | "hard" | "close" | "different";

export const CLOSENESS_WORDS: Readonly<Record<Closeness, string>> = {
  exact: "Exact",
  hard: "Hard to tell apart",
  close: "Close",
  different: "Different",
};

/** Rounding between two notations of the same color. */
const SAME_DELTA_E = 1e-6;

/** The verdict on a CIEDE2000 difference. Zero is exact. */
export function closenessOf(deltaE2000: number): Closeness {
  if (deltaE2000 < SAME_DELTA_E) return "exact";
  if (deltaE2000 < HARD_BELOW) return "hard";
  return deltaE2000 < CLOSE_BELOW ? "close" : "different";
}

/** Prints a CIEDE2000 difference to a tenth: "0" only when it is exactly 0. */
export function printDifference(deltaE2000: number): string {
  if (deltaE2000 === 0) return "0";
  return deltaE2000 < 0.05 ? "<0.1" : deltaE2000.toFixed(1);
}

/** Whether an sRGB screen shows both the same: they are equal in 8 bits, and both are inside sRGB. */
export function isSameOnScreen(a: Color, b: Color): boolean {
  return toRgb24(a) === toRgb24(b) && isInGamut(a, "srgb") && isInGamut(b, "srgb");
}
