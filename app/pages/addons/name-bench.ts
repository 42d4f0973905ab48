import { toRgb24 } from "#color/convert.ts";
import type { ExportPalette } from "#color/export/palette.ts";
import { candidatesFor, nameUniquely } from "#color/names/name-palette.ts";
import { paletteTitles } from "#color/names/palette-title.ts";
import type { NameService } from "#color/names.ts";
import { ADDONS_PATH } from "./addons-path.ts";
import { type BenchAddress, colorsQuery } from "./address.ts";

/** Of many colors each has its nearest name, with a number where it comes again: pairing them all would take too long. */
const MOST_PAIRED = 12;

/** The palette as every file on the page holds it: each color named, and the whole too. */
export function nameBench({ colors, name }: BenchAddress, names: NameService, origin: string): ExportPalette {
  const rgbs = colors.map(({ color }) => toRgb24(color));
  const paired =
    rgbs.length <= MOST_PAIRED
      ? nameUniquely(rgbs.map((rgb24) => names.bestMany(rgb24, candidatesFor(rgbs.length))))
      : [];
  const found = rgbs.map((rgb24, index) => paired[index]?.name ?? names.best(rgb24).name);
  const swatches = colors.map(({ color, name: own }, index) => ({ color, name: own ?? found[index] ?? "" }));
  const unique = numberRepeats(swatches.map((swatch) => swatch.name));
  return {
    name: name || paletteTitles(found)[0] || "Palette",
    link: `${origin}${ADDONS_PATH}?c=${colorsQuery(colors)}`,
    groups: [{ name: "", swatches: swatches.map(({ color }, index) => ({ color, name: unique[index] ?? "" })) }],
  };
}

function numberRepeats(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return names.map((name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  });
}
