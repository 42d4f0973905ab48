import type { Color } from "../color.ts";
import type { HarmonyId } from "../harmony/harmony.ts";
import type { Mode, RampHue } from "../ramp.ts";

/** Which OKLCH channels of a slot must stay. With all three the color is kept exactly as it is. */
export type ChannelLocks = { readonly hue: boolean; readonly chroma: boolean; readonly lightness: boolean };

/** A place of the palette. Of its color only what is locked matters. */
export type Slot = { readonly color: Color; readonly locks: ChannelLocks };

/** Two places of the palette, by index, and the least WCAG ratio of their colors. */
export type ContrastRole = { readonly first: number; readonly second: number; readonly ratio: number };

/** WCAG ratios, 1 to 21. A ratio of 1 asks for nothing. */
export type ContrastRules = {
  /** Least ratio of the darkest color on the lightest one. */
  readonly ends: number;
  /** Least ratio of any two neighbors. */
  readonly neighbors: number;
  /** The number of pairs, anywhere in the palette, that reach the ratio. A count of 0 asks for nothing. */
  readonly pairs: { readonly count: number; readonly ratio: number };
  /** Particular pairs. Indexes beyond the palette are ignored. */
  readonly roles: readonly ContrastRole[];
};

export const GAMUT_NAMES = { srgb: "sRGB", "display-p3": "Display P3" } as const;
export type GenerateGamut = keyof typeof GAMUT_NAMES;

export type Constraints = {
  /** Least CIEDE2000 of any two colors; 0 asks for nothing. */
  readonly minDeltaE: number;
  readonly contrast: ContrastRules;
  /** Band of OKLCH lightness, 0 to 1. */
  readonly lightness: readonly [least: number, most: number];
  /** Least difference of OKLCH lightness between the lightest and the darkest color, 0 to 1. */
  readonly lightnessSpread: number;
  /** Band of OKLCH chroma, 0 to about 0.4. */
  readonly chroma: readonly [least: number, most: number];
  /** OKLCH hues from the first to the second, clockwise: [330, 30] is the arc through red. Grays are always inside. */
  readonly hueArc: readonly [from: number, to: number] | null;
  /** Every two colors stay CVD_SAFE_DELTA_E apart as seen with protanopia, deuteranopia and tritanopia. */
  readonly isColorBlindSafe: boolean;
  readonly gamut: GenerateGamut;
};

export type GenerateRequest = {
  readonly seed: string;
  readonly slots: readonly Slot[];
  readonly harmony: "auto" | HarmonyId;
  /** The space whose hue circle is turned. Lab, OKLab and sRGB have none and use that of LCH, OKLCH and HSL. */
  readonly mode: Mode;
  /** `shifted` lets lighter colors drift to yellow and darker ones to blue, off the exact angles of a harmony. */
  readonly hue: RampHue;
  /** 0 safe (muted, near neutral) to 1 bold (vivid). */
  readonly boldness: number;
  readonly constraints: Constraints;
};

export type Generated = {
  readonly colors: readonly Color[];
  /** Plain sentences: what could not be reached, how far it came, and which lock or limit is in the way. */
  readonly problems: readonly string[];
};

export const MIN_COLORS = 2;
export const MAX_COLORS = 12;
/** CIEDE2000 under simulation from which two colors count as safe to tell apart. */
export const CVD_SAFE_DELTA_E = 11;
/** More OKLCH chroma than any color of sRGB or Display P3 has. */
export const MAX_CHROMA = 0.4;

/** Every channel may change. */
export const FREE: ChannelLocks = { hue: false, chroma: false, lightness: false };
/** The color stays exactly as it is. */
export const LOCKED: ChannelLocks = { hue: true, chroma: true, lightness: true };

export const NO_CONTRAST: ContrastRules = { ends: 1, neighbors: 1, pairs: { count: 0, ratio: 4.5 }, roles: [] };
/** Asks for nothing but sRGB. */
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
