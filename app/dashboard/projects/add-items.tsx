import { type FormEvent, useState } from "react";
import { Dialog } from "#app/ui/dialog.tsx";
import type { Item, Kind } from "../item.ts";
import { changeItems, notifyUndoable } from "../list/bulk.ts";
import { DialogFoot } from "../list/dialog-foot.tsx";
import { Strip } from "../list/strip.tsx";
import { nameItems } from "../list/words.ts";

type Props = {
  kind: Kind;
  items: readonly Item[];
  project: { readonly id: string; readonly name: string };
  onClose: () => void;
};

export function AddItems({ kind, items, project, onClose }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const wanted = items.filter(({ id }) => chosen.has(id));
  const toggle = (id: string) =>
    setChosen((old) => new Set(old.has(id) ? [...old].filter((other) => other !== id) : [...old, id]));
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (wanted.length === 0) return;
    const undo = changeItems(wanted, () => ({ projectId: project.id }));
    notifyUndoable(`${nameItems(wanted)} moved to ${project.name}`, undo);
    onClose();
  };
  return (
    <Dialog onClose={onClose} title={`Add ${kind}`} subtitle={`To ${project.name}`}>
      <form onSubmit={save} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <fieldset
          aria-label="From your library"
          className="-mx-2 grid max-h-96 grid-cols-[minmax(0,1fr)] overflow-y-auto"
        >
          {items.map((item) => (
            <label
              key={item.id}
              className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control px-2 text-sm hover:bg-well"
            >
              <input
                type="checkbox"
                checked={chosen.has(item.id)}
                onChange={() => toggle(item.id)}
                className="size-4 shrink-0 accent-ink"
              />
              <Strip item={item} className="inset-ring inset-ring-line h-9 w-24 rounded-swatch" />
              <span className="min-w-0 truncate">{item.saved.name}</span>
            </label>
          ))}
        </fieldset>
        <DialogFoot onCancel={onClose} isDisabled={wanted.length === 0}>
          {wanted.length === 0 ? "Add" : `Add ${wanted.length}`}
        </DialogFoot>
      </form>
    </Dialog>
  );
}
