import { colorPaletteGenerator as generator } from "#content/tools.ts";
import { pathWith } from "../tool-path.ts";

/** Opens the variations when appended to a URL of the palette generator. */
export const VARIATIONS_HASH = "#variations";

/** `list` is the palette as written in URLs. */
export function variationsPath(list: string): string {
  return pathWith(generator, list) + VARIATIONS_HASH;
}
