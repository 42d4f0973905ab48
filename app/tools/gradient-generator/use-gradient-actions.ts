import { askForPro } from "#app/frame/pro/ask-for-pro.ts";
import { can } from "#app/frame/pro/features.ts";
import { lateCode } from "#app/late/late-code.ts";
import { colorsOf, takeColors } from "#app/tools/take-colors.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { addColor, hasRoom, recolor, reverse, setColors, widestGap } from "./changes.ts";
import { STOPS } from "./state.ts";
import { useBench } from "./use-bench.ts";

export const randomCode = lateCode(async () => {
  const [{ randomStops }, { randomSeed }] = await Promise.all([
    import("#color/gradient/random-stops.ts"),
    import("#color/generate/seed.ts"),
  ]);
  return { draw: (count: number) => randomStops(randomSeed(), count) };
});

/** The same for buttons and keys. */
export function useGradientActions() {
  const { controls, state, select } = useBench();
  return {
    random: async () => {
      const colors = (await randomCode.load())?.draw(state.stops.length);
      if (colors) controls.apply(recolor, colors);
    },
    swap: () => controls.apply(reverse),
    add: () => {
      if (!hasRoom(state) || !canMake(state.stops.length + 1)) return;
      const { index } = widestGap(state);
      controls.apply(addColor);
      select(index);
    },
    /** Colors from anywhere become the stops. */
    take: (imported: ImportedPalette) => {
      if (canMake(colorsOf(imported).length)) takeColors({ controls, imported, change: setColors, most: STOPS.max });
    },
  };
}

/**
 * More than two colors come with Pro, so without it the upgrade dialog opens. A gradient of many from an address or the
 * library is there as a whole, and all of it can be changed; only adding to it asks.
 */
export function canMake(count: number): boolean {
  if (count <= STOPS.min || can("gradient-colors")) return true;
  askForPro("gradient-colors");
  return false;
}
