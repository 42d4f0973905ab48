/** Where this page's things went from the guest's library into an account: tools and addresses may still have the old ids. */
const moved = new Map<string, string>();

export function noteMoved(places: ReadonlyMap<string, string>) {
  for (const [from, to] of places) if (from !== to) moved.set(from, to);
}

/** The id in the account of what had this one in the guest's library. */
export function movedId(id: string): string | undefined {
  return moved.get(id);
}
