import { tools } from "#app/tools/registry.ts";

/** At the end of an address of the palette generator it opens the variations. */
export const VARIATIONS_HASH = "#variations";

/** Where the variations of a palette are; `list` is it in the grammar of addresses. */
export function variationsPath(list: string): string {
  const generator = tools.find(({ id }) => id === "color-palette-generator");
  return `${generator?.path}?${generator?.openWith?.query}=${list}${VARIATIONS_HASH}`;
}
