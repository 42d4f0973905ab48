import type { NameService } from "#color/names.ts";
import type { Candidate } from "./draw-named.ts";

/** Enough to draw from; the best matches come first. */
const MAX_CANDIDATES = 500;

/** On the server: the colors of the whole list whose names have the word. */
export function findCandidates(names: NameService, word: string): readonly Candidate[] {
  if (word === "") return [];
  return names.search(word, { limit: MAX_CANDIDATES }).hits.map(({ name, rgb24 }) => ({ name, rgb24 }));
}
