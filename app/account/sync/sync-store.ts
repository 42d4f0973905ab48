import { useSyncExternalStore } from "react";
import { EMPTY_HELD, type Held } from "#app/frame/library/held.ts";
import { library, libraryOwner } from "#app/frame/library/library-store.ts";
import { createListeners } from "#app/ui/listeners.ts";

/** Whether the account can be reached; `failure` is the reason, in words for the person. */
type Connection = { isOffline: boolean; failure: string | null };

export const CONNECTED: Connection = { isOffline: false, failure: null };

const { subscribe, notify } = createListeners();
let connection = CONNECTED;

export function useConnection(): Connection {
  return useSyncExternalStore(
    subscribe,
    () => connection,
    () => CONNECTED,
  );
}

export function setConnection(next: Connection) {
  connection = next;
  notify();
}

/** Empty for guests, who have nothing to send. */
export function useAccountHeld(): Held {
  return useSyncExternalStore(library.subscribe, readAccountHeld, () => EMPTY_HELD);
}

function readAccountHeld() {
  return libraryOwner() === null ? EMPTY_HELD : library.get();
}
