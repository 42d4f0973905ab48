import { registerShortcuts } from "../shortcuts/registry.ts";
import { SAVE_SHORTCUT } from "./save-shortcut.ts";
import { saveThing, type Thing } from "./save-thing.ts";

export function saveNow(thing: Thing) {
  return saveThing(thing);
}

/** For pages that have no other shortcuts. Gives the function that ends it. */
export function registerSaveKey(thing: () => Thing): () => void {
  return registerShortcuts({ list: () => [{ ...SAVE_SHORTCUT, run: () => void saveThing(thing()) }] });
}
