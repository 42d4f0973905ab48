import type { PaletteTag } from "#color/palettes/tag-ids.ts";
import type { Sort, View } from "./filter.ts";

export const TAG_LABELS: Readonly<Record<PaletteTag, string>> = {
  warm: "Warm",
  cold: "Cold",
  light: "Light",
  dark: "Dark",
  vivid: "Vivid",
  muted: "Muted",
  pastel: "Pastel",
  neon: "Neon",
  readable: "Readable pair",
  "color-blind-safe": "Color-blind safe",
};

export const SORT_LABELS: Readonly<Record<Sort, string>> = {
  curated: "As arranged",
  hue: "Hue",
  lightness: "Lightest first",
  chroma: "Most vivid first",
  contrast: "Highest contrast",
  name: "Name",
};

export const VIEW_LABELS: Readonly<Record<View, string>> = {
  strip: "Strip",
  interface: "Interface",
  gradient: "Gradient",
};

/** "12 palettes", "1 palette". */
export function countPalettes(count: number): string {
  return `${count} ${count === 1 ? "palette" : "palettes"}`;
}
