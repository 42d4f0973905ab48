import { useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { changeProject, removeProject, useLibrary } from "#app/frame/library/library.ts";
import type { SavedProject } from "#app/frame/library/library-data.ts";
import { countOf } from "#app/frame/library/limit-words.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { useOnChange } from "#app/ui/use-on-change.ts";
import { AddColor } from "../colors/add-color.tsx";
import { type Item, itemOf, type Kind } from "../list/item.ts";
import { ItemSection, Take } from "../list/item-section.tsx";
import { NameField } from "../list/name-field.tsx";
import { notifyUndoable } from "../list/use-card-actions.ts";
import { AddItems } from "./add-items.tsx";
import { NotesField } from "./notes-field.tsx";
import { PROJECTS_PATH } from "./project-path.ts";

/** One project: its name, notes, palettes and colors, and all of it as one zip. */
export function ProjectPage({ id }: { id: string }) {
  const { projects, palettes, colors } = useLibrary();
  const project = projects.find((each) => each.id === id);
  const ownPalettes = itemsOf(palettes, id);
  const ownColors = itemsOf(colors, id);
  if (!project) {
    return (
      <div className="grid justify-items-start gap-4 pt-2">
        <p>Project not found. It may be in the trash or in another account.</p>
        <ButtonLink to={PROJECTS_PATH}>All projects</ButtonLink>
      </div>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Head project={project} items={[...ownPalettes, ...ownColors]} />
      <NotesField key={project.id} project={project} />
      <Part kind="palettes" title="Palettes" items={ownPalettes} others={othersOf(palettes, id)} project={project} />
      <Part kind="colors" title="Colors" items={ownColors} others={othersOf(colors, id)} project={project} />
    </div>
  );
}

function Head({ project, items }: { project: SavedProject; items: readonly Item[] }) {
  const [isRenaming, setIsRenaming] = useState(false);
  const [isTaking, setIsTaking] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const isByKey = useRef(false);
  const navigate = useNavigate();
  useOnChange(isRenaming, () => {
    if (!isRenaming && isByKey.current) rename.current?.focus();
  });
  const remove = () => {
    const undo = removeProject(project.id);
    void navigate(PROJECTS_PATH);
    notifyUndoable(`${project.name} moved to the trash. Its items stay`, undo);
  };
  return (
    <div className="grid gap-3">
      <Link to={PROJECTS_PATH} className="-ml-1 flex w-fit items-center gap-1 py-1 text-ink-2 text-sm hover:text-ink">
        <Icon className="icon-chevron-left size-4" />
        All projects
      </Link>
      {isRenaming ? (
        <NameField
          name={project.name}
          onEnd={(name, isKey) => {
            isByKey.current = isKey;
            setIsRenaming(false);
            if (name) changeProject(project.id, { name });
          }}
        />
      ) : (
        <h2 className="text-2xl [overflow-wrap:anywhere]">{project.name}</h2>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button ref={rename} size="sm" onClick={() => setIsRenaming(true)}>
          <Icon className="icon-pencil size-4" />
          Rename
        </Button>
        <Button size="sm" isDisabled={items.length === 0} onClick={() => setIsTaking(true)}>
          <Icon className="icon-download size-4" />
          Export
        </Button>
        <Button size="sm" onClick={remove}>
          <Icon className="icon-trash size-4" />
          Move to the trash
        </Button>
      </div>
      {isTaking && <Take items={items} name={project.name} notes={project.notes} onClose={() => setIsTaking(false)} />}
    </div>
  );
}

type PartProps = {
  kind: Kind;
  title: string;
  items: readonly Item[];
  /** What the library has beside them. */
  others: readonly Item[];
  project: SavedProject;
};

function Part({ kind, title, items, others, project }: PartProps) {
  const navigate = useNavigate();
  const [isAdding, setIsAdding] = useState(false);
  const found = items.map((item) => ({ item, distance: null }));
  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SectionHeading aside={countOf(kind, items.length)}>{title}</SectionHeading>
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
          <Button onClick={() => setIsAdding(true)}>
            <Icon className="icon-plus" />
            Add {kind} from your library
          </Button>
        )}
        {kind === "colors" && <AddColor projectId={project.id} />}
      </div>
      {isAdding && <AddItems kind={kind} items={others} project={project} onClose={() => setIsAdding(false)} />}
    </section>
  );
}

/** Without the trash. */
function othersOf(saved: readonly Parameters<typeof itemOf>[0][], projectId: string): Item[] {
  return saved.filter((each) => each.projectId !== projectId && each.trashedAt === null).map(itemOf);
}

function itemsOf(saved: readonly Parameters<typeof itemOf>[0][], projectId: string): Item[] {
  return saved.filter((each) => each.projectId === projectId).map(itemOf);
}
