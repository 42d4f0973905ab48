import { useSyncExternalStore } from "react";

/** A fact about this browser that never changes; `onServer` until hydration is done. */
export function useBrowserFact<Fact>(read: () => Fact, onServer: Fact): Fact {
  return useSyncExternalStore(subscribeToNothing, read, () => onServer);
}

function subscribeToNothing() {
  return () => {};
}
