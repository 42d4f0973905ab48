import type { ExportPalette } from "#color/export/palette.ts";
import { blendAny } from "./blend-any.ts";
import { colorOf } from "./model.ts";
import { MODE_LABELS, MODES } from "./state.ts";
import type { Bench } from "./use-bench.ts";

/** The mixture, what it is made of, and what the other ways of mixing make of it. */
export function exportOf({ controls, state, used, hex, nameOf }: Bench): ExportPalette {
  const link = new URL(controls.address, window.location.origin).href;
  const ways = MODES.flatMap((mode) => {
    const way = mode === state.activeMode ? null : blendAny(state.baseColors, mode);
    return way ? [{ name: MODE_LABELS[mode].long, color: colorOf(way) }] : [];
  });
  const groups = [
    { name: "Mixture", swatches: hex ? [{ name: nameOf(hex), color: colorOf(hex) }] : [] },
    { name: "Ingredients", swatches: used.map(({ color }) => ({ name: nameOf(color), color: colorOf(color) })) },
    { name: "Other ways", swatches: ways },
  ];
  return { name: "Color mix", link, groups: groups.filter(({ swatches }) => swatches.length > 0) };
}
