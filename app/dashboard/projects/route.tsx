import { late } from "#app/late/late.tsx";
import { LibraryGate, ListSkeleton } from "../list/library-gate.tsx";
import { privateHeaders, privateMeta } from "../private-page.ts";

const Projects = late(async () => (await import("./project-list.tsx")).Projects, "The list of your projects", {
  waiting: <ListSkeleton />,
});

export const meta = privateMeta(
  "Your projects",
  "Projects keep related palettes, colors and notes together, and export them as one.",
);

export const headers = privateHeaders;

export default function SavedProjects() {
  return <LibraryGate title="Projects" List={Projects} />;
}
