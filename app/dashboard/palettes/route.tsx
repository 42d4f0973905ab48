import { privateCacheHeaders } from "#app/cache-headers.ts";
import { pageMeta } from "#app/metadata.ts";
import { LibraryGate, lateList } from "../list/library-gate.tsx";

const PaletteList = lateList(async () => (await import("./palette-list.tsx")).PaletteList, "The list of your palettes");

export const meta = pageMeta({
  title: "Your color palettes",
  description: "Palettes you saved: open them in the tool that made them, search by color, share, export and sort.",
});

export const headers = privateCacheHeaders;

export default function SavedPalettes() {
  return <LibraryGate title="Color palettes" List={PaletteList} />;
}
