import type { Color } from "../color.ts";
import { print } from "../text/print.ts";
import { identify, uniqueNames } from "./identifier.ts";
import type { ExportOptions, ExportPalette, ValueFormat } from "./palette.ts";
import { joinLines, printValue, toOneLine } from "./values.ts";

/**
 * Sass variables, and a map of all of them for loops. The address follows two slashes: Sass runs #{…} in comments
 * of the other kind.
 */
export function writeScss(palette: ExportPalette, { values, prefix }: ExportOptions): string {
  const swatches = identify(palette, prefix).flatMap((group) => group.swatches);
  const takeName = uniqueNames();
  for (const { identifier } of swatches) takeName(identifier);
  return joinLines([
    `// ${toOneLine(palette.link)}`,
    ...swatches.map(({ identifier, color }) => `$${identifier}: ${printValue(color, values)};`),
    "",
    `$${takeName("palette")}: (`,
    ...swatches.map(({ identifier }) => `  "${identifier}": $${identifier},`),
    ");",
  ]);
}

/** Variables of Less. */
export function writeLess(palette: ExportPalette, { values, prefix }: ExportOptions): string {
  const swatches = identify(palette, prefix).flatMap((group) => group.swatches);
  return joinLines([
    `// ${toOneLine(palette.link)}`,
    ...swatches.map(({ identifier, color }) => `@${identifier}: ${printLessValue(color, values)};`),
  ]);
}

/** Less knows the older syntax only, and its color() is another one: it has to take the rest as text. */
function printLessValue(color: Color, format: ValueFormat): string {
  if (format === "hex") return printValue(color, format);
  if (format === "rgb" || format === "hsl") return print(color, format, { syntax: "legacy" });
  return `~"${printValue(color, format)}"`;
}
