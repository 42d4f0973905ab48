import { type IdentifiedGroup, identify } from "./identifier.ts";
import type { ExportOptions, ExportPalette } from "./palette.ts";
import { joinLines, printValue, toComment } from "./values.ts";

/** A constant of TypeScript with an object for every group. */
export function writeTypescript(palette: ExportPalette, options: ExportOptions): string {
  return joinLines([
    `/* ${toComment(palette.link)} */`,
    "export const palette = {",
    ...objectLines(identify(palette, "", "camel"), options, "  "),
    "} as const;",
    "",
    "export type Palette = typeof palette;",
  ]);
}

/** A configuration of Tailwind 3, where the palette extends the colors that are there: https://v3.tailwindcss.com/docs/customizing-colors */
export function writeTailwind3(palette: ExportPalette, options: ExportOptions): string {
  return joinLines([
    `/* ${toComment(palette.link)} */`,
    `/** @type {import("tailwindcss").Config} */`,
    "export default {",
    "  theme: {",
    "    extend: {",
    "      colors: {",
    ...objectLines(identify(palette, options.prefix), options, "        "),
    "      },",
    "    },",
    "  },",
    "};",
  ]);
}

function objectLines(groups: readonly IdentifiedGroup[], { values }: ExportOptions, indent: string): string[] {
  return groups.flatMap(({ key: groupKey, swatches }) => {
    const inner = groupKey === "" ? indent : `${indent}  `;
    const lines = swatches.map(({ key, color }) => `${inner}${keyText(key)}: "${printValue(color, values)}",`);
    return groupKey === "" ? lines : [`${indent}${keyText(groupKey)}: {`, ...lines, `${indent}},`];
  });
}

/** With quotation marks where the language asks for them. */
function keyText(key: string): string {
  return /^(?:[a-z][a-zA-Z\d_]*|0|[1-9]\d*)$/.test(key) ? key : `"${key}"`;
}
