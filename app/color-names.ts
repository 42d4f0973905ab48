import type { NamedColor, NameIndex, NameList } from "#color/names.ts";
import bestList from "../.generated/names-best.bin?url";
import fullList from "../.generated/names-full.bin?url";
import { fetchWithRetry } from "./retry-fetch.ts";

const ADDRESSES = { best: bestList, full: fullList };

const loaded: { best?: Promise<NameIndex>; full?: Promise<NameIndex> } = {};

/**
 * The names in the browser, for what must be named while a pointer moves: "best" is the curated list (about 33 kB),
 * "full" every name (about 168 kB). Each is fetched once, when it is first asked for; a failed fetch may be tried again.
 */
export function loadNames(list: keyof typeof ADDRESSES): Promise<NameIndex> {
  loaded[list] ??= fetchNames(ADDRESSES[list]).catch((error: unknown) => {
    delete loaded[list];
    throw error;
  });
  return loaded[list];
}

async function fetchNames(address: string): Promise<NameIndex> {
  const [{ indexNames }, list] = await Promise.all([import("#color/names.ts"), fetchList(address)]);
  return indexNames(list);
}

async function fetchList(address: string): Promise<NameList> {
  const [{ decodeNames }, response] = await Promise.all([import("#color/names.ts"), fetchWithRetry(address)]);
  if (!response.ok) throw new Error(`The color names could not be loaded (${response.status})`);
  return decodeNames(new Uint8Array(await response.arrayBuffer()));
}

let searching: Promise<(query: string, limit: number) => NamedColor[]> | undefined;

/** Names of the curated list that have the words of the text, the best first. A failed fetch may be tried again. */
export async function findNames(query: string, limit: number): Promise<NamedColor[]> {
  searching ??= loadSearch().catch((error: unknown) => {
    searching = undefined;
    throw error;
  });
  return (await searching)(query, limit);
}

async function loadSearch() {
  const [list, { createNameSearch }] = await Promise.all([
    fetchList(ADDRESSES.best),
    import("#color/names/search-names.ts"),
  ]);
  const { search } = createNameSearch(list);
  return (query: string, limit: number) =>
    search(query, { limit, isStrict: true }).hits.map((index) => ({
      index,
      name: list.nameAt(index),
      rgb24: list.rgbAt(index),
    }));
}
