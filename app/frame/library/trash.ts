import { editItem, editKind } from "./library.ts";
import type { Kind, SavedItem } from "./library-data.ts";
import { emitSaved } from "./save-events.ts";

/** Out of the trash, to its place, as if it were saved anew: it counts for the plan again. */
export function restore(kind: Kind, id: string) {
  editItem(kind, id, (item) => ({ ...item, trashedAt: null, changedAt: Date.now() }));
  emitSaved({ kind, id });
}

/** For good. What lay in a project lies in none. */
export function erase(kind: Kind, id: string) {
  eraseAll(kind, (item) => item.id === id);
}

export function emptyTrash(kind: Kind) {
  eraseAll(kind, ({ trashedAt }) => trashedAt !== null);
}

function eraseAll(kind: Kind, isErased: (item: SavedItem) => boolean) {
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
