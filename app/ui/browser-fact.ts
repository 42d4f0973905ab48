import { useSyncExternalStore } from "react";

/** What this browser has, which never changes; `onServer` until the page is alive. */
export function useBrowserFact<Fact>(read: () => Fact, onServer: Fact): Fact {
  return useSyncExternalStore(subscribeToNothing, read, () => onServer);
}

function subscribeToNothing() {
  return () => {};
}
