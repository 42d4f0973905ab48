import type { Strategy } from "#color/quantize/strategy.ts";
import { countOf } from "#color/words/count.ts";
import { MIN_COUNT } from "./state.ts";

export const STRATEGY_NAMES: Record<Strategy, string> = {
  dominant: "Dominant",
  vibrant: "Vibrant",
  muted: "Muted",
  dark: "Dark",
  even: "Even spread",
  accents: "Accents",
};

/** Why there are fewer rows than requested; "" if there are enough or the search is still running. */
export function describeFewer({ swatches, count }: { swatches: readonly unknown[]; count: number }, isDone: boolean) {
  if (!isDone || count <= MIN_COUNT || swatches.length === 0 || swatches.length >= count) return "";
  return `Only ${swatches.length} of ${countOf(count, "color")}: these settings find no more.`;
}

type Label = { readonly hex: string; readonly name: string };
export type Heard = { readonly labels: readonly Label[]; readonly notes: readonly string[] };

/** The palette in words for screen readers; "" if only the order changed: moves are announced separately. */
export function describeFound(before: Heard, now: Heard) {
  const sorted = ({ labels }: Heard) => String(labels.map(({ hex }) => hex).toSorted());
  if (sorted(before) === sorted(now)) return "";
  const names = now.labels.map(({ hex, name }) => name || hex);
  return [`${countOf(names.length, "color")}: ${names.join(", ")}.`, ...now.notes].filter(Boolean).join(" ");
}

/** A share such as "21.9%"; never 0 for a color that occurs. */
export function printShare(share: number): string {
  return share > 0 && share < 0.0005 ? "<0.1%" : `${(share * 100).toFixed(1)}%`;
}
