import type { Rgb24 } from "../color.ts";
import { mapOklchToRgb24 } from "../kernel/gamut-map.ts";
import { normalizeHue } from "../kernel/hue.ts";
import { createRandom } from "../random.ts";
import { PALETTE_CATEGORIES, type PaletteCategory } from "./categories.ts";
import { designsOf } from "./designs/designs.ts";
import { drawWith, type Tone } from "./designs/draw.ts";
import { paletteDistance } from "./distance.ts";
import { lintTaste } from "./lint.ts";
import { measurePalette } from "./measure.ts";
import { fitsCategory } from "./rules.ts";

export const PALETTES_EACH = 30;
/** The least distance of any two palettes of one category, and of the whole library. See distance.ts. */
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
