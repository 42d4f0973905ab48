// Separate from the address, because it needs the parsers of every file format, which browsers should not load.
import { readPaletteText } from "#color/import/read-palette.ts";
import { readColors } from "#color/text/address.ts";
import {
  type BenchAddress,
  EXAMPLE,
  MAX_COLORS,
  MAX_NAME_CHARACTERS,
  MAX_TEXT_CHARACTERS,
  type NamedColor,
} from "./address.ts";

/** Reads `?c=` (our color list, or any text with colors in it) and `?name=` (the palette's name). Never throws. */
export function readBench(query: URLSearchParams): BenchAddress {
  const text = (query.get("c") ?? "").trim().slice(0, MAX_TEXT_CHARACTERS);
  const name = (query.get("name") ?? "").trim().slice(0, MAX_NAME_CHARACTERS);
  const found = colorsIn(text);
  const isUnread = text !== "" && found.length === 0;
  return {
    text,
    name,
    colors: (found.length > 0 ? found : colorsIn(EXAMPLE)).slice(0, MAX_COLORS),
    problem: isUnread ? "No color found in this text. Showing the example." : problemOf(found.length),
    isUnread,
  };
}

function problemOf(found: number) {
  return found > MAX_COLORS ? `Using the first ${MAX_COLORS} of ${found} colors.` : null;
}

function colorsIn(text: string): NamedColor[] {
  const list = readColors(text);
  if (list.colors.length > 0 && list.bad.length === 0) return list.colors.map((color) => ({ color, name: null }));
  const palette = readPaletteText(text);
  return palette?.groups.flatMap(({ swatches }) => swatches) ?? [];
}
