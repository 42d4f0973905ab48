import { showToast } from "#app/ui/toast-store.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { setColors } from "./changes.ts";
import { useBench } from "./use-bench.ts";

/** Colors from anywhere become the stops, as one step that the notification takes back. */
export function useTakePalette() {
  const { controls } = useBench();
  return ({ groups, format }: ImportedPalette) => {
    const colors = groups.flatMap(({ swatches }) => swatches.map(({ color }) => color));
    controls.apply(setColors, colors);
    const what = colors.length === 1 ? "1 color" : `${colors.length} colors`;
    showToast({ type: "info", title: `${what} from ${format}`, action: { label: "Undo", onSelect: controls.undo } });
  };
}
