import { useState } from "react";
import { useLibrary } from "#app/frame/library/library.ts";
import { Empty } from "../list/empty.tsx";
import { ListPage } from "../list/list-page.tsx";
import { NewProject } from "./new-project.tsx";
import { ProjectCard } from "./project-card.tsx";
import { PROJECTS_PATH } from "./project-path.ts";

export function ProjectList({ isTrash }: { isTrash: boolean }) {
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
    </ListPage>
  );
}
