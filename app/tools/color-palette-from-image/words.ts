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

/** Why there are fewer rows than were asked for; nothing while there are enough, or the picture is still looked at. */
export function describeFewer({ swatches, count }: { swatches: readonly unknown[]; count: number }, isDone: boolean) {
  if (!isDone || count <= MIN_COUNT || swatches.length === 0 || swatches.length >= count) return "";
  return `Only ${countOf(swatches.length, "color")} of ${count}: that is all these settings find.`;
}

type Label = { readonly hex: string; readonly name: string };
export type Heard = { readonly labels: readonly Label[]; readonly notes: readonly string[] };

/** The palette in words for screen readers; nothing for another order, which is announced by what moved. */
export function describeFound(before: Heard, { labels, notes }: Heard) {
  const sorted = ({ labels }: Pick<Heard, "labels">) => String(labels.map(({ hex }) => hex).toSorted());
  if (sorted(before) === sorted({ labels })) return "";
  const count = countOf(labels.length, "color");
  return [`${count}: ${labels.map(({ hex, name }) => name || hex).join(", ")}.`, ...notes].filter(Boolean).join(" ");
}

/** "21.9%", and never 0 for what is there. */
export function printShare(share: number): string {
  const percent = share * 100;
  if (percent > 0 && percent < 0.05) return "<0.1%";
  return `${percent.toFixed(1)}%`;
}
