import { showToast } from "#app/ui/toast-store.ts";
import type { Color } from "#color/color.ts";

/** Into the library of this browser, whose code comes with the first press. */
export async function saveMix(color: Color, name: string) {
  const library = await import("#app/frame/library/library.ts").catch(() => null);
  if (!library) {
    showToast({ type: "error", title: "Not saved", text: "The library could not be loaded. Check your connection." });
    return;
  }
  const { isKept, isNew } = library.saveColor(color, name);
  if (!isKept) {
    const text = "This browser stores nothing for us. Copy the link to keep the mixture.";
    showToast({ type: "info", title: "Saved until you leave", text });
  } else showToast({ type: "success", title: isNew ? `Saved ${name}` : `${name} is in the library already` });
}
