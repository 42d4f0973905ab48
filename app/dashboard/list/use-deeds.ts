import { useMemo, useRef, useState } from "react";
import { copyFormat } from "#app/frame/copy/copy-format.ts";
import { copyColors } from "#app/frame/copy/use-copy.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { changeItems, duplicateItems, trashItems } from "./bulk.ts";
import type { CardDeeds } from "./card-deeds.ts";
import type { Item } from "./item.ts";
import { nameItems } from "./words.ts";

/** By ids: what a dialog shows may change while it is open. */
export type OpenDialog = { readonly what: "tags" | "project" | "share" | "take"; readonly ids: readonly string[] };

type Hands = { toggle: (id: string, isRange: boolean) => void; filterBy: (tag: string) => void; none: () => void };

/** What cards can do, and what of it is open. */
export function useDeeds(hands: Hands) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [renaming, setRenaming] = useState<string | null>(null);
  /** A card whose field was closed by a key has lost the focus. */
  const [renamed, setRenamed] = useState<string | null>(null);
  const latest = useRef(hands);
  latest.current = hands;
  const deeds = useMemo<CardDeeds>(() => {
    const open = (what: OpenDialog["what"], items: readonly Item[]) =>
      setDialog({ what, ids: items.map(({ id }) => id) });
    return {
      toggle: (id, isRange) => latest.current.toggle(id, isRange),
      filterBy: (tag) => latest.current.filterBy(tag),
      copy: (color, name) => void copyColors(color, copyFormat.get(), name),
      startRename: (id) => {
        setRenamed(null);
        setRenaming(id);
      },
      endRename: (item, name, isByKey) => {
        setRenaming(null);
        setRenamed(isByKey ? item.id : null);
        if (name)
          say(
            `Renamed to ${name}`,
            changeItems([item], () => ({ name })),
          );
      },
      tag: (items) => open("tags", items),
      move: (items) => open("project", items),
      take: (items) => open("take", items),
      share: (item) => open("share", [item]),
      duplicate: (items) => say(`Duplicated ${nameItems(items)}`, duplicateItems(items)),
      trash: (items) => {
        const undo = trashItems(items);
        latest.current.none();
        say(`${nameItems(items)} moved to the trash`, undo);
      },
    };
  }, []);
  return { deeds, dialog, closeDialog: () => setDialog(null), renaming, renamed };
}

/** Says what was done, with the way back. */
export function say(title: string, undo: () => void) {
  showToast({ type: "info", title, action: { label: "Undo", onSelect: undo } });
}
