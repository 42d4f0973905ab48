import { useSyncExternalStore } from "react";
import { EMPTY_HELD, type Held } from "#app/frame/library/held.ts";
import { library, libraryOwner } from "#app/frame/library/library-store.ts";
import { createListeners } from "#app/ui/listeners.ts";

/** Whether the account can be reached; `failure` is the reason, in words for the person. */
type Line = { isOffline: boolean; failure: string | null };

export const FINE: Line = { isOffline: false, failure: null };

const { subscribe, notify } = createListeners();
let line = FINE;

export function useLine(): Line {
  return useSyncExternalStore(
    subscribe,
    () => line,
    () => FINE,
  );
}

export function setLine(next: Line) {
  line = next;
  notify();
}

/** Empty for guests, who have nothing to send. */
export function useAccountHeld(): Held {
  return useSyncExternalStore(library.subscribe, readAccountHeld, () => EMPTY_HELD);
}

function readAccountHeld() {
  return libraryOwner() === null ? EMPTY_HELD : library.get();
}
