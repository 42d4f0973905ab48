import type { Color } from "#color/color.ts";
import type { RandomStyle } from "#color/generate/random-styles.ts";
import type { GenerateGamut } from "#color/generate/request.ts";

export const MIN_COUNT = 1;
export const MAX_COUNT = 100;
/** In hundredths of OKLCH. */
export const MAX_CHROMA_HUNDREDTHS = 40;
export const MAX_DELTA_E = 50;
export const MAX_WORD_CHARS = 40;
export const RATIOS = [3, 4.5, 7] as const;
export type Ratio = (typeof RATIOS)[number];

type Band = readonly [least: number, most: number];

/** What the colors must be like. Whole numbers, so that addresses are short. */
export type Limits = {
  readonly style: RandomStyle;
  /** Only colors whose names have this word; "" takes any color. */
  readonly word: string;
  /** Whole degrees of OKLCH hue from the first to the second, clockwise. */
  readonly hueArc: readonly [from: number, to: number] | null;
  /** Percent of OKLCH lightness. */
  readonly lightness: Band;
  /** Hundredths of OKLCH chroma. */
  readonly chroma: Band;
  /** Least CIEDE2000 of any two colors. */
  readonly minDeltaE: number;
  readonly contrast: { readonly color: Color; readonly ratio: Ratio } | null;
  readonly isColorBlindSafe: boolean;
  readonly gamut: GenerateGamut;
};

export type State = Limits & {
  readonly seed: string;
  readonly count: number;
  /** Colors that the seed does not draw, at their places; never longer than `count`, and no null at its end. */
  readonly fixed: readonly (Color | null)[];
  /** The places that are locked: their colors stay with the next draw. In order. */
  readonly kept: readonly number[];
};

export const NO_LIMITS: Limits = {
  style: "any",
  word: "",
  hueArc: null,
  lightness: [0, 100],
  chroma: [0, MAX_CHROMA_HUNDREDTHS],
  minDeltaE: 0,
  contrast: null,
  isColorBlindSafe: false,
  gamut: "srgb",
};

export const initial: State = { ...NO_LIMITS, seed: "a1b2", count: 12, fixed: [], kept: [] };
