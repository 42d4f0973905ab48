import { loadSet, type NamedSwatch, type SetId } from "#app/tools/named-sets.ts";
import { fromRgb24, toRgb24 } from "#color/convert.ts";
import { createNameSearch, createNameSearchInSlices, type NameSearch } from "#color/names/search-names.ts";
import type { NameIndex, NameList } from "#color/names.ts";
import { indexSwatches, type SwatchIndex } from "#color/nearest/index-swatches.ts";
import { hexOf, printHex } from "#color/text/print.ts";
import type { Group, ListId, Named, Near, Sources } from "./answer.ts";
import { createDescriptions, type DescribedNames } from "./descriptions.ts";

type Nearest = Pick<NameIndex, "nearestMany">;
export type NameLists = {
  readonly all: NameList & Nearest;
  readonly best: Nearest;
  /** The curated names, used for descriptions. */
  readonly described: DescribedNames;
};

type SetList = Extract<ListId, SetId>;
type OwnSet = { index: SwatchIndex<NamedSwatch>; search: NameSearch };

const SETS: readonly SetList[] = ["css", "tailwind", "material", "x11", "xkcd"];
const MAX_HITS = 60;
const MAX_SET_HITS = 12;
const MAX_DESCRIBED = 24;

/** Pauses now and then with `pause`, because all names take long on a phone. */
export async function createSources({ all, best, described }: NameLists, pause = async () => {}): Promise<Sources> {
  const sets = await loadOwnSets();
  const search = await createNameSearchInSlices(all, pause);
  const findDescribed = createDescriptions(described);

  function nearest(list: ListId, color: Parameters<Sources["nearest"]>[1], count: number): readonly Near[] {
    if (list === "all" || list === "best") {
      const source = list === "all" ? all : best;
      const found = source.nearestMany(toRgb24(color), count);
      return found.map(({ name, rgb24, deltaE }) => ({ name, hex: hexOf(rgb24), deltaE }));
    }
    const found = sets[list].index.nearest(color, count);
    return found.map(({ swatch, deltaE2000 }) => ({ ...namedOf(swatch), deltaE: deltaE2000 }));
  }

  const namedAt = (at: number): Named => ({ name: all.nameAt(at), hex: hexOf(all.rgbAt(at)) });
  /** Falls back to names with some of the words, in the full list only: in a short list they rarely fit. */
  function searchAll(words: string): Group[] {
    const exact = search.search(words, { limit: MAX_HITS, isStrict: true });
    const isPartial = exact.total === 0;
    const { total, hits } = isPartial ? search.search(words, { limit: MAX_HITS }) : exact;
    return total === 0 ? [] : [{ list: "all", isPartial, total, hits: hits.map(namedAt) }];
  }
  function searchSet(list: SetList, words: string): Group[] {
    const { index, search: own } = sets[list];
    const { total, hits } = own.search(words, { limit: MAX_SET_HITS, isStrict: true });
    const named = hits.map((at) => namedOf(index.swatches[at] as NamedSwatch));
    return total === 0 ? [] : [{ list, isPartial: false, total, hits: named }];
  }

  return {
    count: all.count,
    nearest,
    search: (words) => [...searchAll(words), ...SETS.flatMap((list) => searchSet(list, words))],
    described: (text) => findDescribed(text, MAX_DESCRIBED),
  };
}

async function loadOwnSets(): Promise<Record<SetList, OwnSet>> {
  const entries = await Promise.all(
    SETS.map(async (id): Promise<[SetList, OwnSet]> => {
      // Compared as shown: a wide Tailwind color as its hex code.
      const swatches = (await loadSet(id)).map((swatch) => ({ ...swatch, color: fromRgb24(toRgb24(swatch.color)) }));
      const nameAt = (place: number) => swatches[place]?.name ?? "";
      return [id, { index: indexSwatches(swatches), search: createNameSearch({ count: swatches.length, nameAt }) }];
    }),
  );
  return Object.fromEntries(entries) as Record<SetList, OwnSet>;
}

function namedOf({ name, color }: NamedSwatch): Named {
  return { name, hex: printHex(color) };
}
