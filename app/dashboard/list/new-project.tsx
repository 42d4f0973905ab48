import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { openAccountDialog } from "#app/account/account-store.ts";
import { readSaved, saveProject } from "#app/frame/library/library.ts";
import type { SavedProject } from "#app/frame/library/library-data.ts";
import { library } from "#app/frame/library/library-store.ts";
import { Button } from "#app/ui/button.tsx";
import type { ButtonVariant } from "#app/ui/button-style.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { TextField } from "#app/ui/fields.tsx";
import { countOf } from "#color/words/count.ts";
import { DialogFoot } from "./dialog-foot.tsx";

export const PROJECTS_PATH = "/user/projects";

export function projectPath(id: string) {
  return `${PROJECTS_PATH}?project=${encodeURIComponent(id)}`;
}

export function NewProject({ variant }: { variant?: ButtonVariant }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        icon="icon-plus"
        variant={variant}
        onClick={() => hasRoomForProject() && setIsOpen(true)}
        aria-haspopup="dialog"
      >
        New project
      </Button>
      {isOpen && (
        <Dialog onClose={() => setIsOpen(false)} title="New project">
          <Form onDone={() => setIsOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

function Form({ onDone }: { onDone: () => void }) {
  const [name, setName] = useState("");
  const [isReported, setIsReported] = useState(false);
  const navigate = useNavigate();
  const isEmpty = name.trim() === "";
  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsReported(true);
    if (isEmpty) return;
    const project = makeProject(name);
    onDone();
    if (project) void navigate(projectPath(project.id));
  };
  return (
    <form onSubmit={save} className="grid gap-5">
      <TextField
        label="Name"
        error={isReported && isEmpty && "Enter a name."}
        value={name}
        onChange={({ target }) => setName(target.value)}
        maxLength={80}
        placeholder="Harbor rebrand"
        autoComplete="off"
      />
      <DialogFoot onCancel={onDone}>Create project</DialogFoot>
    </form>
  );
}

/** Creates a project. Returns null, after saying so, if the plan has no room for one. */
export function makeProject(name: string): SavedProject | null {
  return hasRoomForProject() ? saveProject(name).item : null;
}

/** Returns whether there is room; if not, says so and offers Pro. */
function hasRoomForProject(): boolean {
  const limit = library.get().limits?.projects ?? null;
  if (limit === null || readSaved().projects.length < limit) return true;
  const reason = `The free plan holds ${countOf(limit, "project")}. Use the one you have, or upgrade to Pro for unlimited projects.`;
  openAccountDialog("upgrade", { reason });
  return false;
}
