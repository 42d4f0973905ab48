import { useSyncExternalStore } from "react";

/** Whether shortcuts go by ⌘ here. */
export function isMac() {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}

/** A hook: false on the server and while hydrating. */
export function useIsMac() {
  return useSyncExternalStore(subscribeToNothing, isMac, isNever);
}

function subscribeToNothing() {
  return () => {};
}

function isNever() {
  return false;
}
