import { useSyncExternalStore } from "react";
import { library, libraryOwner } from "./library-store.ts";

/** For members: true until the account was read once. Until then, this browser doesn't know what is in it. */
export function useIsUnread(): boolean {
  return useSyncExternalStore(library.subscribe, isUnread, () => false);
}

export function isUnread(): boolean {
  return libraryOwner() !== null && library.get().limits === null;
}
