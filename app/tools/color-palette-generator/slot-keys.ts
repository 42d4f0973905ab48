import type { Slot } from "#color/generate/request.ts";

/** What React tells the colors of the bench apart by. `next` is a key that was never used. */
export type SlotKeys = { readonly slots: readonly Slot[]; readonly keys: readonly number[]; readonly next: number };

export function firstKeys(slots: readonly Slot[]): SlotKeys {
  return { slots, keys: slots.map((_, index) => index), next: slots.length };
}

/** A color that moved keeps its key, so that it glides; one drawn anew in a place takes the key of the place, so that it fades. */
export function followSlots({ slots: old, keys: oldKeys, next }: SlotKeys, slots: readonly Slot[]): SlotKeys {
  const taken = new Set<number>();
  const take = (key: number | undefined) => {
    if (key === undefined || taken.has(key)) return undefined;
    taken.add(key);
    return key;
  };
  const moved = slots.map((slot) => take(oldKeys[old.indexOf(slot)]));
  let fresh = next;
  const keys = moved.map((key, index) => key ?? take(oldKeys[index]) ?? fresh++);
  return { slots, keys, next: fresh };
}
