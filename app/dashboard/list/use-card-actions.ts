import { useState } from "react";
import { openAccountDialog } from "#app/account/account-store.ts";
import { copyFormat } from "#app/frame/copy/copy-format.ts";
import { copyColors } from "#app/frame/copy/use-copy.ts";
import { libraryOwner } from "#app/frame/library/library-store.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { changeItems, duplicateItems, trashItems } from "./bulk.ts";
import type { CardActions } from "./card-actions.ts";
import type { Item } from "./item.ts";
import { nameItems } from "./words.ts";

/** By ids: what a dialog shows may change while it is open. */
export type OpenDialog = { readonly what: "tags" | "project" | "share" | "take"; readonly ids: readonly string[] };

type ListActions = Pick<CardActions, "toggle" | "filterBy"> & { none: () => void };

/** What cards can do, and what of it is open. */
export function useCardActions({ toggle, filterBy, none }: ListActions) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [renaming, setRenaming] = useState<string | null>(null);
  /** A card whose field was closed by a key has lost the focus. */
  const [renamed, setRenamed] = useState<string | null>(null);
  const open = (what: OpenDialog["what"], items: readonly Item[]) =>
    setDialog({ what, ids: items.map(({ id }) => id) });
  const actions: CardActions = {
    toggle,
    filterBy,
    copy: (color, name) => void copyColors(color, copyFormat.get(), name),
    startRename: (id) => {
      setRenamed(null);
      setRenaming(id);
    },
    endRename: (item, name, isByKey) => {
      setRenaming(null);
      setRenamed(isByKey ? item.id : null);
      if (!name) return;
      const undo = changeItems([item], () => ({ name }));
      notifyUndoable(`Renamed to ${name}`, undo);
    },
    tag: (items) => open("tags", items),
    move: (items) => open("project", items),
    take: (items) => open("take", items),
    // A link to share is the account's.
    share: (item) => (libraryOwner() === null ? openAccountDialog("log-in") : open("share", [item])),
    duplicate: (items) => notifyUndoable(`Duplicated ${nameItems(items)}`, duplicateItems(items)),
    trash: (items) => {
      const undo = trashItems(items);
      none();
      notifyUndoable(`${nameItems(items)} moved to the trash`, undo);
    },
  };
  return { actions, dialog, closeDialog: () => setDialog(null), renaming, renamed };
}

/** What was done, with the way back. */
export function notifyUndoable(title: string, undo: () => void) {
  showToast({ type: "info", title, action: { label: "Undo", onSelect: undo } });
}
