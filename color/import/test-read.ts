import { print } from "../text/print.ts";
import { readPaletteText } from "./read-palette.ts";

/** Reads a text for a test: "group/name hex" for each color. */
export function readInWords(text: string): string {
  return (readPaletteText(text)?.groups ?? [])
    .flatMap(({ name: group, swatches }) =>
      swatches.map(({ name, color }) => `${group ? `${group}/` : ""}${name ? `${name} ` : ""}${print(color, "hex")}`),
    )
    .join(", ");
}
