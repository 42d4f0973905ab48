import { privateCacheHeaders } from "#app/cache-headers.ts";
import { late } from "#app/late/late.tsx";
import { pageMeta } from "#app/metadata.ts";
import { LibraryGate, ListSkeleton } from "../list/library-gate.tsx";

const ColorList = late(async () => (await import("./color-list.tsx")).ColorList, "The list of your colors", {
  waiting: <ListSkeleton />,
});

export const meta = pageMeta({
  title: "Your colors",
  description: "Colors you saved in any tool: search by name, tag or color, copy, export and sort.",
});

export const headers = privateCacheHeaders;

export default function SavedColors() {
  return <LibraryGate title="Colors" List={ColorList} />;
}
