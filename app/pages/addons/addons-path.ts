export const ADDONS_PATH = "/addons";

/** A page or a file with the palette of the query; `query` is what `benchQuery` gives. */
export function withPalette(path: string, query: string) {
  return query === "" ? path : `${path}?${query}`;
}
