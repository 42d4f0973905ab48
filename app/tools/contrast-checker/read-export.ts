import type { ReadExport } from "#app/tools/read-export.ts";
import type { Color } from "#color/color.ts";
import type { ExportPalette } from "#color/export/palette.ts";
import { model } from "./model.ts";
import type { State } from "./state.ts";

/** The colors of the current view for the export panel, which names those without a name. */
export function paletteOf(state: State, link: string, nameOf = (_color: Color) => ""): ExportPalette {
  return { name: "Contrast", link, groups: [{ name: "", swatches: swatchesOf(state, nameOf) }] };
}

export const readExport: ReadExport = (query, nameOf, link) => paletteOf(model.read(query).state, link, nameOf);

function swatchesOf({ view, text, background, roles, palette, gradient }: State, nameOf: (color: Color) => string) {
  const pair = [named("Text", text), named("Background", background)];
  switch (view) {
    case "pair":
      return pair;
    case "roles":
      return [...pair, named("Link", roles.link), named("Link hover", roles.hover), named("Focus", roles.focus)];
    case "palette":
      return palette.map((color) => named(nameOf(color), color));
    case "gradient":
      return [named("Text", text), ...gradient.stops.map(({ color }) => named(nameOf(color), color))];
    case "picture":
      return [named("Text", text)];
  }
}

function named(name: string, color: Color) {
  return { name, color };
}
