import { misspelling } from "../../../color/names/misspelling.ts";

const MOST_WEIGHT = 6;

/** " Did you mean --sarif?", or nothing if no candidate is near. */
export function didYouMean(word: string, candidates: readonly string[], prefix = ""): string {
  const [best] = candidates
    .map((candidate) => ({ candidate, weight: misspelling(word, candidate, MOST_WEIGHT) }))
    .filter(({ weight }) => weight <= MOST_WEIGHT)
    .sort((a, b) => a.weight - b.weight);
  return best ? ` Did you mean ${prefix}${best.candidate}?` : "";
}
