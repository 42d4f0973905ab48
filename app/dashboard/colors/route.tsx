import { late } from "#app/late/late.tsx";
import { LibraryGate, ListSkeleton } from "../list/library-gate.tsx";
import { privateHeaders, privateMeta } from "../private-page.ts";

const ColorList = late(async () => (await import("./color-list.tsx")).ColorList, "The list of your colors", {
  waiting: <ListSkeleton />,
});

export const meta = privateMeta(
  "Your colors",
  "Colors you saved in any tool: search by name, tag or color, copy, export and sort.",
);

export const headers = privateHeaders;

export default function SavedColors() {
  return <LibraryGate title="Colors" List={ColorList} />;
}
