import { useSyncExternalStore } from "react";
import { keysText } from "./key-caps.ts";
import type { Keys } from "./keys.ts";

/** Whether shortcuts go by ⌘ here. */
export function isMac() {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}

/** A hook: false on the server and while hydrating. */
export function useIsMac() {
  return useSyncExternalStore(subscribeToNothing, isMac, isNever);
}

/** A hook: the keys as tooltips and menus show them, "⌘Z" or "Ctrl+Z". */
export function useKeysText(keys: Keys) {
  return keysText(keys, useIsMac());
}

function subscribeToNothing() {
  return () => {};
}

function isNever() {
  return false;
}
