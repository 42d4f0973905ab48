import { useState } from "react";
import { useLibrary } from "#app/frame/library/library.ts";
import { lateCode } from "#app/late/late-code.ts";
import { useLateCode } from "#app/late/use-late-code.ts";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import { type Item, itemOf, type Kind } from "../item.ts";
import { ShareDialog } from "../share/share-dialog.tsx";
import { countErased } from "./bulk.ts";
import { CardGrid } from "./card-grid.tsx";
import { ChoiceBar } from "./choice-bar.tsx";
import { ConfirmDialog } from "./dialog-foot.tsx";
import { countTags, type Found } from "./find-items.ts";
import { ProjectDialog } from "./project-dialog.tsx";
import { TagDialog } from "./tag-dialog.tsx";
import { type OpenDialog, useCardList } from "./use-card-list.ts";
import { nameItems, trashWarning } from "./words.ts";

type Props = {
  kind: Kind;
  /** Describes the list to screen readers, and names the files made from it. */
  label: string;
  found: readonly Found[];
  /** False inside a project, where its name would be redundant. */
  hasProjects?: boolean;
  filterBy: (tag: string) => void;
};

export function ItemSection({ kind, label, found, hasProjects = true, filterBy }: Props) {
  const list = useCardList(found, filterBy);
  const { choice, actions, dialog, closeDialog } = list;
  const chosen = found.flatMap(({ item }) => (choice.chosen.has(item.id) ? item : []));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <CardGrid {...{ kind, label, found, hasProjects, list }} />
      {chosen.length > 0 && (
        <ChoiceBar items={chosen} total={found.length} actions={actions} onAll={choice.all} onNone={choice.none} />
      )}
      {dialog && <Dialogs dialog={dialog} label={label} onTrash={actions.trashUnasked} onClose={closeDialog} />}
    </div>
  );
}

type DialogsProps = {
  dialog: OpenDialog;
  label: string;
  onTrash: (items: readonly Item[]) => void;
  onClose: () => void;
};

function Dialogs({ dialog, label, onTrash, onClose }: DialogsProps) {
  const { colors, palettes, projects } = useLibrary();
  const all = [...colors, ...palettes].map(itemOf);
  const items = all.filter(({ id }) => dialog.ids.includes(id));
  const [first] = items;
  if (!first) return null;
  if (dialog.what === "tags") {
    return <TagDialog items={items} known={countTags(all).map(({ tag }) => tag)} onClose={onClose} />;
  }
  if (dialog.what === "project") return <ProjectDialog items={items} projects={projects} onClose={onClose} />;
  if (dialog.what === "share") return <ShareDialog item={first} onClose={onClose} />;
  if (dialog.what === "trash") {
    const title = `Move ${nameItems(items)} to the trash?`;
    return (
      <ConfirmDialog title={title} button="Move to the trash" onCancel={onClose} onConfirm={() => onTrash(items)}>
        {trashWarning(first.kind, countErased(items))}
      </ConfirmDialog>
    );
  }
  return <BulkExport items={items} name={label} onClose={onClose} />;
}

const bulkExportCode = lateCode(async () => (await import("../bulk-export/bulk-export-dialog.tsx")).BulkExportDialog);

type BulkExportProps = { items: readonly Item[]; name: string; notes?: string; onClose: () => void };

export function BulkExport(props: BulkExportProps) {
  const { code: BulkExportDialog, wake } = useLateCode(bulkExportCode, "The export panel");
  const [given] = useState(props);
  useOnMount(() => void wake().then((isThere) => isThere || props.onClose()));
  return BulkExportDialog && <BulkExportDialog {...given} onClose={props.onClose} />;
}
