import { useState } from "react";

type Known<Item> = { readonly items: readonly Item[]; readonly keys: readonly string[]; readonly count: number };

/** React keys that stay with their items when the order changes. */
export function useItemKeys<Item extends object>(items: readonly Item[]): readonly string[] {
  const [known, setKnown] = useState<Known<Item>>(() => withKeys({ items: [], keys: [], count: 0 }, items));
  if (known.items === items) return known.keys;
  const next = withKeys(known, items);
  setKnown(next);
  return next.keys;
}

/** An unchanged object keeps its key; a replaced item passes its key to its replacement. */
export function withKeys<Item extends object>(known: Known<Item>, items: readonly Item[]): Known<Item> {
  const left = new Map(known.items.map((item, index) => [item, known.keys[index] as string]));
  const kept = items.map((item) => {
    const key = left.get(item);
    left.delete(item);
    return key;
  });
  const spare = items.length === known.items.length ? [...left.values()] : [];
  let { count } = known;
  const keys = kept.map((key) => key ?? spare.shift() ?? `item-${count++}`);
  return { items, keys, count };
}
