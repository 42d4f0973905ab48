import type { Color } from "../color.ts";
import type { Gamut } from "../gamut.ts";
import type { HarmonyId } from "../harmony/harmony.ts";
import type { Mode, RampHue } from "../ramp.ts";

/** Which OKLCH channels of a slot must stay. With all three, the color is kept exactly. */
export type ChannelLocks = { readonly hue: boolean; readonly chroma: boolean; readonly lightness: boolean };

/** A position in the palette. Only the locked parts of its color matter. */
export type Slot = { readonly color: Color; readonly locks: ChannelLocks };

/** Two positions in the palette, by index, and the minimum WCAG ratio of their colors. */
export type ContrastRole = { readonly first: number; readonly second: number; readonly ratio: number };

/** WCAG ratios, 1 to 21. A ratio of 1 means no constraint. */
export type ContrastRules = {
  /** Minimum ratio of the darkest color on the lightest one. */
  readonly ends: number;
  /** Minimum ratio of any two neighbors. */
  readonly neighbors: number;
  /** How many pairs, anywhere in the palette, must reach the ratio. A count of 0 means no constraint. */
  readonly pairs: { readonly count: number; readonly ratio: number };
  /** Specific pairs. Indexes beyond the palette are ignored. */
  readonly roles: readonly ContrastRole[];
};

export type GenerateGamut = Exclude<Gamut, "rec2020">;

export type Constraints = {
  /** Minimum CIEDE2000 of any two colors; 0 means no constraint. */
  readonly minDeltaE: number;
  readonly contrast: ContrastRules;
  /** Band of OKLCH lightness, 0 to 1. */
  readonly lightness: readonly [least: number, most: number];
  /** Minimum difference in OKLCH lightness between the lightest and the darkest color, 0 to 1. */
  readonly lightnessSpread: number;
  /** Band of OKLCH chroma, 0 to about 0.4. */
  readonly chroma: readonly [least: number, most: number];
  /** OKLCH hues from the first to the second, clockwise: [330, 30] is the arc through red. Grays are always inside. */
  readonly hueArc: readonly [from: number, to: number] | null;
  /** All pairs of colors stay `SAFE_DELTA_E` apart with protanopia, deuteranopia and tritanopia. */
  readonly isColorBlindSafe: boolean;
  readonly gamut: GenerateGamut;
};

export type GenerateRequest = {
  readonly seed: string;
  readonly slots: readonly Slot[];
  readonly harmony: "auto" | HarmonyId;
  /** The space whose hue circle is used. Lab, OKLab and sRGB have none and use that of LCH, OKLCH and HSL. */
  readonly mode: Mode;
  /** `shifted` lets lighter colors drift to yellow and darker ones to blue, off the exact harmony angles. */
  readonly hue: RampHue;
  /** 0 safe (muted, near neutral) to 1 bold (vivid). */
  readonly boldness: number;
  readonly constraints: Constraints;
};

export type Generated = {
  readonly colors: readonly Color[];
  /** Plain sentences: what was not reached, how close it came, and which lock or limit is in the way. */
  readonly problems: readonly string[];
};

export const MIN_COLORS = 2;
export const MAX_COLORS = 12;
/** More OKLCH chroma than any color of sRGB or Display P3 has. */
export const MAX_CHROMA = 0.4;

/** Every channel may change. */
export const FREE: ChannelLocks = { hue: false, chroma: false, lightness: false };
/** The color stays exactly as it is. */
export const LOCKED: ChannelLocks = { hue: true, chroma: true, lightness: true };

export const NO_CONTRAST: ContrastRules = { ends: 1, neighbors: 1, pairs: { count: 0, ratio: 4.5 }, roles: [] };
/** No constraints except sRGB. */
export const NO_CONSTRAINTS: Constraints = {
  minDeltaE: 0,
  contrast: NO_CONTRAST,
  lightness: [0, 1],
  lightnessSpread: 0,
  chroma: [0, MAX_CHROMA],
  hueArc: null,
  isColorBlindSafe: false,
  gamut: "srgb",
};

export function isLocked({ hue, chroma, lightness }: ChannelLocks): boolean {
  return hue && chroma && lightness;
}
