import { cleanName, MAX_NAME_CHARACTERS } from "./clean.ts";
import { newId, type SavedItem } from "./library-data.ts";

/**
 * Copies an item with a new id and a word after its name; the copy is not shared. A number after the word keeps the name
 * different from those of `others`.
 */
export function copyOf<Item extends SavedItem>(
  item: Item,
  word: string,
  now: number,
  others: readonly SavedItem[] = [],
): Item {
  const taken = new Set(others.map(({ name }) => name));
  let name = addWord(item.name, word);
  for (let number = 2; taken.has(name); number++) name = addWord(item.name, `${word} ${number}`);
  const copy = { ...item, id: newId(), name, savedAt: now, changedAt: now };
  return "shareToken" in copy ? { ...copy, shareToken: null } : copy;
}

function addWord(name: string, word: string) {
  const start = cleanName([...name].slice(0, MAX_NAME_CHARACTERS - word.length - 3).join(""), "Unnamed");
  return `${start} (${word})`;
}
