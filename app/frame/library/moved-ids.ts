/** Maps guest ids to account ids for items moved on this page: tools and URLs may still have the old ids. */
const moved = new Map<string, string>();

export function noteMoved(places: ReadonlyMap<string, string>) {
  for (const [from, to] of places) if (from !== to) moved.set(from, to);
}

/** Returns the account's id for an item that had this id in the guest's library. */
export function movedId(id: string): string | undefined {
  return moved.get(id);
}
