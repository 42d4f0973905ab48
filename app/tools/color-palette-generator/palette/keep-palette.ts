import { readSaved, removePalette } from "#app/frame/library/library.ts";
import { saveThing } from "#app/frame/library/save-thing.ts";
import { showToast } from "#app/ui/toast-store.ts";
import type { Color } from "#color/color.ts";
import { nameOfPalette, palettePath } from "./palette-path.ts";
import { colorsOf, type State } from "./state.ts";

/** Into the library of this browser, or out of it again, with a notification that can undo it. */
export function keepPalette(state: State, nameOf: (color: Color) => string) {
  const path = palettePath(state);
  const saved = readSaved().palettes.find((palette) => palette.path === path);
  if (saved) {
    const undo = removePalette(saved.id);
    showToast({ type: "info", title: "Removed from the library", action: { label: "Undo", onSelect: undo } });
    return;
  }
  void saveThing({ name: nameOfPalette(state, nameOf), path, colors: colorsOf(state) });
}
