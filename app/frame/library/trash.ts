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

/** All that is in the trash, for good. */
export function emptyTrash(kind: Kind) {
  eraseAll(kind, ({ trashedAt }) => trashedAt !== null);
}

function eraseAll(kind: Kind, isErased: (item: SavedItem) => boolean) {
  const erased = new Set<string>();
  editKind(kind, (items) => {
    const rest = (items as readonly SavedItem[]).filter((item) => !isErased(item));
    for (const item of items) if (isErased(item)) erased.add(item.id);
    return (erased.size === 0 ? items : rest) as typeof items;
  });
  if (kind !== "projects" || erased.size === 0) return;
  editKind("palettes", (items) => items.map((item) => outOf(erased, item)));
  editKind("colors", (items) => items.map((item) => outOf(erased, item)));
}

function outOf<Item extends { readonly projectId: string | null }>(projects: ReadonlySet<string>, item: Item): Item {
  return item.projectId && projects.has(item.projectId) ? { ...item, projectId: null } : item;
}
