import type { Color } from "../color.ts";
import { fromRgb24 } from "../convert.ts";

/**
 * `oklch`: even perceived lightness. `contrast`: every step at its own target against a background. `radix`: twelve roles
 * for interfaces. `material`: tones 0 to 100. `tailwind`: 50 to 950 in the shape that most design systems share.
 */
export const SCALE_KINDS = ["oklch", "contrast", "radix", "material", "tailwind"] as const;
export type ScaleKind = (typeof SCALE_KINDS)[number];

/** The target of a step: OKLCH lightness 0 to 1, CIE tone (L*) 0 to 100, a WCAG ratio, or an APCA Lc of either sign. */
export type StepTarget =
  | { readonly lightness: number }
  | { readonly tone: number }
  | { readonly wcag: number }
  | { readonly apca: number };

export type Appearance = "light" | "dark";

/** Page backgrounds until a user picks others. */
export const DEFAULT_BACKGROUNDS: Record<Appearance, Color> = {
  light: fromRgb24(0xffffff),
  dark: fromRgb24(0x111113),
};

export type ScalePin = { readonly step: number; readonly color: Color };

export type ScaleRequest = {
  readonly kind: ScaleKind;
  readonly base: Color;
  /** Index of the step that holds the base; where it belongs by default. */
  readonly baseStep?: number | null;
  /** Further colors that stay exactly as they are at their steps (indexes). */
  readonly pins?: readonly ScalePin[];
  /** 3 to 20. `radix` always has twelve. */
  readonly steps?: number;
  /** `contrast`: one for each step, nearest to the background first. `defaultTargets` by default. */
  readonly targets?: readonly StepTarget[];
  /** `contrast`: what the steps are measured against; by default white, or nearly black if dark. */
  readonly background?: Color;
  /** `dark` starts at the dark end, so that the first step is again the nearest to the page. */
  readonly appearance?: Appearance;
  /** Degrees by which the hue has turned at the lightest and at the darkest end; `natural` follows `naturalDrift`. */
  readonly hueDrift?: "natural" | readonly [light: number, dark: number];
  readonly chroma?: ChromaControls;
};

export type ChromaControls = {
  /** Factor for the chroma that the base suggests; 1 by default. Pinned colors keep theirs. */
  readonly amount?: number;
  /** Share of the chroma left at the lightest and the darkest end, 0 (gray) to 1. */
  readonly light?: number;
  readonly dark?: number;
};

export type ScaleStep = {
  readonly name: string;
  /** What the step is for (`radix` only). */
  readonly role: string | null;
  readonly color: Color;
  readonly isBase: boolean;
  /** The base and every other pinned color: exactly as given. */
  readonly isPinned: boolean;
};

/** A step that misses its target. */
export type Miss = {
  readonly step: number;
  readonly isPinned: boolean;
  /** "4.5:1", "Lc 60", "tone 40", "lightness 0.62". */
  readonly wanted: string;
  readonly reached: string;
  /** A sentence shown to the user. */
  readonly why: string;
};

export type SolvedScale = {
  readonly steps: readonly ScaleStep[];
  readonly baseStep: number;
  readonly misses: readonly Miss[];
};
