import { editItem, editKind } from "./library.ts";
import type { Kind, SavedItem } from "./library-data.ts";
import { emitSaved } from "./save-events.ts";

/** Restores an item from the trash to its place. It counts as a new save, so plan limits apply again. */
export function restore(kind: Kind, id: string) {
  editItem(kind, id, (item) => ({ ...item, trashedAt: null, changedAt: Date.now() }));
  emitSaved({ kind, id });
}

/** Deletes an item permanently. The content of a deleted project remains without a project. */
export function erase(kind: Kind, id: string) {
  eraseAll(kind, (item) => item.id === id);
}

export function emptyTrash(kind: Kind) {
  eraseAll(kind, ({ trashedAt }) => trashedAt !== null);
}

/** Like `erase` for each, with a single write. */
export function eraseAll(kind: Kind, isErased: (item: SavedItem) => boolean) {
  const erased = new Set<string>();
  editKind(kind, (items) => {
    for (const item of items) if (isErased(item)) erased.add(item.id);
    return erased.size === 0 ? items : items.filter(({ id }) => !erased.has(id));
  });
  if (kind !== "projects" || erased.size === 0) return;
  const outOfProject = (item: SavedItem) =>
    "projectId" in item && item.projectId && erased.has(item.projectId) ? { ...item, projectId: null } : item;
  editKind("palettes", (items) => items.map(outOfProject));
  editKind("colors", (items) => items.map(outOfProject));
}
