import { type FormEvent, useId, useState } from "react";
import type { SavedProject } from "#app/frame/library/library-data.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { TextField } from "#app/ui/fields.tsx";
import type { Item } from "../item.ts";
import { changeItems, notifyUndoable } from "./bulk.ts";
import { DialogFoot } from "./dialog-foot.tsx";
import { makeProject } from "./new-project.tsx";
import { nameItems } from "./words.ts";

type Props = { items: readonly Item[]; projects: readonly SavedProject[]; onClose: () => void };

const NEW = "new";

export function ProjectDialog({ items, projects, onClose }: Props) {
  const id = useId();
  const first = items[0]?.saved.projectId ?? "";
  const isSame = items.every(({ saved }) => (saved.projectId ?? "") === first);
  const isThere = first === "" || projects.some((project) => project.id === first);
  const [chosen, setChosen] = useState(projects.length === 0 ? NEW : isSame && isThere ? first : "");
  const [name, setName] = useState("");
  const isEmpty = chosen === NEW && name.trim() === "";

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty) return;
    const project = chosen === NEW ? makeProject(name) : projects.find((each) => each.id === chosen);
    if (project === null) return onClose(); // the free plan has no room, which was reported already
    const undo = changeItems(items, () => ({ projectId: project?.id ?? null }));
    notifyUndoable(
      project ? `${nameItems(items)} moved to ${project.name}` : `${nameItems(items)} moved out of the project`,
      undo,
    );
    onClose();
  };
  const choices = [{ id: "", name: "No project" }, ...projects, { id: NEW, name: "New project" }];
  return (
    <Dialog onClose={onClose} title="Move to a project" subtitle={nameItems(items)}>
      <form onSubmit={save} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {projects.length > 0 && (
          <fieldset aria-label="Project" className="-mx-2 grid max-h-72 grid-cols-[minmax(0,1fr)] overflow-y-auto">
            {choices.map((choice) => (
              <label
                key={choice.id}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 text-sm hover:bg-well"
              >
                <input
                  type="radio"
                  name={id}
                  value={choice.id}
                  checked={chosen === choice.id}
                  onChange={() => setChosen(choice.id)}
                  className="size-4 shrink-0 accent-ink"
                />
                <span className="min-w-0 truncate">{choice.name}</span>
              </label>
            ))}
          </fieldset>
        )}
        {chosen === NEW && (
          <TextField
            label="Project name"
            value={name}
            onChange={({ target }) => setName(target.value)}
            maxLength={80}
            autoComplete="off"
          />
        )}
        <DialogFoot onCancel={onClose} isDisabled={isEmpty}>
          Move
        </DialogFoot>
      </form>
    </Dialog>
  );
}
