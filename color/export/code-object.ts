import type { Color } from "../color.ts";
import { decimal } from "../text/decimal.ts";
import { type IdentifiedGroup, identify } from "./identifier.ts";
import type { ExportOptions, ExportPalette, ExportSwatch, ValueFormat } from "./palette.ts";
import { joinLines, printValue, toComment } from "./values.ts";

/** Writes a TypeScript constant with an object for every group. */
export function writeTypescript(palette: ExportPalette, options: ExportOptions): string {
  return joinLines([
    `/* ${toComment(palette.link)} */`,
    "export const palette = {",
    ...objectLines(identify(palette, "", "camel"), (color) => printValue(color, options.values), "  "),
    "} as const;",
    "",
    "export type Palette = typeof palette;",
  ]);
}

/**
 * Writes a Tailwind 3 config in which the palette extends the default colors. Every value accepts an opacity:
 * https://v3.tailwindcss.com/docs/customizing-colors
 */
export function writeTailwind3(palette: ExportPalette, options: ExportOptions): string {
  return joinLines([
    `/* ${toComment(palette.link)} */`,
    `/** @type {import("tailwindcss").Config} */`,
    "export default {",
    "  theme: {",
    "    extend: {",
    "      colors: {",
    ...objectLines(identify(palette, options.prefix), (color) => opacityValue(color, options.values), "        "),
    "      },",
    "    },",
    "  },",
    "};",
  ]);
}

/** Adds `<alpha-value>` where Tailwind can't find the channels itself. Tailwind doesn't support "none" either. */
function opacityValue(color: Color, format: ValueFormat): string {
  if (format === "hex") return printValue(color, format);
  const opaque = printValue({ ...color, alpha: 1 }, format).replace(/\bnone\b/g, "0");
  const alpha = color.alpha === 1 ? "<alpha-value>" : `calc(<alpha-value> * ${decimal(color.alpha, 3)})`;
  return opaque.replace(/\)$/, ` / ${alpha})`);
}

function objectLines(groups: readonly IdentifiedGroup[], print: (color: Color) => string, indent: string): string[] {
  return groups.flatMap(({ key: groupKey, swatches }) => {
    const inner = groupKey === "" ? indent : `${indent}  `;
    const lines = swatches.map(({ key, color }) => `${inner}${keyText(key)}: "${print(color)}",`);
    return groupKey === "" ? lines : [`${indent}${keyText(groupKey)}: {`, ...lines, `${indent}},`];
  });
}

/** Puts the key in quotes where the language requires them. */
function keyText(key: string): string {
  return /^(?:[a-z][a-zA-Z\d_]*|0|[1-9]\d*)$/.test(key) ? key : `"${key}"`;
}

/** Writes lists, which keep every name and the order. In a theme, each value has a `dark` next to it. */
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
  const { link, name, gradients } = palette;
  return `${JSON.stringify({ link, name, groups, gradients }, null, 2)}\n`;
}
