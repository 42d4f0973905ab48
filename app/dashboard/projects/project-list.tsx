import { useState } from "react";
import { useLibrary, useWholeLibrary } from "#app/frame/library/library.ts";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { Empty } from "../list/empty.tsx";
import { Leftovers } from "../list/leftovers.tsx";
import { PlanLine } from "../list/plan-line.tsx";
import { SyncLine } from "../list/sync-line.tsx";
import { TrashList } from "../list/trash-list.tsx";
import { NewProject } from "./new-project.tsx";
import { ProjectCard } from "./project-card.tsx";
import { PROJECTS_PATH } from "./project-path.ts";

export function ProjectList({ isTrash }: { isTrash: boolean }) {
  const { projects, palettes, colors } = useLibrary();
  const trashed = useWholeLibrary().projects.filter(({ trashedAt }) => trashedAt !== null).length;
  const [now] = useState(Date.now);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <PlanLine kind="projects" />
        <div className="flex flex-wrap items-center gap-2.5">
          <LinkTabs
            label="Show"
            links={[
              { to: PROJECTS_PATH, label: "Projects" },
              { to: `${PROJECTS_PATH}?view=trash`, label: trashed > 0 ? `Trash (${trashed})` : "Trash" },
            ]}
            current={isTrash ? `${PROJECTS_PATH}?view=trash` : PROJECTS_PATH}
          />
          <NewProject />
        </div>
      </div>
      <SyncLine />
      {isTrash ? (
        <TrashList kind="projects" />
      ) : projects.length === 0 ? (
        <Empty title="No projects yet" action={<NewProject variant="primary" />}>
          A project keeps related palettes, colors and notes together, and exports them as one.
        </Empty>
      ) : (
        <>
          <h2 className="sr-only">Saved projects</h2>
          <ul
            // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list without it, because the bullets are gone
            role="list"
            aria-label="Projects"
            className="grid grid-cols-[repeat(auto-fill,minmax(min(264px,100%),1fr))] gap-x-5 gap-y-7"
          >
            {projects.map((project) => (
              <ProjectCard
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
      {!isTrash && <Leftovers kind="projects" />}
    </div>
  );
}
