import { useState } from "react";

type Known<Item> = { readonly items: readonly Item[]; readonly keys: readonly string[]; readonly count: number };

/** Keys for React that go with the items through every change of their order. */
export function useItemKeys<Item extends object>(items: readonly Item[]): readonly string[] {
  const [known, setKnown] = useState<Known<Item>>(() => withKeys({ items: [], keys: [], count: 0 }, items));
  if (known.items === items) return known.keys;
  const next = withKeys(known, items);
  setKnown(next);
  return next.keys;
}

/** An item that is the same object keeps its key; one that changed takes over the key of the one that is gone. */
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
