import type { ReadExport } from "#app/tools/read-export.ts";
import type { ExportPalette } from "#color/export/palette.ts";
import { isRamp } from "#color/ramp.ts";
import { makeScales, type Scale } from "./make-scales.ts";
import { model } from "./model.ts";
import { KIND_WORDS, type State } from "./state.ts";

/**
 * One group per scale, named after its color, with named steps. A scale for light pages also carries the one for dark
 * pages, without the pins of the light one; ramps to white, black and gray have none.
 */
export function exportOf(
  state: State,
  scales: readonly Scale[],
  names: readonly string[],
  link: string,
): ExportPalette {
  const isOffered = !state.isDark && !isRamp(state.kind);
  const dark = isOffered ? makeScales({ ...state, isDark: true, background: null, baseStep: null, pins: [] }) : [];
  return {
    name: `${names[0] ?? "Color"} ${KIND_WORDS[state.kind].name}`,
    link,
    groups: scales.map(({ steps }, index) => ({
      name: names[index] ?? `Color ${index + 1}`,
      swatches: steps.map(({ name, color }, step) => {
        const darkStep = dark[index]?.steps[step];
        return darkStep ? { name, color, dark: darkStep.color } : { name, color };
      }),
    })),
  };
}

export const readExport: ReadExport = (query, nameOf, link) => {
  const { state } = model.read(query);
  return exportOf(state, makeScales(state), state.colors.map(nameOf), link);
};
