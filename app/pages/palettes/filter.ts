import type { Hex } from "#color/color.ts";
import { PALETTE_TAGS, type PaletteTag } from "#color/palettes/tag-ids.ts";
import type { Palette } from "./palette.ts";

export const COUNTS = [3, 4, 5, 6] as const;
export const REACHES = [5, 10, 20] as const;
export const SORTS = ["curated", "hue", "lightness", "chroma", "contrast", "name"] as const;
export const VIEWS = ["strip", "interface", "gradient"] as const;
export type Sort = (typeof SORTS)[number];
export type View = (typeof VIEWS)[number];

export type Filter = {
  readonly count: number | null;
  /** A palette must have all of them. */
  readonly tags: readonly PaletteTag[];
  /** A color that some color of the palette must be close to, as typed; "" for no such filter. */
  readonly near: string;
  /** Maximum CIEDE2000 distance to `near`. */
  readonly reach: number;
  readonly text: string;
  readonly sort: Sort;
  readonly view: View;
  readonly page: number;
};

export type Near = {
  /** As typed. */
  readonly text: string;
  /** Null if the text isn't a color; then nothing is filtered out. */
  readonly hex: Hex | null;
  /** By palette id: CIEDE2000 from the color to the palette's nearest one. */
  readonly distances: Readonly<Record<string, number>>;
};

export const NO_FILTER: Filter = {
  count: null,
  tags: [],
  near: "",
  reach: 10,
  text: "",
  sort: "curated",
  view: "strip",
  page: 1,
};
const MAX_TEXT_CHARACTERS = 100;

/** Never throws: values it can't parse count as missing. */
export function readFilter(query: URLSearchParams): Filter {
  const text = (key: string) => (query.get(key) ?? "").trim().slice(0, MAX_TEXT_CHARACTERS);
  const tags = query.getAll("tag").flatMap((value) => value.split(" "));
  const page = Number(text("page"));
  return {
    count: COUNTS.find((count) => String(count) === text("n")) ?? null,
    tags: PALETTE_TAGS.filter((tag) => tags.includes(tag)),
    near: text("near"),
    reach: REACHES.find((reach) => String(reach) === text("within")) ?? NO_FILTER.reach,
    text: text("q"),
    sort: SORTS.find((sort) => sort === text("sort")) ?? NO_FILTER.sort,
    view: VIEWS.find((view) => view === text("view")) ?? NO_FILTER.view,
    page: Number.isInteger(page) && page > 1 && page < 1000 ? page : 1,
  };
}

/** Leaves out defaults. */
export function filterPath(path: string, filter: Filter): string {
  const query = new URLSearchParams();
  if (filter.text) query.set("q", filter.text);
  if (filter.count) query.set("n", String(filter.count));
  for (const tag of filter.tags) query.append("tag", tag);
  if (filter.near) query.set("near", filter.near);
  if (filter.near && filter.reach !== NO_FILTER.reach) query.set("within", String(filter.reach));
  if (filter.sort !== NO_FILTER.sort) query.set("sort", filter.sort);
  if (filter.view !== NO_FILTER.view) query.set("view", filter.view);
  if (filter.page > 1) query.set("page", String(filter.page));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Whether the filter leaves anything out, so that the page can say so and offer to clear it. */
export function isNarrowed({ count, tags, near, text }: Filter): boolean {
  return count !== null || tags.length > 0 || near !== "" || text !== "";
}

/** The palettes that match the filter, in its order. `near` has the distance of each from the requested color. */
export function filterPalettes(palettes: readonly Palette[], filter: Filter, near: Near | null): Palette[] {
  const { count, tags, text, reach, sort } = filter;
  const distanceOf = ({ id }: Palette) => near?.distances[id] ?? 0;
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = palettes.filter(
    (palette) =>
      (count === null || palette.hexes.length === count) &&
      tags.every((tag) => palette.tags.includes(tag)) &&
      distanceOf(palette) <= reach &&
      words.every((word) => wordsOf(palette).includes(word)),
  );
  return sort === "curated" ? byNumber(found, distanceOf) : ORDERS[sort](found);
}

const ORDERS: Readonly<Record<Exclude<Sort, "curated">, (palettes: Palette[]) => Palette[]>> = {
  hue: (palettes) => byNumber(palettes, ({ hue }) => hue),
  lightness: (palettes) => byNumber(palettes, ({ lightness }) => -lightness),
  chroma: (palettes) => byNumber(palettes, ({ chroma }) => -chroma),
  contrast: (palettes) => byNumber(palettes, ({ contrast }) => -contrast),
  name: (palettes) => palettes.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
};

function byNumber(palettes: readonly Palette[], of: (palette: Palette) => number): Palette[] {
  return palettes.toSorted((a, b) => of(a) - of(b));
}

function wordsOf({ name, names, category, hexes }: Palette): string {
  return [name, category, ...names, ...hexes].join(" ").toLowerCase();
}
