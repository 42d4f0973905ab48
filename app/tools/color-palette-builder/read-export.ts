import type { ReadExport } from "#app/tools/read-export.ts";
import { model } from "./model.ts";
import { exportOf } from "./palette/export-palette.ts";

export const readExport: ReadExport = (query, nameOf, link) => {
  const { state } = model.read(query);
  return exportOf(
    state,
    state.colors.map(({ name, color }) => name || nameOf(color)),
    link,
  );
};
