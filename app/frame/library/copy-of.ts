import { cleanName, MAX_NAME_CHARACTERS } from "./clean.ts";
import { newId, type SavedItem } from "./library-data.ts";

/** Copies an item with a new id and a word after its name; the copy is not shared. */
export function copyOf<Item extends SavedItem>(item: Item, word: string, now: number): Item {
  const start = cleanName([...item.name].slice(0, MAX_NAME_CHARACTERS - word.length - 3).join(""), "Unnamed");
  const copy = { ...item, id: newId(), name: `${start} (${word})`, savedAt: now, changedAt: now };
  return "shareToken" in copy ? { ...copy, shareToken: null } : copy;
}
