import { privateCacheHeaders } from "#app/cache-headers.ts";
import { pageMeta } from "#app/metadata.ts";
import { LibraryGate, lateList } from "../list/library-gate.tsx";

const Projects = lateList(async () => (await import("./project-list.tsx")).Projects, "The list of your projects");

export const meta = pageMeta({
  title: "Your projects",
  description: "Projects keep related palettes, colors and notes together, and export them as one.",
});

export const headers = privateCacheHeaders;

export default function SavedProjects() {
  return <LibraryGate title="Projects" List={Projects} />;
}
