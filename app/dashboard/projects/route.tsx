import { late } from "#app/late/late.tsx";
import { describePage } from "#app/metadata.ts";
import { LibraryGate } from "../list/library-gate.tsx";
import { ListSkeleton } from "../list/list-skeleton.tsx";
import { privateHeaders } from "../private-headers.ts";
import type { Route } from "./+types/route";

const Projects = late(async () => (await import("./projects.tsx")).Projects, "The list of your projects", {
  waiting: <ListSkeleton />,
});

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({
    title: "Your projects",
    description: "Projects keep related palettes, colors and notes together, and export them as one.",
    origin: matches[0].loaderData.origin,
  });

export const headers = privateHeaders;

export default function SavedProjects() {
  return <LibraryGate title="Projects" List={Projects} />;
}
