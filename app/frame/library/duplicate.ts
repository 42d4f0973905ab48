import { copyOf } from "./copy-of.ts";
import { editKind } from "./library.ts";
import type { SavedItem } from "./library-data.ts";
import { library } from "./library-store.ts";
import { emitSaved } from "./save-events.ts";

/** Duplicates an item under a new name, not shared. Returns the new id; null if the original does not exist. */
export function duplicate(kind: "palettes" | "colors", id: string): string | null {
  const original = (library.get().local[kind] as readonly SavedItem[]).find((item) => item.id === id);
  if (!original) return null;
  const copy = { ...copyOf(original, "copy", Date.now()), trashedAt: null };
  editKind(kind, (items) => [copy, ...items]);
  emitSaved({ kind, id: copy.id });
  return copy.id;
}
