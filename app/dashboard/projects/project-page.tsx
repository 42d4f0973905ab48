import { useEffectEvent, useRef, useState } from "react";
import { useNavigate, useNavigationType } from "react-router";
import { cleanNotes, MAX_NOTES_CHARACTERS, mergeNotes } from "#app/frame/library/clean.ts";
import { changeProject, moveToTrash, useLibrary } from "#app/frame/library/library.ts";
import type { SavedProject } from "#app/frame/library/library-data.ts";
import { libraryOwner, movedId } from "#app/frame/library/library-store.ts";
import { countKind } from "#app/frame/library/limit-words.ts";
import { useIsUnread } from "#app/frame/library/unread.ts";
import { useRename } from "#app/frame/library/use-rename.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Textarea } from "#app/ui/input.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { useOnChange } from "#app/ui/use-on-change.ts";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import { useTimer } from "#app/ui/use-timer.ts";
import { useWindowEvent } from "#app/ui/use-window-event.ts";
import { capitalize } from "#color/text/capitalize.ts";
import { AddColor } from "../colors/add-color.tsx";
import { type Item, itemOf, type Kind } from "../item.ts";
import { notifyUndoable } from "../list/bulk.ts";
import { BulkExport, ItemSection } from "../list/item-section.tsx";
import { SyncLine, Unread } from "../list/list-page.tsx";
import { PROJECTS_PATH, projectPath } from "../list/new-project.tsx";
import { AddItems } from "./add-items.tsx";

const NOTES_PAUSE_MS = 800;

export function ProjectPage({ id }: { id: string }) {
  const { projects, palettes, colors } = useLibrary();
  const isUnread = useIsUnread();
  const project = projects.find((each) => each.id === id);
  const allPalettes = palettes.map(itemOf);
  const allColors = colors.map(itemOf);
  if (!project) {
    const inAccount = movedId(id);
    if (inAccount) return <Elsewhere path={projectPath(inAccount)} />;
    if (isUnread) {
      return (
        <div className="grid gap-6">
          <SyncLine />
          <Unread />
        </div>
      );
    }
    return (
      <div className="grid justify-items-start gap-4 pt-2">
        <p>Project not found. It may be in the trash or in another account.</p>
        <ButtonLink href={PROJECTS_PATH}>All projects</ButtonLink>
      </div>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Head project={project} items={[...allPalettes, ...allColors].filter(({ saved }) => saved.projectId === id)} />
      <NotesField key={project.id} project={project} />
      <Part kind="palettes" all={allPalettes} project={project} />
      <Part kind="colors" all={allColors} project={project} />
    </div>
  );
}

/** The router's `Navigate` would be in the scripts of every page. */
function Elsewhere({ path }: { path: string }) {
  const navigate = useNavigate();
  useOnMount(() => void navigate(path, { replace: true }));
  return null;
}

function Head({ project, items }: { project: SavedProject; items: readonly Item[] }) {
  const { field, back, start } = useRename(project.name, (name) => changeProject(project.id, { name }));
  const [isExporting, setIsExporting] = useState(false);
  const navigate = useNavigate();
  const remove = () => {
    const undo = moveToTrash("projects", project.id);
    void navigate(PROJECTS_PATH);
    notifyUndoable(`${project.name} moved to the trash. Its items stay`, undo);
  };
  const isOpened = useNavigationType() !== "POP";
  return (
    <div ref={isOpened ? focusHeading : undefined} className="grid gap-3">
      <a href={PROJECTS_PATH} className="-ml-1 flex w-fit items-center gap-1 py-1 text-ink-2 text-sm hover:text-ink">
        <Icon className="icon-chevron-left size-4" />
        All projects
      </a>
      {field ?? (
        <h2 tabIndex={-1} className="text-xl outline-none [overflow-wrap:anywhere] md:text-2xl">
          {project.name}
        </h2>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button icon="icon-pencil size-4" ref={back} size="sm" onClick={start}>
          Rename
        </Button>
        <Button
          icon="icon-download size-4"
          size="sm"
          isDisabled={items.length === 0}
          onClick={() => setIsExporting(true)}
        >
          Export
        </Button>
        <Button icon="icon-trash size-4" size="sm" onClick={remove}>
          Move to the trash
        </Button>
      </div>
      {isExporting && (
        <BulkExport items={items} name={project.name} notes={project.notes} onClose={() => setIsExporting(false)} />
      )}
    </div>
  );
}

/** The focused link or dialog is gone, and the title of the page is still the same. */
function focusHeading(head: HTMLElement | null) {
  if (document.activeElement === document.body) head?.querySelector("h2")?.focus({ preventScroll: true });
}

/** `all` also has the library's items outside the project. */
type PartProps = { kind: Kind; all: readonly Item[]; project: SavedProject };

function Part({ kind, all, project }: PartProps) {
  const title = capitalize(kind);
  const navigate = useNavigate();
  const [isAdding, setIsAdding] = useState(false);
  const items = all.filter(({ saved }) => saved.projectId === project.id);
  const others = all.filter(({ saved }) => saved.projectId !== project.id);
  const found = items.map((item) => ({ item, distance: null }));
  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SectionHeading aside={countKind(kind, items.length)}>{title}</SectionHeading>
      {items.length > 0 ? (
        <ItemSection
          kind={kind}
          label={title}
          found={found}
          hasProjects={false}
          filterBy={(tag) => void navigate(`/user/${kind}?tag=${encodeURIComponent(tag)}`)}
        />
      ) : (
        <p className="text-ink-2 text-sm">No {kind} yet.</p>
      )}
      <div className="flex flex-wrap gap-2.5">
        {others.length > 0 && (
          <Button icon="icon-plus" onClick={() => setIsAdding(true)}>
            Add {kind} from your library
          </Button>
        )}
        {kind === "colors" && <AddColor projectId={project.id} />}
      </div>
      {isAdding && <AddItems kind={kind} items={others} project={project} onClose={() => setIsAdding(false)} />}
    </section>
  );
}

/** Saves the notes after a pause, and when the field or the page is left. */
function NotesField({ project: { id, notes } }: { project: SavedProject }) {
  const [draft, setDraft] = useState<string | null>(null);
  const [isKept, setIsKept] = useState(true);
  const latest = useRef<string | null>(null);
  const kept = useRef<string | null>(null);
  const timer = useTimer();
  const keep = () => {
    timer.stop();
    if (latest.current === null) return;
    kept.current = cleanNotes(latest.current); // as it is stored, or it would look like another device's
    latest.current = null;
    const isStored = changeProject(id, { notes: kept.current });
    setIsKept(isStored || libraryOwner() !== null); // an account gets them anyway
  };
  const keepNow = useEffectEvent(keep);
  useWindowEvent("pagehide", keep);
  useOnMount(() => () => keepNow());
  // Another device's text may arrive while this one is being edited.
  useOnChange(notes, () => {
    if (draft !== null && notes !== draft && notes !== kept.current) type(mergeNotes(draft, notes));
  });
  const type = (text: string) => {
    setDraft(text);
    latest.current = text;
    timer.start(keep, NOTES_PAUSE_MS);
  };
  return (
    <Field
      label="Notes"
      aside={<span role="status">{isKept && draft !== null && cleanNotes(draft) === notes && "Saved"}</span>}
      error={!isKept && "This browser can't store your notes. Copy them before you leave."}
      className="max-w-[46em]"
    >
      <Textarea
        value={draft ?? notes}
        rows={4}
        maxLength={MAX_NOTES_CHARACTERS}
        onChange={({ target }) => type(target.value)}
        onBlur={() => {
          keep();
          setDraft(null);
        }}
        placeholder="What the colors are for, who decides, where they are used"
      />
    </Field>
  );
}
