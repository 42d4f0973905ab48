import { showToast } from "#app/ui/toast-store.ts";
import type { Savable } from "./save-to-library.ts";

/** Loads the code on the first click. */
export async function save(savable: Savable) {
  const part = await import("./save-to-library.ts").catch(() => null);
  if (part) return part.saveToLibrary(savable);
  const text = "The library could not be loaded. Check your connection and try again.";
  showToast({ type: "error", title: "Not saved", text });
}
