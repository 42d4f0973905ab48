import type { Crop, Point, Wish } from "#app/frame/picture/picture.ts";
import { findSample } from "#app/frame/picture/samples.ts";
import type { Color } from "#color/color.ts";
import type { Strategy } from "#color/quantize/strategy.ts";

export type Swatch = {
  /** Opaque. */
  readonly color: Color;
  /** Where the picture has it; null for a color from elsewhere. */
  readonly point: Point | null;
  /** Stays when others are sought. */
  readonly isLocked: boolean;
};

export type State = {
  /** Of the picture that the points belong to. Null: there is none, and no color has a point. */
  readonly picture: string | null;
  /** 1 to 20. */
  readonly swatches: readonly Swatch[];
  /** How many are wanted, 2 to 20; a picture may have fewer. */
  readonly count: number;
  readonly strategy: Strategy;
  readonly ignore: Wish["ignore"];
  /** The CIEDE2000 that colors are to be apart, 0 to 30 in whole steps. */
  readonly mergeDeltaE: number;
  readonly crop: Crop | null;
};

export const MIN_COUNT = 2;
export const MAX_COLORS = 20;
export const MAX_MERGE = 30;
/** Two of a crop's sides are at least so long, in thousandths of the picture's. */
export const MIN_CROP = 20;
export const STRATEGIES = ["dominant", "vibrant", "muted", "dark", "even", "accents"] as const satisfies Strategy[];
export const IGNORE_LETTERS = { transparent: "t", white: "w", background: "b" } as const;

export const FIRST_SAMPLE = "hills";

export const initial: State = {
  picture: FIRST_SAMPLE,
  swatches: swatchesOf(FIRST_SAMPLE),
  count: 6,
  strategy: "dominant",
  ignore: { white: false, background: false, transparent: true },
  mergeDeltaE: 6,
  crop: null,
};

/** The colors that a sample comes with, where the settings are those that they were found with; none of another picture. */
export function swatchesOf(picture: string | null): readonly Swatch[] {
  return (findSample(picture)?.palette ?? []).map(({ color, point }) => ({ color, point, isLocked: false }));
}
