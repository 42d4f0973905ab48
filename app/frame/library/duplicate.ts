import { copyOf } from "./copy-of.ts";
import { editKind } from "./library.ts";
import type { SavedItem } from "./library-data.ts";
import { library } from "./library-store.ts";
import { emitSaved } from "./save-events.ts";

/** A second one, with a name of its own and not shared. Gives back its id; null when there is no such thing. */
export function duplicate(kind: "palettes" | "colors", id: string): string | null {
  const original = (library.get().local[kind] as readonly SavedItem[]).find((item) => item.id === id);
  if (!original) return null;
  const copy = { ...copyOf(original, "copy", Date.now()), trashedAt: null };
  editKind(kind, (items) => [copy, ...items]);
  emitSaved({ kind, id: copy.id });
  return copy.id;
}
