import { privateCacheHeaders } from "#app/cache-headers.ts";
import { pageMeta } from "#app/metadata.ts";
import { LibraryGate, lateList } from "../list/library-gate.tsx";

const ColorList = lateList(async () => (await import("./color-list.tsx")).ColorList, "The list of your colors");

export const meta = pageMeta({
  title: "Your colors",
  description: "Colors you saved in any tool: search by name, tag or color, copy, export and sort.",
});

export const headers = privateCacheHeaders;

export default function SavedColors() {
  return <LibraryGate title="Colors" List={ColorList} />;
}
