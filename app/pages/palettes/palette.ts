import type { Hex } from "#color/color.ts";
import type { PaletteCategory } from "#color/palettes/categories.ts";
import type { PaletteTag } from "#color/palettes/tag-ids.ts";

/** Built by library.ts on the server. */
export type Palette = {
  /** The id of its card and the fragment of its address. */
  readonly id: string;
  readonly name: string;
  readonly category: PaletteCategory;
  readonly hexes: readonly Hex[];
  readonly names: readonly string[];
  readonly tags: readonly PaletteTag[];
  /** The highest contrast of any two of its colors, as unrounded text. */
  readonly ratio: string;
  readonly contrast: number;
  /** OKLCH: the mean lightness and chroma, and the hue of its main color. */
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
};

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

/** The colors in the format of tool addresses. */
export function listOf({ hexes }: Pick<Palette, "hexes">) {
  return hexes.map((hex) => hex.slice(1).toLowerCase()).join("-");
}
