import { colorPaletteGenerator as generator } from "#content/tools.ts";

/** At the end of an address of the palette generator it opens the variations. */
export const VARIATIONS_HASH = "#variations";

/** `list` is the palette in the grammar of addresses. */
export function variationsPath(list: string): string {
  return `${generator.path}?${generator.openWith.query}=${list}${VARIATIONS_HASH}`;
}
