import { useSearchParams } from "react-router";
import { ProjectList } from "./project-list.tsx";
import { ProjectPage } from "./project-page.tsx";

/** All projects, or the one that the address names. */
export function Projects() {
  const [query] = useSearchParams();
  const id = query.get("project");
  if (id !== null) return <ProjectPage key={id} id={id} />;
  return <ProjectList isTrash={query.get("view") === "trash"} />;
}
