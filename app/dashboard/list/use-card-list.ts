import { useRef, useState } from "react";
import { openAccountDialog } from "#app/account/account-store.ts";
import { copyFormat } from "#app/frame/copy/copy-format.ts";
import { copyColors } from "#app/frame/copy/use-copy.ts";
import { libraryOwner } from "#app/frame/library/library-store.ts";
import { NO_SELECTION, press, type Selection, selectAll, walk } from "#app/frame/tray/selection.ts";
import type { Color } from "#color/color.ts";
import type { Item } from "../item.ts";
import { changeItems, countErased, duplicateItems, notifyUndoable, trashItems } from "./bulk.ts";
import type { Found } from "./find-items.ts";
import { nameItems, trashNote } from "./words.ts";

/** Refers to items by id, because they may change while the dialog is open. */
export type OpenDialog = {
  readonly what: "tags" | "project" | "share" | "export" | "trash";
  readonly ids: readonly string[];
};
export type CardList = ReturnType<typeof useCardList>;
export type CardActions = CardList["actions"];

/**
 * Holds the selection, the actions of the cards and the selection bar, and the open dialog. The functions must stay the
 * same, so that only changed cards rerender.
 */
export function useCardList(found: readonly Found[], filterBy: (tag: string) => void) {
  const choice = useChoice(found.map(({ item }) => item.id));
  const { toggle, none } = choice;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [renaming, setRenaming] = useState<string | null>(null);
  /** The id of the card to focus once the list has changed. */
  const nextFocus = useRef<string>(null);
  const open = (what: OpenDialog["what"], items: readonly Item[]) =>
    setDialog({ what, ids: items.map(({ id }) => id) });
  const trashUnasked = (items: readonly Item[]) => {
    setDialog(null);
    const undo = trashItems(items);
    none();
    notifyUndoable(`${nameItems(items)} moved to the trash`, undo, trashNote(items.length));
  };
  const actions = {
    toggle,
    filterBy,
    copy: (color: Color, name: string) => void copyColors(color, copyFormat.get(), name),
    /** Turns the name into a field. `endRename` with null keeps the name; `isByKey` returns the focus to the card. */
    startRename: (id: string) => setRenaming(id),
    endRename: (item: Item, name: string | null, isByKey: boolean) => {
      setRenaming(null);
      if (isByKey) nextFocus.current = item.id;
      if (name)
        notifyUndoable(
          `Renamed to ${name}`,
          changeItems([item], () => ({ name })),
        );
    },
    tag: (items: readonly Item[]) => open("tags", items),
    move: (items: readonly Item[]) => open("project", items),
    export: (items: readonly Item[]) => open("export", items),
    // Share links belong to an account.
    share: (item: Item) => (libraryOwner() === null ? openAccountDialog("log-in") : open("share", [item])),
    duplicate: (items: readonly Item[]) => notifyUndoable(`Duplicated ${nameItems(items)}`, duplicateItems(items)),
    /** Asks first if it would erase something. A single item only pushes out the oldest. */
    trash: (items: readonly Item[]) =>
      items.length > 1 && countErased(items) > 0 ? open("trash", items) : trashUnasked(items),
    trashUnasked,
  };
  const closeDialog = () => {
    nextFocus.current = null;
    setDialog(null);
  };
  return { choice, actions, dialog, closeDialog, renaming, nextFocus };
}

/** Tracks the selected items. Those hidden by a filter aren't selected: people mean what they see. */
function useChoice(ids: readonly string[]) {
  const [selection, setSelection] = useState<Selection>(NO_SELECTION);
  const chosen = new Set(ids.filter((id) => selection.chosen.has(id)));
  return {
    chosen,
    toggle: (id: string, isRange: boolean) => setSelection((old) => press(old, ids, id, { isRange, isToggle: true })),
    /** Selects from the start of the selection, or from `from`, to `to`. */
    extend: (from: string, to: string) => setSelection((old) => walk(old, ids, from, to)),
    all: () => setSelection(selectAll(ids)),
    none: () => setSelection(NO_SELECTION),
  };
}
