import { optionsOf } from "#app/ui/options-of.ts";
import type { Color } from "#color/color.ts";
import type { RandomStyle } from "#color/generate/random-styles.ts";
import type { GenerateGamut } from "#color/generate/request.ts";

export const MIN_COUNT = 1;
export const MAX_COUNT = 100;
/** Hundredths of OKLCH chroma. */
export const MAX_CHROMA_HUNDREDTHS = 40;
export const MAX_DELTA_E = 50;
export const MAX_WORD_CHARACTERS = 40;
export const RATIOS = [3, 4.5, 7] as const;
export type Ratio = (typeof RATIOS)[number];

type Band = readonly [least: number, most: number];

/** Constraints on the colors. Whole numbers keep addresses short. */
export type Limits = {
  readonly style: RandomStyle;
  /** Only colors whose names contain this word; "" allows any color. */
  readonly word: string;
  /** OKLCH hues in whole degrees, clockwise from the first to the second. */
  readonly hueArc: readonly [from: number, to: number] | null;
  /** OKLCH lightness in percent. */
  readonly lightness: Band;
  /** OKLCH chroma in hundredths. */
  readonly chroma: Band;
  /** Minimum CIEDE2000 between any two colors. */
  readonly minDeltaE: number;
  readonly contrast: { readonly color: Color; readonly ratio: Ratio } | null;
  readonly isColorBlindSafe: boolean;
  readonly gamut: GenerateGamut;
};

export type State = Limits & {
  readonly seed: string;
  readonly count: number;
  /** Colors not drawn from the seed, by position; never longer than `count`, never ends with null. */
  readonly fixed: readonly (Color | null)[];
  /** Positions of locked colors, which stay on the next draw; sorted. */
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

export const STYLE_OPTIONS = optionsOf<RandomStyle>({
  any: "Any",
  pastel: "Pastel",
  light: "Light",
  dark: "Dark",
  muted: "Muted",
  vivid: "Vivid",
  neon: "Neon",
  earth: "Earth",
});

/** The number of active limits, not counting the style. */
export function countLimits(state: State): number {
  const { lightness, chroma } = state;
  const isOn = [
    state.word !== "",
    state.hueArc !== null,
    lightness.join() !== NO_LIMITS.lightness.join(),
    chroma.join() !== NO_LIMITS.chroma.join(),
    state.minDeltaE > 0,
    state.contrast !== null,
    state.isColorBlindSafe,
    state.gamut !== "srgb",
  ];
  return isOn.filter(Boolean).length;
}
