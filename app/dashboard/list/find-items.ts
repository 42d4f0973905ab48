import type { Color } from "#color/color.ts";
import { convert } from "#color/convert.ts";
import { deltaE2000Lab } from "#color/kernel/delta-e.ts";
import type { Item } from "../item.ts";
import { type ListFilter, NO_PROJECT, type Sort } from "./filter.ts";

/** `distance` is the CIEDE2000 from the item's nearest color to the requested one; null if none is requested. */
export type Found = { readonly item: Item; readonly distance: number | null };

/** The items that match the filter, in its order, or nearest first if a color is requested. */
export function findItems(items: readonly Item[], filter: ListFilter, near: Color | null): Found[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = items.flatMap((item): Found[] => {
    const { projectId, tags } = item.saved;
    if (filter.project && (filter.project === NO_PROJECT ? projectId !== null : projectId !== filter.project))
      return [];
    if (!filter.tags.every((tag) => tags.includes(tag))) return [];
    if (words.length > 0 && !hasWords(item, words)) return [];
    const distance = near && distanceTo(item, near);
    return distance !== null && distance > filter.within ? [] : [{ item, distance }];
  });
  const order = ORDERS[filter.sort];
  // The sort is stable, so items at the same distance keep the selected order.
  return found.sort((a, b) => order(a.item, b.item)).sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0));
}

/** Most used first. */
export function countTags(items: readonly Item[]): { tag: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { saved } of items) for (const tag of saved.tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => b.count - a.count || compareText(a.tag, b.tag));
}

const ORDERS: Readonly<Record<Sort, (a: Item, b: Item) => number>> = {
  newest: (a, b) => b.saved.savedAt - a.saved.savedAt,
  changed: (a, b) => b.saved.changedAt - a.saved.changedAt,
  name: (a, b) => compareText(a.saved.name, b.saved.name),
  // Grays have no hue and come last.
  hue: (a, b) => (a.hue ?? 360) - (b.hue ?? 360) || b.lightness - a.lightness,
  lightness: (a, b) => b.lightness - a.lightness,
};

const { compare: compareText } = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

function hasWords({ saved, hexes }: Item, words: readonly string[]) {
  const text = [saved.name, ...saved.tags, ...hexes].join(" ").toLowerCase();
  return words.every((word) => text.includes(word));
}

function distanceTo({ labs }: Item, near: Color): number {
  const { l, a, b } = convert(near, "lab");
  return Math.min(...labs.map((lab) => deltaE2000Lab(...lab, l, a, b)));
}
