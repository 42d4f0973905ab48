import { SET_LABELS, type SetId } from "#app/tools/named-sets.ts";
import type { Color } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";

/** The sets that are searched, and what the person has saved and kept. */
export const FINDER_SETS = [
  "tailwind",
  "tailwind3",
  "css",
  "material",
  "bootstrap",
  "radix",
  "radix-dark",
  "open-color",
  "mine",
] as const satisfies readonly (SetId | "mine")[];
export type FinderSet = (typeof FINDER_SETS)[number];
export type PublicSet = Exclude<FinderSet, "mine">;

export const PUBLIC_SETS = FINDER_SETS.filter((set) => set !== "mine");
export const FINDER_LABELS: Readonly<Record<FinderSet, string>> = { ...SET_LABELS, mine: "Your colors" };

/** The contrasts that WCAG 2.2 asks for. */
export const CONTRASTS = [3, 4.5, 7] as const;
/** How a mapped stylesheet says the colors of the set. */
export const SPELLINGS = ["token", "value"] as const;
/** Colors farther away than this are left as they are; 0 is no limit. */
export const FARTHEST = [0, 2, 5, 10] as const;

export type Range = readonly [least: number, most: number];

export type State = {
  readonly color: Color;
  readonly set: FinderSet;
  /** OKLCH degrees, whole; with `hueWidth` to both sides. Null takes all. */
  readonly hue: number | null;
  readonly hueWidth: number;
  /** OKLCH lightness in whole percent. */
  readonly lightness: Range;
  /** OKLCH chroma in hundredths. */
  readonly chroma: Range;
  /** What the color must be readable on, by `contrast`. */
  readonly background: Color | null;
  readonly contrast: (typeof CONTRASTS)[number];
  /** What the color must be told apart from in every kind of color vision. */
  readonly apartFrom: Color | null;
  readonly spelling: (typeof SPELLINGS)[number];
  readonly farthest: (typeof FARTHEST)[number];
};

/** What the colors of a set must have to be shown. */
export type Filter = Pick<State, "hue" | "hueWidth" | "lightness" | "chroma" | "background" | "contrast" | "apartFrom">;

export const MAX_LIGHTNESS = 100;
export const MAX_CHROMA = 40;
export const MIN_HUE_WIDTH = 5;
export const MAX_HUE_WIDTH = 120;
/** Mapping takes about a tenth of a second then. */
export const MAX_STYLESHEET_CHARACTERS = 1_000_000;

export const initial: State = {
  color: fromRgb24(0x0d6986),
  set: "tailwind",
  hue: null,
  hueWidth: 30,
  lightness: [0, MAX_LIGHTNESS],
  chroma: [0, MAX_CHROMA],
  background: null,
  contrast: 4.5,
  apartFrom: null,
  spelling: "token",
  farthest: 0,
};
