import type { NamedColor, NameIndex, NameList } from "#color/names.ts";
import bestList from "../.generated/names-best.bin?url";
import fullList from "../.generated/names-full.bin?url";
import { fetchWithRetry } from "./retry-fetch.ts";

/** Caches the fetch; a failed one may be retried. */
function once<Fetched>(fetchIt: () => Promise<Fetched>) {
  let fetched: Promise<Fetched> | undefined;
  return () => {
    fetched ??= fetchIt().catch((error: unknown) => {
      fetched = undefined;
      throw error;
    });
    return fetched;
  };
}

type Names = NameList & NameIndex;

const lists = { best: once(() => fetchNames(bestList)), full: once(() => fetchNames(fullList)) };
const loadSearch = once(async () => {
  const [list, { createNameSearch }] = await Promise.all([lists.best(), import("#color/names/search-names.ts")]);
  return { list, search: createNameSearch(list).search };
});

/**
 * Loads names in the browser, for naming colors while a pointer moves: "best" is the curated list (about 33 kB), "full"
 * every name (about 168 kB).
 */
export function loadNames(list: keyof typeof lists): Promise<Names> {
  return lists[list]();
}

/** Names that match, best first. */
export async function findNames(query: string, limit: number): Promise<NamedColor[]> {
  const { list, search } = await loadSearch();
  const { hits } = search(query, { limit, isStrict: true });
  return hits.map((index) => ({ index, name: list.nameAt(index), rgb24: list.rgbAt(index) }));
}

async function fetchNames(address: string): Promise<Names> {
  const [{ decodeNames, indexNames }, response] = await Promise.all([
    import("#color/names.ts"),
    fetchWithRetry(address),
  ]);
  if (!response.ok) throw new Error(`The color names could not be loaded (${response.status})`);
  const list = decodeNames(new Uint8Array(await response.arrayBuffer()));
  return { ...list, ...indexNames(list) };
}
