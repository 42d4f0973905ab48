import { useBrowserFact } from "./browser-fact.ts";

/** Whether shortcuts use ⌘ on this device. */
export function isMac() {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}

/** `isMac` as a hook: false on the server and during hydration. */
export function useIsMac() {
  return useBrowserFact(isMac, false);
}
