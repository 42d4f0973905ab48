import type { ExportOptions, ExportPalette } from "./palette.ts";
import { printValue } from "./values.ts";

/** Lists, so that every name is as it was given and everything stays in its order. */
export function writeJson(palette: ExportPalette, { values }: ExportOptions): string {
  const groups = palette.groups.map(({ name, swatches }) => ({
    name,
    colors: swatches.map((swatch) => ({ name: swatch.name, value: printValue(swatch.color, values) })),
  }));
  return `${JSON.stringify({ link: palette.link, name: palette.name, groups }, null, 2)}\n`;
}
