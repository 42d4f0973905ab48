import { CLOSENESS_WORDS, printDifference } from "#color/nearest/closeness.ts";
import type { Found } from "./answer.ts";
import { FINDER_LABELS, type FinderSet } from "./model.ts";

export function printOk(deltaE: number): string {
  if (deltaE === 0) return "0";
  return deltaE < 0.0005 ? "<.001" : deltaE.toFixed(3).replace(/^0/, "");
}

/** What a row says to who does not see it. */
export function describeFound(set: FinderSet, found: Found | null): string {
  if (!found) return `${FINDER_LABELS[set]}: nothing saved yet`;
  const { name, hex, deltaE2000, closeness } = found;
  return `${FINDER_LABELS[set]}: ${name}, ${hex}, ΔE ${printDifference(deltaE2000)}, ${CLOSENESS_WORDS[closeness].toLowerCase()}`;
}
