import { EXPORT_FORMATS, type ExportFormat, type ExportFormatId } from "#color/export/formats.ts";

type Use = "For code" | "For design apps" | "Tables";

const USES: readonly Use[] = ["For code", "For design apps", "Tables"];
const USE_OF: Record<ExportFormatId, Use> = {
  css: "For code",
  tailwind4: "For code",
  tailwind3: "For code",
  scss: "For code",
  less: "For code",
  typescript: "For code",
  json: "For code",
  dtcg: "For code",
  svg: "For design apps",
  png: "For design apps",
  ase: "For design apps",
  aco: "For design apps",
  gpl: "For design apps",
  swatches: "For design apps",
  pal: "For design apps",
  "paint-net": "For design apps",
  csv: "Tables",
};

export const FORMATS_BY_USE = USES.map((use) => ({
  use,
  formats: EXPORT_FORMATS.filter(({ id }) => USE_OF[id] === use),
}));

/** The stored choice is always one of the list. */
export function formatOf(id: ExportFormatId): ExportFormat {
  return EXPORT_FORMATS.find((format) => format.id === id) as ExportFormat;
}
