import { useBrowserFact } from "./browser-fact.ts";

/** Whether shortcuts go by ⌘ here. */
export function isMac() {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}

/** A hook: false on the server and while hydrating. */
export function useIsMac() {
  return useBrowserFact(isMac, false);
}
