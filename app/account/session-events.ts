// What happens to the session, for code that follows it: the sync of the library.

export type SessionChange = {
  /** Null: a guest. */
  userId: string | null;
  /**
   * `start`: found when the page opened. `ended`: it ran out or was revoked, without a press of Sign Out. `refreshed`: the same
   * person, with a new token or a changed account.
   */
  reason: "start" | "signed-in" | "signed-out" | "ended" | "refreshed";
};

let last: SessionChange | null = null;
const listeners = new Set<(change: SessionChange) => void>();

/** Tells at once what is known already, and then every change. Gives the function that ends it. */
export function onSessionChange(listener: (change: SessionChange) => void): () => void {
  listeners.add(listener);
  if (last) listener(last);
  return () => void listeners.delete(listener);
}

export function emitSessionChange(change: SessionChange) {
  last = change;
  for (const listener of listeners) listener(change);
}
