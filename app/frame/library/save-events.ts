import type { Kind } from "./library-data.ts";

export type SaveEvent = { readonly kind: Kind; readonly id: string };

const listeners = new Set<(event: SaveEvent) => void>();

/** Somebody has just saved something by hand: only then a full account is worth a dialog. */
export function tellSaved(event: SaveEvent) {
  for (const listener of listeners) listener(event);
}

export function onSaved(listener: (event: SaveEvent) => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
