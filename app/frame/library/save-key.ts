import { registerShortcuts, SAVE_SHORTCUT } from "../shortcuts/registry.ts";
import { saveThing, type Thing } from "./save-thing.ts";

export function saveNow(thing: Thing) {
  return saveThing(thing);
}

/** Registers the save key on pages without other shortcuts. Returns the function that removes it. */
export function registerSaveKey(thing: () => Thing): () => void {
  return registerShortcuts(() => [{ ...SAVE_SHORTCUT, run: () => void saveThing(thing()) }]);
}
