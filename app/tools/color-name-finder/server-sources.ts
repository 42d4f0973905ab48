import type { NameService } from "#color/names.ts";
import type { Sources } from "./answer.ts";
import { createSources } from "./sources.ts";

const made = new WeakMap<NameService, Promise<Sources>>();

/** The same interface on top of the server's names. Created on the first request. */
export function serverSources(names: NameService): Promise<Sources> {
  const known = made.get(names);
  if (known) return known;
  const all = {
    count: names.count,
    listedCount: names.listedCount,
    nameAt: (place: number) => names.at(place)?.name ?? "",
    rgbAt: (place: number) => names.at(place)?.rgb24 ?? 0,
  };
  const sources = createSources({
    all: { ...all, nearestMany: names.nearestMany },
    best: { nearestMany: names.bestMany },
    // The curated list is a subset of the full one, so a curated name is the nearest one to its own color.
    described: { ...all, isWanted: (place) => names.best(all.rgbAt(place)).name === all.nameAt(place) },
  });
  made.set(names, sources);
  return sources;
}
