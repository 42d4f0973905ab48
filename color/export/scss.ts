import { identify, uniqueNames } from "./identifier.ts";
import type { ExportOptions, ExportPalette } from "./palette.ts";
import { joinLines, printValue, toOneLine } from "./values.ts";

/**
 * Sass variables, and a map of all of them for loops. The address stands behind two slashes: Sass runs #{…} in comments
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
