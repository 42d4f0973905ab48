import type { Color } from "#color/color.ts";
import { isInGamut } from "#color/gamut.ts";
import { print, printHex } from "#color/text/print.ts";
import { quoteCsv } from "#color/text/quote-csv.ts";

type NamedSwatch = { readonly color: Color; readonly name: string };
export type ListFormat = "list" | "json" | "csv";

/** The data of each color for scripts. */
export function describeColors(swatches: readonly NamedSwatch[], cssOf: (color: Color) => string = cssText) {
  return swatches.map(({ color, name }) => ({ hex: printHex(color), name, css: cssOf(color) }));
}

/** All colors as text to paste: one per line, JSON, or a table for spreadsheets. */
export function writeList(swatches: readonly NamedSwatch[], format: ListFormat): string {
  if (format === "list") return swatches.map(({ color }) => cssText(color)).join("\n");
  if (format === "json") return JSON.stringify(describeColors(swatches), null, 2);
  const rows = describeColors(swatches).map(({ hex, name, css }) => [hex, name, css].map(quoteCsv).join(","));
  return ["hex,name,css", ...rows].join("\n");
}

/** Hex if the color is in sRGB, otherwise oklch(). */
export function cssText(color: Color): string {
  return isInGamut(color, "srgb") ? printHex(color) : print(color, "oklch");
}
