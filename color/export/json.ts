import type { ExportOptions, ExportPalette, ExportSwatch } from "./palette.ts";
import { printValue } from "./values.ts";

/** Lists, so that every name is as it was given and everything stays in its order. A theme has a `dark` beside each value. */
export function writeJson(palette: ExportPalette, { values }: ExportOptions): string {
  const darkOf = ({ dark }: ExportSwatch) => (palette.isTheme && dark ? { dark: printValue(dark, values) } : {});
  const groups = palette.groups.map(({ name, swatches }) => ({
    name,
    colors: swatches.map((swatch) => ({
      name: swatch.name,
      value: printValue(swatch.color, values),
      ...darkOf(swatch),
    })),
  }));
  return `${JSON.stringify({ link: palette.link, name: palette.name, groups }, null, 2)}\n`;
}
