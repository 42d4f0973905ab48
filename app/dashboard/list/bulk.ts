import { copyOf } from "#app/frame/library/copy-of.ts";
import { editAloud, keptInTrash, MAX_TRASHED } from "#app/frame/library/library.ts";
import type { SavedColor } from "#app/frame/library/library-data.ts";
import { library, libraryOwner } from "#app/frame/library/library-store.ts";
import { emitSaved } from "#app/frame/library/save-events.ts";
import { eraseAll } from "#app/frame/library/trash.ts";
import { showToast } from "#app/ui/toast-store.ts";
import type { Item, Kind } from "../item.ts";

type Change = Partial<Pick<SavedColor, "name" | "tags" | "projectId" | "trashedAt">>;

const KINDS: readonly Kind[] = ["colors", "palettes"];

/** Writes once for all, because every write notifies all tabs. Returns an undo that restores only changed fields. */
export function changeItems(items: readonly Item[], changeOf: (item: Item) => Change): () => void {
  const changes = new Map(items.map((item) => [item.id, changeOf(item)]));
  const before = new Map(items.map((item) => [item.id, same(item, changes.get(item.id) ?? {})]));
  apply(changes);
  return () => apply(before);
}

/** Returns an undo, which also restores what the trash has erased meanwhile because it was full. */
export function trashItems(items: readonly Item[]): () => void {
  const trashedAt = Date.now();
  const owner = libraryOwner();
  const undo = changeItems(items, () => ({ trashedAt }));
  return () => {
    // Another person's library may be open by now.
    if (libraryOwner() !== owner) return;
    for (const kind of KINDS) {
      editAloud(kind, (old) => {
        const here = new Set(old.map(({ id }) => id));
        const erased = items.flatMap((item) => (item.kind === kind && !here.has(item.id) ? item.saved : []));
        return erased.length > 0 ? [...erased, ...old].sort((one, other) => other.savedAt - one.savedAt) : old;
      });
    }
    undo();
  };
}

/** How many items the trash would erase, of these and of those in it, if these of one kind were moved there. */
export function countErased(items: readonly Item[]): number {
  const [first] = items;
  const trashed = first ? keptInTrash(library.get().local[first.kind]).length : 0;
  return Math.max(0, trashed + items.length - MAX_TRASHED);
}

export function duplicateItems(items: readonly Item[]): () => void {
  const copies = items.map(({ kind, saved }) => ({ kind, copy: copyOf(saved, "copy", Date.now()) }));
  const ids = new Set(copies.map(({ copy }) => copy.id));
  for (const kind of KINDS) {
    const added = copies.flatMap((one) => (one.kind === kind ? one.copy : []));
    editAloud(kind, (old) => (added.length > 0 ? [...added, ...old] : old));
  }
  for (const { kind, copy } of copies) emitSaved({ kind, id: copy.id });
  return () => {
    for (const kind of KINDS) eraseAll(kind, ({ id }) => ids.has(id));
  };
}

export function notifyUndoable(title: string, undo: () => void, text?: string) {
  showToast({ type: "info", title, text, action: { label: "Undo", onSelect: undo } });
}

function same({ saved }: Item, change: Change): Change {
  return Object.fromEntries(Object.keys(change).map((key) => [key, saved[key as keyof Change]]));
}

function apply(changes: ReadonlyMap<string, Change>) {
  const changedAt = Date.now();
  for (const kind of KINDS) {
    editAloud(kind, (items) => {
      if (!items.some(({ id }) => changes.has(id))) return items;
      return items.map((item) => {
        const change = changes.get(item.id);
        return change ? { ...item, ...change, changedAt } : item;
      });
    });
  }
}
