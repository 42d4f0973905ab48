import type { Kind } from "./library-data.ts";

export type SaveEvent = { readonly kind: Kind; readonly id: string };

const listeners = new Set<(event: SaveEvent) => void>();

/** A save by hand: only then is a full account worth a dialog. */
export function emitSaved(event: SaveEvent) {
  for (const listener of listeners) listener(event);
}

export function onSaved(listener: (event: SaveEvent) => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
