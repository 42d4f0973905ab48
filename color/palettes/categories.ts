/** The palette categories that have a page, in browsing order. */
export const PALETTE_CATEGORIES = [
  "green",
  "blue",
  "red",
  "orange",
  "purple",
  "yellow",
  "gray",
  "brown",
  "pink",
  "pastel",
  "flat",
  "retro",
  "vintage",
  "gold",
  "warm",
  "cold",
  "neon",
  "skin",
] as const;
export type PaletteCategory = (typeof PALETTE_CATEGORIES)[number];
