import { turnBetween } from "../kernel/hue.ts";
import type { PaletteCategory } from "./categories.ts";
import type { MeasuredColor, MeasuredPalette } from "./measure.ts";

/** The least distance of any two palettes of one category: see test-palette-distance.ts. */
export const LEAST_DISTANCE = 4;

/** Any two colors of a palette are at least so far apart, CIEDE2000. */
const LEAST_DELTA_E = 6;
/** Skin has a small part of the colors, and people see small steps in it. */
const LEAST_DELTA_E_OF_SKIN = 4.5;

/** Least difference of OKLCH lightness between the lightest and the darkest color. */
const LEAST_SPREAD = 0.3;
/** Where equal lightness is the point. */
const LEAST_SPREAD_OF: Partial<Record<PaletteCategory, number>> = { pastel: 0.04, neon: 0.1, flat: 0.22, skin: 0.2 };

/** Where something must be colorful, so much. */
const LEAST_PEAK = 0.08;
const LEAST_PEAK_OF: Partial<Record<PaletteCategory, number>> = {
  gray: 0,
  pastel: 0.05,
  vintage: 0.055,
  skin: 0.04,
  cold: 0.035,
  brown: 0.06,
};
/** Where olive belongs. */
const MAY_BE_MUDDY: readonly PaletteCategory[] = ["retro", "vintage", "brown", "gold", "skin", "gray"];

/** What would make a palette dull or hard to look at. Empty when nothing does. */
export function lintTaste(palette: MeasuredPalette, category: PaletteCategory): string[] {
  const problems: string[] = [];
  if (palette.leastDeltaE < leastDeltaEOf(category)) problems.push("two colors are nearly the same");
  if (palette.maxL - palette.minL < (LEAST_SPREAD_OF[category] ?? LEAST_SPREAD)) problems.push("no light and dark");
  if (palette.maxC < (LEAST_PEAK_OF[category] ?? LEAST_PEAK)) problems.push("no color stands out");
  if (!MAY_BE_MUDDY.includes(category) && palette.colors.some(isMud)) problems.push("a muddy olive");
  if (category !== "neon" && palette.colors.some(isAcid)) problems.push("an acid green");
  if (category !== "neon" && vibrates(palette.colors)) problems.push("an edge that flickers");
  return problems;
}

/** The least CIEDE2000 of any two colors of a palette. */
export function leastDeltaEOf(category: PaletteCategory): number {
  return category === "skin" ? LEAST_DELTA_E_OF_SKIN : LEAST_DELTA_E;
}

/** Yellow without its light. */
function isMud({ l, c, h }: MeasuredColor): boolean {
  return h > 88 && h < 128 && l < 0.7 && c > 0.045;
}

function isAcid({ l, c, h }: MeasuredColor): boolean {
  return h > 108 && h < 152 && c > 0.185 && l > 0.5;
}

/** Neighbors of opposite hues, both vivid and of one lightness: the eye cannot hold the edge between them. */
function vibrates(colors: readonly MeasuredColor[]): boolean {
  return colors.some((color, index) => {
    const next = colors[index + 1];
    if (!next || Math.min(color.c, next.c) < 0.13) return false;
    const turn = Math.abs(turnBetween(next.h, color.h));
    return turn > 90 && Math.abs(color.l - next.l) < 0.05;
  });
}
