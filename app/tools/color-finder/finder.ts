import { findNear, findOverview, findPassing, loadSets } from "./answer.ts";
import { describeMapped, mapStylesheet } from "./map-stylesheet.ts";
import { indexOwn } from "./own-colors.ts";

/** About 20 kB, so it is only loaded late. */
export async function loadFinder() {
  const sets = await loadSets();
  return {
    findNear,
    findOverview,
    findPassing,
    mapStylesheet,
    describeMapped,
    indexOwn,
    sets,
  };
}
