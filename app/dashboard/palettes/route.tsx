import { late } from "#app/late/late.tsx";
import { describePage } from "#app/metadata.ts";
import { LibraryGate } from "../list/library-gate.tsx";
import { ListSkeleton } from "../list/list-skeleton.tsx";
import { privateHeaders } from "../private-headers.ts";
import type { Route } from "./+types/route";

const PaletteList = late(async () => (await import("./palette-list.tsx")).PaletteList, "The list of your palettes", {
  waiting: <ListSkeleton />,
});

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({
    title: "Your color palettes",
    description: "Palettes you saved: open them in the tool that made them, search by color, share, export and sort.",
    origin: matches[0].loaderData.origin,
  });

export const headers = privateHeaders;

export default function SavedPalettes() {
  return <LibraryGate title="Color palettes" List={PaletteList} />;
}
