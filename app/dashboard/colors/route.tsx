import { late } from "#app/late/late.tsx";
import { describePage } from "#app/metadata.ts";
import { LibraryGate } from "../list/library-gate.tsx";
import { ListSkeleton } from "../list/list-skeleton.tsx";
import { privateHeaders } from "../private-headers.ts";
import type { Route } from "./+types/route";

const ColorList = late(async () => (await import("./color-list.tsx")).ColorList, "The list of your colors", {
  waiting: <ListSkeleton />,
});

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({
    title: "Your colors",
    description: "Colors you saved in any tool: search by name, tag or color, copy, export and sort.",
    origin: matches[0].loaderData.origin,
  });

export const headers = privateHeaders;

export default function SavedColors() {
  return <LibraryGate title="Colors" List={ColorList} />;
}
