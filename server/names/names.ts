import { readFileSync } from "node:fs";
import { createNameSearch } from "#color/names/search-names.ts";
import { decodeNames, indexNames, type NamedColor, type NameList, type NameService } from "#color/names.ts";
import { createNameBrowser } from "./browse.ts";

const GENERATED = new URL("../../.generated/", import.meta.url);

/** The service over the two files that scripts/pack-names.mjs makes. Reads them now; throws when one is missing. */
export function openNames(): NameService {
  const [full, best] = ["names-full.bin", "names-best.bin"].map((file) =>
    decodeNames(readFileSync(new URL(file, GENERATED))),
  ) as [NameList, NameList];
  return createNameService(full, best);
}

/** The service over a whole list and its curated part. An index that some request needs is made on the first of them. */
export function createNameService(full: NameList, best: NameList): NameService {
  const index = indexNames(full);
  const bestIndex = indexNames(best);
  const browser = createNameBrowser(full);
  let nameSearch: ReturnType<typeof createNameSearch> | undefined;
  const colorAt = (at: number): NamedColor => ({ index: at, name: full.nameAt(at), rgb24: full.rgbAt(at) });

  return {
    count: full.count,
    listedCount: full.listedCount,
    bestCount: best.count,
    ...browser,
    at: (at) => (Number.isInteger(at) && at >= 0 && at < full.count ? colorAt(at) : null),
    nearest: index.nearest,
    nearestMany: index.nearestMany,
    best: bestIndex.nearest,
    bestMany: bestIndex.nearestMany,
    search(query, options) {
      nameSearch ??= createNameSearch(full);
      const { total, hits } = nameSearch.search(query, options);
      return { total, hits: hits.map(colorAt) };
    },
  };
}
