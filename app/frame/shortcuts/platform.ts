import { useIsMac } from "#app/ui/is-mac.ts";
import { keysText } from "./key-caps.ts";
import type { Keys } from "./keys.ts";

/** A hook: the keys as tooltips and menus show them, "⌘Z" or "Ctrl+Z". */
export function useKeysText(keys: Keys) {
  return keysText(keys, useIsMac());
}
