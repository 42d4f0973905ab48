import { readSaved, removePalette, savePalette } from "#app/frame/library/library.ts";
import { showToast } from "#app/ui/toast-store.ts";
import type { Color } from "#color/color.ts";
import { colorsOf, nameOfPalette, palettePath } from "./palette-path.ts";
import type { State } from "./state.ts";

/** Into the library of this browser, or out of it again; both are said, with a way back. */
export function keepPalette(state: State, nameOf: (color: Color) => string) {
  const path = palettePath(state);
  const saved = readSaved().palettes.find((palette) => palette.path === path);
  if (saved) {
    const undo = removePalette(saved.id);
    showToast({ type: "info", title: "Taken out of the library", action: { label: "Undo", onSelect: undo } });
    return;
  }
  const { isKept } = savePalette({ name: nameOfPalette(state, nameOf), path, colors: colorsOf(state) });
  if (isKept) showToast({ type: "success", title: "Saved to the library" });
  else {
    showToast({
      type: "info",
      title: "Saved until you leave",
      text: "This browser stores nothing for us. Copy the link to keep the palette.",
    });
  }
}
