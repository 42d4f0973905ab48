import { EXPORT_FORMATS, type ExportFormat, type ExportFormatId } from "#color/export/formats.ts";

const DESIGN: readonly ExportFormatId[] = ["svg", "png", "ase", "aco", "gpl", "swatches", "pal", "paint-net"];

export const FORMATS_BY_USE = ["For code", "For design apps", "Tables"].map((use) => ({
  use,
  formats: EXPORT_FORMATS.filter(({ id }) => nameUse(id) === use),
}));

function nameUse(id: ExportFormatId) {
  if (id === "csv") return "Tables";
  return DESIGN.includes(id) ? "For design apps" : "For code";
}

/** The stored choice is always one of the list. */
export function formatOf(id: ExportFormatId): ExportFormat {
  return EXPORT_FORMATS.find((format) => format.id === id) as ExportFormat;
}
