import { indexSwatches } from "#color/nearest/index-swatches.ts";
import { slugOf } from "#color/text/slug.ts";
import { findNear, findOverview, findPassing, loadSets, SHOWN_COUNT } from "./answer.ts";
import { describeMapped, mapStylesheet } from "./map-stylesheet.ts";

/** About 20 kB, so it is only loaded late. */
export async function loadFinder() {
  const sets = await loadSets();
  return {
    findNear,
    findOverview,
    findPassing,
    SHOWN_COUNT,
    mapStylesheet,
    describeMapped,
    indexSwatches,
    slugOf,
    sets,
  };
}

export type Finder = Awaited<ReturnType<typeof loadFinder>>;
