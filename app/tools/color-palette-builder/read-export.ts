import type { ReadExport } from "#app/tools/read-export.ts";
import { exportOf } from "./export-palette.ts";
import { model } from "./model.ts";

export const readExport: ReadExport = (query, nameOf, link) => {
  const { state } = model.read(query);
  return exportOf(
    state,
    state.colors.map(({ name, color }) => name || nameOf(color)),
    link,
  );
};
