import type { Color } from "#color/color.ts";

/** A color found in the text; `name` is null if the text has none. */
export type NamedColor = { readonly color: Color; readonly name: string | null };

/** The parsed query. `text` and `name` are as typed. */
export type BenchAddress = {
  readonly text: string;
  readonly name: string;
  readonly colors: readonly NamedColor[];
  /** Why `colors` differs from the typed text; null if it doesn't. */
  readonly problem: string | null;
  /** Whether the text has no color, so that `colors` is the example. */
  readonly isUnread: boolean;
};

export const ADDONS_PATH = "/addons";
export const EXAMPLE = "db073d-dba507-8ec7d2-0d6986-07485b";
export const MAX_COLORS = 60;
export const MAX_TEXT_CHARACTERS = 2000;
export const MAX_NAME_CHARACTERS = 60;

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
