import type { ReadExport } from "#app/tools/read-export.ts";
import { model } from "./model.ts";
import { colorsOf } from "./state.ts";
import { exportTheme, solveThemes } from "./themes.ts";

export const readExport: ReadExport = (query, nameOf, link) => {
  const { state } = model.read(query);
  const colors = colorsOf(state);
  return exportTheme(solveThemes(state), colors, colors.map(nameOf), link);
};
