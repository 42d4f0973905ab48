export type Pair = { readonly i: number; readonly j: number; readonly value: number };

/** The two items for which `measure` is smallest, as indexes with `i` before `j`; null for fewer than two. */
export function leastPair<Item>(items: readonly Item[], measure: (a: Item, b: Item) => number): Pair | null {
  let least: Pair | null = null;
  for (let i = 0; i < items.length; i++) {
    for (let j = i + 1; j < items.length; j++) {
      const value = measure(items[i] as Item, items[j] as Item);
      if (!least || value < least.value) least = { i, j, value };
    }
  }
  return least;
}
