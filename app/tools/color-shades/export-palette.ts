import type { ExportPalette } from "#color/export/palette.ts";
import { KIND_WORDS } from "./kinds.ts";
import type { Scale } from "./make-scales.ts";
import type { State } from "./state.ts";

/** One group for each scale, with its color's name, and the names of the steps. */
export function exportOf(
  state: State,
  scales: readonly Scale[],
  names: readonly string[],
  link: string,
): ExportPalette {
  return {
    name: `${names[0] ?? "Color"} ${KIND_WORDS[state.kind].name}`,
    link,
    groups: scales.map(({ steps }, index) => ({
      name: names[index] ?? `Color ${index + 1}`,
      swatches: steps.map(({ name, color }) => ({ name, color })),
    })),
  };
}
