import { late } from "#app/late/late.tsx";
import { LibraryGate, ListSkeleton } from "../list/library-gate.tsx";
import { privateHeaders, privateMeta } from "../private-page.ts";

const PaletteList = late(async () => (await import("./palette-list.tsx")).PaletteList, "The list of your palettes", {
  waiting: <ListSkeleton />,
});

export const meta = privateMeta(
  "Your color palettes",
  "Palettes you saved: open them in the tool that made them, search by color, share, export and sort.",
);

export const headers = privateHeaders;

export default function SavedPalettes() {
  return <LibraryGate title="Color palettes" List={PaletteList} />;
}
