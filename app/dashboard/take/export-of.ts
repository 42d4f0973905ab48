import { savedGradients } from "#app/tools/saved-gradient.ts";
import type { ExportGroup, ExportPalette, ExportSwatch } from "#color/export/palette.ts";
import { type Item, isPalette } from "../list/item.ts";
import { placeOf } from "../list/place-of.ts";

/** Items as one palette to export: colors together, and each palette as a group of its own. Its colors get names there. */
export function exportOf(items: readonly Item[], name: string, origin: string): ExportPalette {
  const [only] = items;
  if (items.length === 1 && only) {
    return {
      name: only.saved.name,
      link: origin + placeOf(only).path,
      groups: [{ name: "", swatches: swatchesOf(only) }],
      gradients: gradientsOf(only),
    };
  }
  const colors = items.filter(({ saved }) => !isPalette(saved));
  const palettes = items.filter(({ saved }) => isPalette(saved));
  const groups: ExportGroup[] = palettes.map((item) => ({ name: item.saved.name, swatches: swatchesOf(item) }));
  if (colors.length > 0)
    groups.unshift({ name: palettes.length > 0 ? "Colors" : "", swatches: colors.flatMap(swatchesOf) });
  const gradients = palettes.flatMap((item) => gradientsOf(item, item.saved.name));
  return { name, gradients, link: `${origin}/user/${palettes.length > 0 ? "palettes" : "colors"}`, groups };
}

function gradientsOf({ saved }: Item, name = "") {
  return isPalette(saved) ? savedGradients(saved.path, name) : [];
}

function swatchesOf({ saved, colors }: Item): ExportSwatch[] {
  const name = isPalette(saved) ? "" : saved.name;
  return colors.map((color) => ({ name, color }));
}
