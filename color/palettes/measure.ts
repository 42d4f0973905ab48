import type { Rgb24 } from "../color.ts";
import { wcagContrast } from "../contrast/contrast.ts";
import { leastPair } from "../difference/least-pair.ts";
import { type ColorFamily, familyOfOklch } from "../family.ts";
import { deltaE2000Rgb24 } from "../kernel/lab.ts";
import { rgb24ToOklchInto } from "../kernel/oklab.ts";
import { DICHROMACIES, simulateRgb24 } from "../vision.ts";
import type { PaletteCategory } from "./categories.ts";

/** One color of a palette in OKLCH: L 0 to 1, C 0 to about 0.4, hue in degrees (0 for a gray). */
export type MeasuredColor = {
  readonly rgb24: Rgb24;
  readonly l: number;
  readonly c: number;
  readonly h: number;
  readonly family: ColorFamily;
};

/** The two colors of a palette with the highest WCAG 2.2 contrast. */
export type BestPair = { readonly light: Rgb24; readonly dark: Rgb24; readonly ratio: number };

export type MeasuredPalette = {
  readonly colors: readonly MeasuredColor[];
  readonly meanL: number;
  readonly meanC: number;
  readonly maxC: number;
  readonly minL: number;
  readonly maxL: number;
  readonly pair: BestPair;
};

/** Minimum distance between palettes of a category: the mean CIEDE2000 from each color to the nearest of the other. */
export const MIN_DISTANCE = 4;
/** Minimum CIEDE2000 between any two colors of a palette. */
const MIN_DELTA_E = 6;
/** Skin covers a small range of colors, and people notice small steps in it. */
const MIN_DELTA_E_OF_SKIN = 4.5;

const oklch = new Float64Array(3);

export function measureColor(rgb24: Rgb24): MeasuredColor {
  rgb24ToOklchInto(rgb24, oklch);
  const [l, c, h] = oklch as unknown as [number, number, number];
  return { rgb24, l, c, h, family: familyOfOklch(l, c, h) };
}

/** Measures a palette of at least two colors. */
export function measurePalette(rgb24s: readonly Rgb24[]): MeasuredPalette {
  const colors = rgb24s.map(measureColor);
  const ls = colors.map(({ l }) => l);
  const cs = colors.map(({ c }) => c);
  return {
    colors,
    meanL: mean(ls),
    meanC: mean(cs),
    maxC: Math.max(...cs),
    minL: Math.min(...ls),
    maxL: Math.max(...ls),
    pair: bestPair(rgb24s),
  };
}

/** The smallest CIEDE2000 between any two colors as seen without red, green or blue cones. */
export function leastSeenDeltaE(rgb24s: readonly Rgb24[]): number {
  return Math.min(...DICHROMACIES.map((one) => leastDeltaE(rgb24s.map((rgb24) => simulateRgb24(rgb24, one)))));
}

/** The minimum CIEDE2000 between two colors of a palette in this category. */
export function leastDeltaEOf(category: PaletteCategory): number {
  return category === "skin" ? MIN_DELTA_E_OF_SKIN : MIN_DELTA_E;
}

/** The smallest CIEDE2000 between any two colors. */
export function leastDeltaE(rgb24s: readonly Rgb24[]): number {
  return leastPair(rgb24s, deltaE2000Rgb24)?.value ?? Number.POSITIVE_INFINITY;
}

function bestPair(rgb24s: readonly Rgb24[]): BestPair {
  const contrastWithBlack = (rgb24: Rgb24) => wcagContrast(rgb24, 0);
  const sorted = rgb24s.toSorted((a, b) => contrastWithBlack(b) - contrastWithBlack(a));
  const light = sorted[0] ?? 0xffffff;
  const dark = sorted.at(-1) ?? 0;
  return { light, dark, ratio: wcagContrast(light, dark) };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
