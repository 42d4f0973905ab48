import type { Color } from "#color/color.ts";
import { readPaletteText } from "#color/import/read-palette.ts";
import { readColors } from "#color/text/address.ts";

/** A color found in the text; `name` is null if the text gives none. */
export type NamedColor = { readonly color: Color; readonly name: string | null };

/** The parsed query. `text` and `name` are as typed. */
export type BenchAddress = {
  readonly text: string;
  readonly name: string;
  readonly colors: readonly NamedColor[];
  /** Why `colors` differs from the typed text; null if it doesn't. */
  readonly problem: string | null;
};

export const ADDONS_PATH = "/addons";
export const EXAMPLE = "db073d-dba507-8ec7d2-0d6986-07485b";
export const MAX_COLORS = 60;
export const MAX_TEXT_CHARACTERS = 2000;
export const MAX_NAME_CHARACTERS = 60;

/** Reads `?c=` (our color list, or any text with colors in it) and `?name=` (the palette's name). Never throws. */
export function readBench(query: URLSearchParams): BenchAddress {
  const text = (query.get("c") ?? "").trim().slice(0, MAX_TEXT_CHARACTERS);
  const name = (query.get("name") ?? "").trim().slice(0, MAX_NAME_CHARACTERS);
  const found = colorsIn(text);
  return {
    text,
    name,
    colors: (found.length > 0 ? found : colorsIn(EXAMPLE)).slice(0, MAX_COLORS),
    problem: problemOf(text, found.length),
  };
}

function problemOf(text: string, found: number) {
  if (text !== "" && found === 0) return "No color found in this text. Showing the example.";
  if (found > MAX_COLORS) return `Using the first ${MAX_COLORS} of ${found} colors.`;
  return null;
}

function colorsIn(text: string): NamedColor[] {
  const list = readColors(text);
  if (list.colors.length > 0 && list.bad.length === 0) return list.colors.map((color) => ({ color, name: null }));
  const palette = readPaletteText(text);
  return palette?.groups.flatMap(({ swatches }) => swatches) ?? [];
}

/** The query string; "" for the example without a name. */
export function benchQuery({ text, name }: Pick<BenchAddress, "text" | "name">): string {
  const query = new URLSearchParams();
  if (text !== "") query.set("c", text);
  if (name !== "") query.set("name", name);
  return query.toString();
}

/** Appends the query from `benchQuery`. */
export function withPalette(path: string, query: string) {
  return query === "" ? path : `${path}?${query}`;
}
