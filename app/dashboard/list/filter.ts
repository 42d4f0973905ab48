export const SORTS = {
  newest: "Newest first",
  changed: "Last changed",
  name: "Name",
  hue: "Hue",
  lightness: "Lightest first",
};
export type Sort = keyof typeof SORTS;

export type ListFilter = {
  readonly text: string;
  /** A color that an item must be close to, as typed; "" for no such filter. */
  readonly near: string;
  /** Maximum CIEDE2000 distance to `near`. */
  readonly within: number;
  /** An item must have all of them. */
  readonly tags: readonly string[];
  /** A project id, "none" for items without a project, "" for all. */
  readonly project: string;
  readonly sort: Sort;
  readonly isTrash: boolean;
};

export const MIN_WITHIN = 1;
export const MAX_WITHIN = 50;
export const NO_PROJECT = "none";
export const NO_FILTER: ListFilter = {
  text: "",
  near: "",
  within: 15,
  tags: [],
  project: "",
  sort: "newest",
  isTrash: false,
};

export const MAX_TEXT_CHARACTERS = 100;
const MAX_TAGS = 20;

/** Never throws: values it can't parse count as missing. */
export function readFilter(query: URLSearchParams): ListFilter {
  const text = (key: string) => (query.get(key) ?? "").trim().slice(0, MAX_TEXT_CHARACTERS);
  const within = Math.round(Number(text("within")));
  const tags = query.getAll("tag").map((tag) => tag.trim().slice(0, MAX_TEXT_CHARACTERS));
  return {
    text: text("q"),
    near: text("near"),
    within: within >= MIN_WITHIN && within <= MAX_WITHIN ? within : NO_FILTER.within,
    tags: [...new Set(tags.filter(Boolean))].slice(0, MAX_TAGS),
    project: text("project"),
    sort: readSort(text("sort")),
    isTrash: text("view") === "trash",
  };
}

/** The query of a view, "" or with its question mark; defaults are left out. */
export function writeFilter(filter: ListFilter): string {
  const query = new URLSearchParams();
  const text = filter.text.trim();
  const near = filter.near.trim();
  if (filter.project) query.set("project", filter.project);
  if (text) query.set("q", text);
  if (near) query.set("near", near);
  if (near && filter.within !== NO_FILTER.within) query.set("within", String(filter.within));
  for (const tag of filter.tags) query.append("tag", tag);
  if (filter.sort !== NO_FILTER.sort) query.set("sort", filter.sort);
  if (filter.isTrash) query.set("view", "trash");
  return query.size > 0 ? `?${query}` : "";
}

export function isNarrowed({ text, near, tags, project }: ListFilter): boolean {
  return text.trim() !== "" || near.trim() !== "" || tags.length > 0 || project !== "";
}

export function readSort(text: string): Sort {
  return Object.hasOwn(SORTS, text) ? (text as Sort) : NO_FILTER.sort;
}
