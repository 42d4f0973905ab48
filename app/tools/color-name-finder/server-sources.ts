import type { NameService, NearestName } from "#color/names.ts";
import type { Sources } from "./answer.ts";
import { createSources } from "./sources.ts";

const made = new WeakMap<NameService, Promise<Sources>>();
/** About every seventh name is a curated one. */
const NAMES_PER_CURATED = 12;

/** The same interface over the server's names. Made with the first request. */
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
    best: { nearestMany: (rgb24, count) => nearestCurated(names, rgb24, count) },
    described: { ...all, isWanted: (place) => isCurated(names, all.nameAt(place), all.rgbAt(place)) },
  });
  made.set(names, sources);
  return sources;
}

function nearestCurated(names: NameService, rgb24: number, count: number): NearestName[] {
  const wanted = Math.min(count, names.bestCount);
  for (let tried = wanted * NAMES_PER_CURATED; ; tried *= 2) {
    const found = names.nearestMany(rgb24, tried).filter((near) => isCurated(names, near.name, near.rgb24));
    if (found.length >= wanted || tried >= names.count) return found.slice(0, wanted);
  }
}

/** The curated list is a part of the whole one, and a name of it is the nearest to its own color. */
function isCurated(names: NameService, name: string, rgb24: number): boolean {
  return names.best(rgb24).name === name;
}
