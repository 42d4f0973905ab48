import type { ReadExport } from "#app/tools/read-export.ts";
import { exportOf } from "./export-palette.ts";
import { model } from "./model.ts";
import { provideScaleRows } from "./rows.ts";
import { scaleRows } from "./scale-row.ts";

export const readExport: ReadExport = (query, nameOf, link) => {
  provideScaleRows(scaleRows);
  const { state } = model.read(query);
  return exportOf(
    state,
    state.colors.map(({ name, color }) => name || nameOf(color)),
    link,
  );
};
