import { readPaletteText } from "./import/read-palette.ts";
import { printHex } from "./text/print.ts";

/** "group/name #RRGGBB" for each color in a palette's text, followed by its dark value. For tests only. */
export function swatchLines(text: string): string[] {
  return (readPaletteText(text)?.groups ?? []).flatMap(({ name: group, swatches }) =>
    swatches.map(({ name, color, dark }) => {
      const end = dark ? ` dark ${printHex(dark)}` : "";
      return `${group === "" ? "" : `${group}/`}${name} ${printHex(color)}${end}`;
    }),
  );
}
