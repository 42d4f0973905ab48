import type { Hex } from "#color/color.ts";

export type Swatch = {
  hex: Hex;
  /** "" until it is known. */
  name: string;
  isLocked?: boolean;
};

/** What the strip shows, and what it showed before, latest first. */
export type Palette = { swatches: readonly Swatch[]; past: readonly (readonly Swatch[])[] };

export const NOT_LOADED = {
  type: "error",
  title: "The generator could not be loaded",
  text: "Your work is safe. Check your connection and try again.",
} as const;
