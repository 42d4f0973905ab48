import type { Rgb24 } from "#color/color.ts";
import { printRatio } from "#color/contrast/contrast.ts";
import { toRgb24 } from "#color/convert.ts";
import { parseHex24 } from "#color/kernel/hex.ts";
import { deltaE2000Rgb24 } from "#color/kernel/lab.ts";
import type { NameService } from "#color/names.ts";
import { PALETTE_CATEGORIES, type PaletteCategory } from "#color/palettes/categories.ts";
import { leastDeltaEOf, MIN_DISTANCE, measurePalette } from "#color/palettes/measure.ts";
import { PALETTE_TAGS, type PaletteTag } from "#color/palettes/tag-ids.ts";
import { TAG_MEANINGS, tagsOf } from "#color/palettes/tags.ts";
import { parsePasted } from "#color/text/pasted/parse-pasted.ts";
import { hexOf } from "#color/text/print.ts";
import { slugOf } from "#color/text/slug.ts";
import stored from "#content/palettes.json";
import type { Covers } from "./category-tiles.tsx";
import type { Filter, Near } from "./filter.ts";
import { type Palette, TAG_LABELS } from "./palette.ts";

// Server only: the whole library would be a large part of a page's first load.

const measured = new Map<PaletteCategory, readonly Palette[]>();

/** The palettes of a category in their own order, measured and named on the first call (about 10 ms), then cached. */
export function palettesOf(category: PaletteCategory, names: NameService): readonly Palette[] {
  const known = measured.get(category);
  if (known) return known;
  const palettes = stored[category].map(([name = "", hexes = ""]) => {
    const rgb24s = hexes.split(" ").map((hex) => Number.parseInt(hex, 16));
    return makePalette(name, rgb24s, category, names);
  });
  measured.set(category, palettes);
  return palettes;
}

export function allPalettes(names: NameService): Palette[] {
  return PALETTE_CATEGORIES.flatMap((category) => palettesOf(category, names));
}

function makePalette(name: string, rgb24s: readonly Rgb24[], category: PaletteCategory, names: NameService): Palette {
  const palette = measurePalette(rgb24s);
  const { pair, meanL, meanC, colors } = palette;
  const lead = colors.reduce((most, color) => (color.c > most.c ? color : most));
  return {
    id: slugOf(name),
    name,
    category,
    hexes: rgb24s.map(hexOf),
    names: rgb24s.map((rgb24) => names.best(rgb24).name),
    tags: tagsOf(palette),
    ratio: printRatio(pair.ratio),
    contrast: pair.ratio,
    lightness: meanL,
    chroma: meanC,
    hue: lead.h,
  };
}

/** The colors of each category's first palette, which is made to show what the category is about. */
export function coversOf(names: NameService): Covers {
  const covers = PALETTE_CATEGORIES.map((category) => [category, palettesOf(category, names)[0]?.hexes ?? []]);
  return Object.fromEntries(covers) as Covers;
}

/** The second palette of each category. */
export function featuredOf(names: NameService): Palette[] {
  return PALETTE_CATEGORIES.flatMap((category) => palettesOf(category, names)[1] ?? []);
}

/** Returns null if no color is requested. */
export function measureNear({ near: text }: Filter, palettes: readonly Palette[]): Near | null {
  if (text === "") return null;
  const color = parsePasted(text);
  if (!color) return { text, hex: null, distances: {} };
  const rgb24 = toRgb24(color);
  const distanceTo = ({ hexes }: Palette) => Math.min(...hexes.map((hex) => deltaE2000Rgb24(parseHex24(hex), rgb24)));
  const distances = palettes.map((palette) => [palette.id, Math.round(distanceTo(palette) * 100) / 100]);
  return { text, hex: hexOf(rgb24), distances: Object.fromEntries(distances) };
}

export function factsOf(category: PaletteCategory, palettes: readonly Palette[]) {
  const mean = (of: (palette: Palette) => number) =>
    palettes.reduce((sum, palette) => sum + of(palette), 0) / palettes.length;
  const share = (tag: PaletteTag) => `${countTagged(palettes, tag)} of ${palettes.length}`;
  const best = palettes.reduce((most, palette) => (palette.contrast > most.contrast ? palette : most));
  return {
    leastDeltaE: leastDeltaEOf(category),
    leastDistance: MIN_DISTANCE,
    rows: [
      { term: "Have a pair that is readable as text (AA)", value: share("readable") },
      { term: TAG_LABELS["color-blind-safe"], value: share("color-blind-safe") },
      { term: "Highest contrast", value: `${best.ratio}:1` },
      { term: "Mean lightness, OKLCH", value: mean(({ lightness }) => lightness).toFixed(2) },
      { term: "Mean chroma, OKLCH", value: mean(({ chroma }) => chroma).toFixed(3) },
    ],
  };
}

export function tagRows(palettes: readonly Palette[]) {
  return PALETTE_TAGS.map((tag) => ({
    label: TAG_LABELS[tag],
    meaning: TAG_MEANINGS[tag],
    count: countTagged(palettes, tag),
  }));
}

function countTagged(palettes: readonly Palette[], tag: PaletteTag) {
  return palettes.filter(({ tags }) => tags.includes(tag)).length;
}
