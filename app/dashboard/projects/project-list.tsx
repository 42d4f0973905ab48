import { useState } from "react";
import { useSearchParams } from "react-router";
import { useAccountHeld } from "#app/account/sync/sync-store.ts";
import { useLibrary } from "#app/frame/library/library.ts";
import type { SavedColor, SavedPalette, SavedProject } from "#app/frame/library/library-data.ts";
import { Badge } from "#app/ui/badge.tsx";
import { countOf } from "#color/words/count.ts";
import { itemOf } from "../item.ts";
import { Empty, ListPage } from "../list/list-page.tsx";
import { NewProject, PROJECTS_PATH, projectPath } from "../list/new-project.tsx";
import { Strip } from "../list/strip.tsx";
import { formatDate } from "../list/words.ts";
import { ProjectPage } from "./project-page.tsx";

const MAX_STRIPS = 4;
const MAX_COLORS = 12;

export function Projects() {
  const [query] = useSearchParams();
  const id = query.get("project");
  if (id !== null) return <ProjectPage key={id} id={id} />;
  return <ProjectList isTrash={query.get("view") === "trash"} />;
}

function ProjectList({ isTrash }: { isTrash: boolean }) {
  const { projects, palettes, colors } = useLibrary();
  const [now] = useState(Date.now);
  return (
    <ListPage
      kind="projects"
      tab="Projects"
      paths={[PROJECTS_PATH, `${PROJECTS_PATH}?view=trash`]}
      isTrash={isTrash}
      action={<NewProject />}
    >
      {projects.length === 0 ? (
        <Empty title="No projects yet" action={<NewProject variant="primary" />}>
          A project keeps related palettes, colors and notes together, and exports them as one.
        </Empty>
      ) : (
        <>
          <h2 className="sr-only">Saved projects</h2>
          <ul
            role="list"
            aria-label="Projects"
            className="grid grid-cols-[repeat(auto-fill,minmax(min(264px,100%),1fr))] gap-x-5 gap-y-7"
          >
            {projects.map((project) => (
              <Card
                key={project.id}
                project={project}
                palettes={palettes.filter(({ projectId }) => projectId === project.id)}
                colors={colors.filter(({ projectId }) => projectId === project.id)}
                now={now}
              />
            ))}
          </ul>
        </>
      )}
    </ListPage>
  );
}

type CardProps = {
  project: SavedProject;
  palettes: readonly SavedPalette[];
  colors: readonly SavedColor[];
  now: number;
};

function Card({ project: { id, name, notes, savedAt }, palettes, colors, now }: CardProps) {
  const isRefused = useAccountHeld().refused.includes(id);
  const facts = [countOf(palettes.length, "palette"), countOf(colors.length, "color"), formatDate(savedAt, now)];
  return (
    <li className="group/card relative grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2">
      <Cover palettes={palettes} colors={colors} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
        <h3 className="text-base leading-snug">
          <a href={projectPath(id)} className="block truncate after:absolute after:inset-0 hover:underline">
            {name}
          </a>
        </h3>
        <p className="truncate text-ink-2 text-xs">{facts.join(" · ")}</p>
        {notes.trim() && <p className="line-clamp-2 text-ink-2 text-sm">{notes}</p>}
        {isRefused && (
          <p className="pt-0.5">
            <Badge tone="bad">Only in this browser</Badge>
          </p>
        )}
      </div>
    </li>
  );
}

function Cover({ palettes, colors }: Pick<CardProps, "palettes" | "colors">) {
  const rows = [
    ...palettes.slice(0, MAX_STRIPS).map(itemOf),
    ...(colors.length > 0
      ? [{ colors: colors.slice(0, MAX_COLORS).flatMap((saved) => itemOf(saved).colors), blend: null }]
      : []),
  ].slice(0, MAX_STRIPS);
  if (rows.length === 0) {
    return (
      <div className="grid h-32 place-items-center rounded-control border border-line-2 border-dashed text-ink-2 text-sm">
        Empty
      </div>
    );
  }
  return (
    <div className="joined flex h-32 flex-col">
      {rows.map((item, row) => (
        <Strip key={row} item={item} className="flex-1" />
      ))}
    </div>
  );
}
