import type { ColorSearch, Crop, Point } from "#app/frame/picture/picture.ts";
import { findSample } from "#app/frame/picture/samples.ts";
import type { Color } from "#color/color.ts";
import type { Strategy } from "#color/quantize/strategy.ts";

export type Swatch = {
  /** Always opaque. */
  readonly color: Color;
  /** Its position in the picture; null for a color from elsewhere. */
  readonly point: Point | null;
  /** Kept when other colors are searched. */
  readonly isLocked: boolean;
};

export type State = {
  /** The picture that the points belong to. Null if there is none; then no color has a point. */
  readonly picture: string | null;
  /** 1 to 20 colors. */
  readonly swatches: readonly Swatch[];
  /** The desired number of colors, 2 to 20; a picture may yield fewer. */
  readonly count: number;
  readonly strategy: Strategy;
  readonly ignore: ColorSearch["ignore"];
  /** Minimum CIEDE2000 between colors, 0 to 30 in whole steps. */
  readonly mergeDeltaE: number;
  readonly crop: Crop | null;
};

export const MIN_COUNT = 2;
export const MAX_COLORS = 20;
export const MAX_MERGE = 30;
/** Minimum width and height of a crop, in thousandths of the picture's. */
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

/** A sample's own colors, which match the settings they were found with; empty for other pictures. */
export function swatchesOf(picture: string | null): readonly Swatch[] {
  return (findSample(picture)?.palette ?? []).map(({ color, point }) => ({ color, point, isLocked: false }));
}
