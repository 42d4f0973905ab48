import type { Rgb24 } from "../color.ts";
import { deltaE2000Rgb24 } from "../kernel/delta-e-rgb24.ts";
import { mapOklchToRgb24 } from "../kernel/gamut-map.ts";
import { normalizeHue } from "../kernel/hue.ts";
import { createRandom } from "../random.ts";
import { PALETTE_CATEGORIES, type PaletteCategory } from "./categories.ts";
import { designsOf } from "./designs/designs.ts";
import { drawWith, type Tone } from "./designs/structures.ts";
import { lintTaste } from "./lint.ts";
import { measurePalette } from "./measure.ts";
import { fitsCategory } from "./rules.ts";

export const PALETTES_EACH = 30;
/** The least distance of any two palettes of one category, and of the whole library. See `paletteDistance`. */
export const LEAST_DISTANCE = 4;
export const LEAST_DISTANCE_ANYWHERE = 2.5;

/** Numbers of colors, as often as they are wanted. */
const COUNTS = [5, 5, 4, 5, 5, 6, 5, 5, 3, 5];
/** The distance is asked for in these steps: as far apart as may be, and nearer when nothing is found any more. */
const DISTANCES = [12, 10, 8.5, 7, 6, 5, LEAST_DISTANCE];
const TRIES = 240;

/** All palettes, by category: designs drawn from a seed, of which rules, taste and distance leave 30 each. */
export function makeLibrary(): Map<PaletteCategory, Rgb24[][]> {
  const library = new Map<PaletteCategory, Rgb24[][]>();
  const all: Rgb24[][] = [];
  for (const category of PALETTE_CATEGORIES) {
    const palettes = makeCategory(category, all);
    library.set(category, palettes);
    all.push(...palettes);
  }
  return library;
}

function makeCategory(category: PaletteCategory, others: readonly Rgb24[][]): Rgb24[][] {
  const draw = drawWith(createRandom(`palettes: ${category}`));
  const designs = designsOf(category);
  const chosen: Rgb24[][] = [];
  for (const distance of DISTANCES) {
    for (let tries = 0; tries < TRIES && chosen.length < PALETTES_EACH; tries++) {
      const design = designs[tries % designs.length];
      const count = COUNTS[chosen.length % COUNTS.length] ?? 5;
      const colors = design?.(draw, count).map(finish) ?? [];
      const palette = measurePalette(colors);
      if (colors.length !== count || !fitsCategory(palette, category) || lintTaste(palette, category).length > 0)
        continue;
      if (chosen.some((other) => paletteDistance(colors, other) < distance)) continue;
      if (others.some((other) => paletteDistance(colors, other) < LEAST_DISTANCE_ANYWHERE)) continue;
      chosen.push(colors);
    }
  }
  return chosen;
}

function finish([l, c, h]: Tone): Rgb24 {
  return mapOklchToRgb24(l, c, normalizeHue(h));
}

/**
 * How far apart two palettes are, whatever the order and number of their colors: the mean CIEDE2000 from each color of
 * either to the nearest of the other. 0 for the same colors.
 */
export function paletteDistance(a: readonly Rgb24[], b: readonly Rgb24[]): number {
  const nearestOfA = new Float64Array(a.length).fill(Number.POSITIVE_INFINITY);
  const nearestOfB = new Float64Array(b.length).fill(Number.POSITIVE_INFINITY);
  for (const [i, first] of a.entries()) {
    for (const [j, second] of b.entries()) {
      const deltaE = deltaE2000Rgb24(first, second);
      if (deltaE < (nearestOfA[i] as number)) nearestOfA[i] = deltaE;
      if (deltaE < (nearestOfB[j] as number)) nearestOfB[j] = deltaE;
    }
  }
  return (sum(nearestOfA) + sum(nearestOfB)) / (a.length + b.length);
}

function sum(values: Float64Array): number {
  return values.reduce((total, value) => total + value, 0);
}
