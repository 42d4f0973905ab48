import type { Rgb24 } from "#color/color.ts";
import { printRatio } from "#color/contrast/contrast.ts";
import type { NameService } from "#color/names.ts";
import { PALETTE_CATEGORIES, type PaletteCategory } from "#color/palettes/categories.ts";
import { measurePalette } from "#color/palettes/measure.ts";
import { tagsOf } from "#color/palettes/tags.ts";
import { hexOf } from "#color/text/print.ts";
import { slugOf } from "#color/text/slug.ts";
import stored from "#content/palettes.json";
import type { Covers } from "./category-tiles.tsx";
import type { Palette } from "./palette.ts";

// For the server: the whole library would be a large part of a page's first load.

const measured = new Map<PaletteCategory, readonly Palette[]>();

/** The palettes of a category in their own order. Measured and named on the first call (about 10 ms), then kept. */
export function palettesOf(category: PaletteCategory, names: NameService): readonly Palette[] {
  const known = measured.get(category);
  if (known) return known;
  const palettes = stored[category].map(([name = "", hexes = ""]) =>
    makePalette(name, readHexes(hexes), category, names),
  );
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

function readHexes(text: string): Rgb24[] {
  return text.split(" ").map((hex) => Number.parseInt(hex, 16));
}

/** The colors of the first palette of each category, which is made to show what it is about. */
export function coversOf(names: NameService): Covers {
  const covers = PALETTE_CATEGORIES.map((category) => [category, palettesOf(category, names)[0]?.hexes ?? []]);
  return Object.fromEntries(covers) as Covers;
}

/** The second palette of each category. */
export function featuredOf(names: NameService): Palette[] {
  return PALETTE_CATEGORIES.flatMap((category) => palettesOf(category, names)[1] ?? []);
}
