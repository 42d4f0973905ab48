import { reduceChroma } from "../chroma.ts";
import type { Color } from "../color.ts";
import { fromRgb24, toRgb24 } from "../convert.ts";
import type { GradientSpace } from "../gradient.ts";

export type GradientPreset = {
  readonly name: string;
  readonly space: GradientSpace;
  readonly colors: readonly Color[];
};

type Lch = readonly [lightness: number, chroma: number, hue: number];

/** OKLCH. Chroma outside sRGB is reduced to its edge, so large values mean "as vivid as possible". */
const RECIPES: readonly (readonly [name: string, space: GradientSpace, ...colors: Lch[]])[] = [
  ["Dusk over the bay", "oklab", [0.32, 0.1, 275], [0.58, 0.19, 335], [0.84, 0.14, 62]],
  ["Lagoon", "oklab", [0.3, 0.07, 240], [0.6, 0.11, 210], [0.92, 0.07, 185]],
  ["Embers", "oklab", [0.24, 0.07, 20], [0.57, 0.2, 30], [0.9, 0.16, 95]],
  ["Fern", "oklab", [0.28, 0.07, 155], [0.62, 0.15, 140], [0.95, 0.12, 110]],
  ["Orchid", "oklab", [0.4, 0.2, 300], [0.72, 0.18, 345], [0.94, 0.05, 20]],
  ["First light", "oklab", [0.82, 0.08, 285], [0.9, 0.07, 20], [0.96, 0.06, 85]],
  ["Glacier", "oklab", [0.97, 0.015, 220], [0.8, 0.08, 230], [0.5, 0.12, 255]],
  ["Northern sky", "oklch", [0.27, 0.09, 285], [0.55, 0.14, 190], [0.88, 0.2, 145]],
  ["Peach skin", "oklab", [0.93, 0.06, 75], [0.78, 0.14, 40], [0.62, 0.19, 15]],
  ["Ink", "oklab", [0.16, 0.02, 265], [0.42, 0.06, 262], [0.86, 0.03, 255]],
  ["Spectrum, even light", "oklch", [0.75, 0.13, 20], [0.75, 0.13, 110], [0.75, 0.13, 200], [0.75, 0.13, 290]],
  ["Citrus", "oklab", [0.7, 0.2, 45], [0.86, 0.17, 92], [0.93, 0.2, 118]],
];

/** Gradients to start with, as 8-bit colors made in OKLCH. The lightness of each changes in one direction only. */
export const GRADIENT_PRESETS: readonly GradientPreset[] = RECIPES.map(([name, space, ...colors]) => ({
  name,
  space,
  colors: colors.map(([l, c, h]) => fromRgb24(toRgb24(reduceChroma({ space: "oklch", l, c, h, alpha: 1 }, "srgb")))),
}));
