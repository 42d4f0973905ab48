import type { ReadExport } from "#app/tools/read-export.ts";
import type { ExportPalette, ExportSwatch } from "#color/export/palette.ts";
import { model } from "./model.ts";
import { type Row, rowsOf } from "./palette/rows.ts";
import type { State } from "./palette/state.ts";

export const readExport: ReadExport = (query, nameOf, link) => {
  const { state } = model.read(query);
  const names = state.colors.map(({ name, color }) => name || nameOf(color));
  return exportOf(state, names, link);
};

/**
 * One group per color, with its steps as names. Scales include their dark values: as a theme if both pages are shown,
 * and as an option if only the light one is.
 */
export function exportOf(state: State, names: readonly string[], link: string): ExportPalette {
  const isTheme = state.view === "scales" && state.page === "both";
  const withDark: State = state.page === "light" ? { ...state, page: "both" } : state;
  const groups = state.colors.map((owner, index) => {
    const swatches =
      state.view === "ramps" ? rampSwatches(rowsOf(state, owner)) : scaleSwatches(rowsOf(withDark, owner));
    return { name: names[index] ?? `Color ${index + 1}`, swatches };
  });
  return { name: "Palette", link, groups, isTheme };
}

/** The base is part of all three ramps, but appears only once in the group. */
function rampSwatches(rows: readonly Row[]): ExportSwatch[] {
  const base = rows[0]?.cells[0];
  const steps = rows.flatMap(({ cells }) => cells.slice(1).map(({ step, color }) => ({ name: step, color })));
  return base ? [{ name: "Base", color: base.color }, ...steps] : steps;
}

function scaleSwatches([first, second]: readonly Row[]): ExportSwatch[] {
  const cells = first?.cells ?? [];
  return cells.map(({ step, color }, at) => {
    const dark = second?.cells[at]?.color;
    return dark ? { name: step, color, dark } : { name: step, color };
  });
}
