/** Palette tags; tags.ts measures them. A separate file, so that pages can list them without measuring. */
export const PALETTE_TAGS = [
  "warm",
  "cold",
  "light",
  "dark",
  "vivid",
  "muted",
  "pastel",
  "neon",
  "readable",
  "color-blind-safe",
] as const;
export type PaletteTag = (typeof PALETTE_TAGS)[number];
