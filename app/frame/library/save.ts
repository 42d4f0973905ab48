import { showToast } from "#app/ui/toast-store.ts";
import type { Thing } from "./save-thing.ts";

/** Loads the code on the first click. */
export async function save(thing: Thing) {
  const part = await import("./save-thing.ts").catch(() => null);
  if (part) return part.saveThing(thing);
  const text = "The library could not be loaded. Check your connection and try again.";
  showToast({ type: "error", title: "Not saved", text });
}
