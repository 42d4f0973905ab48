import type { ColorFamily } from "#color/family.ts";
import type { NameSort } from "#color/names.ts";

/** What part of the names is shown, in which order. */
export type Filter = {
  readonly family?: ColorFamily | undefined;
  /** "A" to "Z" or DIGITS. */
  readonly letter?: string | undefined;
  /** 0, 30 … 330. */
  readonly hue?: number | undefined;
  readonly sort: NameSort;
  readonly page: number;
};

/** The letter of names that begin with a digit. */
export const DIGITS = "0-9";

/** The one address of a part of the names; what is usual is left out. */
export function browsePath({ family, letter, hue, sort, page }: Filter) {
  const query = new URLSearchParams();
  if (family !== undefined) query.set("family", family);
  if (hue !== undefined) query.set("hue", String(hue));
  if (letter !== undefined) query.set("letter", letter);
  if (sort !== "hue") query.set("sort", sort);
  if (page > 1) query.set("page", String(page));
  return pathWith(query);
}

export function searchPath(text: string, page: number) {
  const query = new URLSearchParams({ q: text });
  if (page > 1) query.set("page", String(page));
  return pathWith(query);
}

function pathWith(query: URLSearchParams) {
  return query.size > 0 ? `/color?${query}` : "/color";
}
