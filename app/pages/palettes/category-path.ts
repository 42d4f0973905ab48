import { PALETTE_CATEGORIES, type PaletteCategory } from "#color/palettes/categories.ts";

export const LIBRARY_PATH = "/color-palettes";

export function categoryPath(category: PaletteCategory) {
  return `/${category}-color-palettes` as const;
}

/** Parses "/green-color-palettes" or the old "/color-palettes/green-color-palettes", case-insensitively. */
export function categoryOfPath(pathname: string): PaletteCategory | null {
  const name = /\/([a-z]+)-color-palettes\/?$/i.exec(pathname)?.[1]?.toLowerCase();
  return PALETTE_CATEGORIES.find((category) => category === name) ?? null;
}
