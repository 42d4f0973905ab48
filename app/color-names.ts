import type { NameIndex } from "#color/names.ts";
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
  const [{ decodeNames, indexNames }, response] = await Promise.all([
    import("#color/names.ts"),
    fetchWithRetry(address),
  ]);
  if (!response.ok) throw new Error(`The color names could not be loaded (${response.status})`);
  return indexNames(decodeNames(new Uint8Array(await response.arrayBuffer())));
}
