import { CLOSENESS_WORDS } from "#color/nearest/closeness.ts";
import type { Found } from "./answer.ts";
import { FINDER_LABELS, type FinderSet } from "./state.ts";

/** A ΔE2000 to read: "0" only when it is exactly that. */
export function print2000(deltaE: number): string {
  if (deltaE === 0) return "0";
  return deltaE < 0.05 ? "<0.1" : deltaE.toFixed(1);
}

export function printOk(deltaE: number): string {
  if (deltaE === 0) return "0";
  return deltaE < 0.0005 ? "<.001" : deltaE.toFixed(3).replace(/^0/, "");
}

/** What a row says to who does not see it. */
export function describeFound(set: FinderSet, found: Found | null): string {
  if (!found) return `${FINDER_LABELS[set]}: nothing saved yet`;
  const { name, hex, deltaE2000, closeness } = found;
  return `${FINDER_LABELS[set]}: ${name}, ${hex}, ΔE ${print2000(deltaE2000)}, ${CLOSENESS_WORDS[closeness].toLowerCase()}`;
}
