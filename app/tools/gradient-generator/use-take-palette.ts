import { colorsOf, takeColors } from "#app/tools/take-colors.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { canMake } from "./can-add.ts";
import { setColors } from "./changes.ts";
import { MAX_STOPS } from "./state.ts";
import { useBench } from "./use-bench.ts";

/** Colors from anywhere become the stops. */
export function useTakePalette() {
  const { controls } = useBench();
  return (imported: ImportedPalette) => {
    if (canMake(colorsOf(imported).length)) takeColors({ controls, imported, change: setColors, most: MAX_STOPS });
  };
}
