export const SET_IDS = ["css", "web-safe", "tailwind", "material"] as const;
export const SORTS = ["family", "hue", "lightness", "chroma", "name"] as const;
export type SetId = (typeof SET_IDS)[number];
export type CodeSort = (typeof SORTS)[number];

/** The state of the table. `bg` is the background of the contrast column as typed, "" for white. */
export type CodesView = { readonly set: SetId; readonly sort: CodeSort; readonly bg: string };

export const PATH = "/html-color-codes";

/** Leaves out defaults. */
export function codesPath({ set, sort, bg }: CodesView, filter = "") {
  const query = new URLSearchParams();
  if (set !== "css") query.set("set", set);
  if (sort !== "family") query.set("sort", sort);
  if (bg !== "") query.set("bg", bg);
  if (filter !== "") query.set("q", filter);
  return query.size > 0 ? `${PATH}?${query}` : PATH;
}

export function downloadPath(set: SetId, format: "csv" | "json") {
  return set === "css" ? `${PATH}.${format}` : `${PATH}.${format}?set=${set}`;
}
