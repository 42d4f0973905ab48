import { registerShortcuts, SAVE_SHORTCUT } from "../shortcuts/registry.ts";
import { type Savable, saveToLibrary } from "./save-to-library.ts";

/** Registers the save key on pages without other shortcuts. Returns the function that removes it. */
export function registerSaveKey(savable: () => Savable): () => void {
  return registerShortcuts(() => [{ ...SAVE_SHORTCUT, run: () => void saveToLibrary(savable()) }]);
}
