import type { ReadExport } from "#app/tools/read-export.ts";
import { exportOf } from "./export-palette.ts";
import { makeScales } from "./make-scales.ts";
import { model } from "./model.ts";

export const readExport: ReadExport = (query, nameOf, link) => {
  const { state } = model.read(query);
  return exportOf(state, makeScales(state), state.colors.map(nameOf), link);
};
