import type { ReadExport } from "#app/tools/read-export.ts";
import { paletteOf } from "./export.ts";
import { model } from "./model.ts";

export const readExport: ReadExport = (query, nameOf, link) => {
  const palette = paletteOf(model.read(query).state, link);
  const groups = palette.groups.map((group) => ({
    ...group,
    swatches: group.swatches.map((swatch) => ({ ...swatch, name: swatch.name || nameOf(swatch.color) })),
  }));
  return { ...palette, groups };
};
