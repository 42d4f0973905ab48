import { useSyncExternalStore } from "react";
import { createListeners } from "#app/ui/listeners.ts";
import { withStorage } from "#app/ui/with-storage.ts";
import { SESSION_KEY } from "#contract/session-key.ts";
import { createStored, type Stored } from "../stored.ts";
import { EMPTY_HELD, type Held, readGuest, readHeld, writeGuest, writeHeld } from "./held.ts";

const GUEST_KEY = "huesmith.library";

const stores = new Map<string | null, Stored<Held>>();
const openings = createListeners();
let current: { owner: string | null } | null = null;

/** The owner of the open library: the signed-in user's id, or null for a guest. */
export function libraryOwner(): string | null {
  current ??= { owner: readOwner() };
  return current.owner;
}

/** Opens an account's library in this browser, or the guest's. Everything that shows a library updates. */
export function openLibrary(owner: string | null) {
  if (libraryOwner() === owner) return;
  current = { owner };
  openings.notify();
}

export function storeOf(owner: string | null): Stored<Held> {
  const known = stores.get(owner);
  if (known) return known;
  const store =
    owner === null
      ? createStored({ key: GUEST_KEY, version: 1, read: readGuest, write: writeGuest, initial: EMPTY_HELD })
      : createStored({ key: keyOf(owner), version: 1, read: readHeld, write: writeHeld, initial: EMPTY_HELD });
  stores.set(owner, store);
  return store;
}

/** Removes the copy of an account's library from this browser; the account keeps its own. */
export function forgetLibrary(owner: string) {
  storeOf(owner).set(EMPTY_HELD);
  withStorage(() => localStorage.removeItem(keyOf(owner)));
}

export const library: Stored<Held> = {
  get: () => storeOf(libraryOwner()).get(),
  set: (next) => storeOf(libraryOwner()).set(next),
  subscribe,
  useValue: () => useSyncExternalStore(subscribe, library.get, () => EMPTY_HELD),
};

function subscribe(listener: () => void) {
  let leave = storeOf(libraryOwner()).subscribe(listener);
  const stopFollowing = openings.subscribe(() => {
    leave();
    leave = storeOf(libraryOwner()).subscribe(listener);
    listener();
  });
  return () => {
    stopFollowing();
    leave();
  };
}

function keyOf(owner: string) {
  return `${GUEST_KEY}.${owner}`;
}

function readOwner(): string | null {
  const id = withStorage(() => JSON.parse(localStorage.getItem(SESSION_KEY) ?? "null")?.user?.id);
  return typeof id === "string" ? id : null;
}

/** Maps guest ids to account ids for items moved on this page: tools and URLs may still have the old ids. */
const moved = new Map<string, string>();

export function noteMoved(places: ReadonlyMap<string, string>) {
  for (const [from, to] of places) if (from !== to) moved.set(from, to);
}

/** Returns the account's id for an item that had this id in the guest's library. */
export function movedId(id: string): string | undefined {
  return moved.get(id);
}
