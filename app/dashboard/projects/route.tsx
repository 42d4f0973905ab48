import { privateCacheHeaders } from "#app/cache-headers.ts";
import { late } from "#app/late/late.tsx";
import { pageMeta } from "#app/metadata.ts";
import { LibraryGate, ListSkeleton } from "../list/library-gate.tsx";

const Projects = late(async () => (await import("./project-list.tsx")).Projects, "The list of your projects", {
  waiting: <ListSkeleton />,
});

export const meta = pageMeta({
  title: "Your projects",
  description: "Projects keep related palettes, colors and notes together, and export them as one.",
});

export const headers = privateCacheHeaders;

export default function SavedProjects() {
  return <LibraryGate title="Projects" List={Projects} />;
}
