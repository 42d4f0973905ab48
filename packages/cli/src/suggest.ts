import { misspelling } from "../../../color/text/misspelling.ts";

const MAX_WEIGHT = 6;

/** " Did you mean --sarif?", or nothing if no candidate is near. */
export function didYouMean(word: string, candidates: readonly string[], prefix = ""): string {
  const [best] = candidates
    .map((candidate) => ({ candidate, weight: misspelling(word, candidate, MAX_WEIGHT) }))
    .filter(({ weight }) => weight <= MAX_WEIGHT)
    .sort((a, b) => a.weight - b.weight);
  return best ? ` Did you mean ${prefix}${best.candidate}?` : "";
}
