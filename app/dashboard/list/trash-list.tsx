import { useState } from "react";
import { keptInTrash, MAX_TRASHED, TRASH_DAYS, trimGuestTrash, useWholeLibrary } from "#app/frame/library/library.ts";
import type { Kind, SavedItem } from "#app/frame/library/library-data.ts";
import { countKind } from "#app/frame/library/limit-words.ts";
import { emptyTrash, erase, restore } from "#app/frame/library/trash.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import { itemOf } from "../item.ts";
import { ConfirmDialog } from "./dialog-foot.tsx";
import { Strip } from "./strip.tsx";
import { describeTimeLeft } from "./words.ts";

export function TrashList({ kind }: { kind: Kind }) {
  const items = useWholeLibrary()[kind];
  const [now] = useState(Date.now);
  const [asked, setAsked] = useState<SavedItem | "all" | null>(null);
  // Not when items are moved here, because that can be undone.
  useOnMount(() => trimGuestTrash(kind));
  const gone = keptInTrash(items);
  const question = asked === "all" ? "Empty the trash" : "Delete permanently";
  const end = (what: SavedItem | "all") => {
    if (what === "all") emptyTrash(kind);
    else erase(kind, what.id);
    setAsked(null);
    showToast({ type: "success", title: what === "all" ? "The trash is empty" : `${what.name} deleted` });
  };
  return (
    <section aria-label="Trash" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-[34em] text-ink-2 text-sm">
          {gone.length === 0
            ? `The trash is empty. Deleted items stay here for ${TRASH_DAYS} days, and you can restore them.`
            : `Items are deleted after ${TRASH_DAYS} days; only the newest ${MAX_TRASHED} are kept. They don't count toward your plan.`}
        </p>
        {gone.length > 0 && <Button onClick={() => setAsked("all")}>Empty the trash</Button>}
      </div>
      {gone.length > 0 && (
        <ul role="list" aria-label="In the trash" className="divide-y divide-line border-line border-y">
          {gone.map((item) => (
            <Row key={item.id} kind={kind} item={item} now={now} onErase={() => setAsked(item)} />
          ))}
        </ul>
      )}
      {asked && (
        <ConfirmDialog title={question} button={question} onCancel={() => setAsked(null)} onConfirm={() => end(asked)}>
          {asked === "all" ? countKind(kind, gone.length) : asked.name} will be deleted permanently. This can't be
          undone.
        </ConfirmDialog>
      )}
    </section>
  );
}

type RowProps = { kind: Kind; item: SavedItem; now: number; onErase: () => void };

function Row({ kind, item, now, onErase }: RowProps) {
  const bringBack = () => {
    restore(kind, item.id);
    showToast({ type: "success", title: `${item.name} restored` });
  };
  return (
    <li className="flex items-center gap-3 py-2.5 [contain-intrinsic-size:auto_57px] [content-visibility:auto]">
      {("path" in item || "color" in item) && (
        <Strip item={itemOf(item)} className="inset-ring inset-ring-line h-9 w-16 rounded-swatch" />
      )}
      <div className="grid min-w-0 flex-1">
        <p className="truncate text-sm">{item.name}</p>
        <p className="text-ink-2 text-xs">{describeTimeLeft(item.trashedAt ?? now, now)}</p>
      </div>
      <Button icon="icon-rotate-ccw size-4" size="sm" onClick={bringBack} aria-label={`Restore ${item.name}`}>
        Restore
      </Button>
      <IconButton icon="icon-x" name={`Delete ${item.name} permanently`} size="sm" onClick={onErase} />
    </li>
  );
}
