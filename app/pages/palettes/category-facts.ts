import type { PaletteCategory } from "#color/palettes/categories.ts";
import { LEAST_DISTANCE, leastDeltaEOf } from "#color/palettes/measure.ts";
import type { Palette } from "./palette.ts";
import { TAG_LABELS } from "./words.ts";

export type CategoryFacts = {
  readonly leastDeltaE: number;
  readonly leastDistance: number;
  readonly rows: readonly { readonly term: string; readonly value: string }[];
};

/** What is true of the palettes of a category, counted and averaged. */
export function factsOf(category: PaletteCategory, palettes: readonly Palette[]): CategoryFacts {
  const count = (tag: Palette["tags"][number]) => palettes.filter(({ tags }) => tags.includes(tag)).length;
  const mean = (of: (palette: Palette) => number) =>
    palettes.reduce((sum, palette) => sum + of(palette), 0) / palettes.length;
  const share = (tag: Palette["tags"][number]) => `${count(tag)} of ${palettes.length}`;
  const best = palettes.reduce((most, palette) => (palette.contrast > most.contrast ? palette : most));
  return {
    leastDeltaE: leastDeltaEOf(category),
    leastDistance: LEAST_DISTANCE,
    rows: [
      { term: "Have a pair that is readable as text (AA)", value: share("readable") },
      { term: TAG_LABELS["color-blind-safe"], value: share("color-blind-safe") },
      { term: "Highest contrast", value: `${best.ratio}:1` },
      { term: "Mean lightness, OKLCH", value: mean(({ lightness }) => lightness).toFixed(2) },
      { term: "Mean chroma, OKLCH", value: mean(({ chroma }) => chroma).toFixed(3) },
    ],
  };
}
