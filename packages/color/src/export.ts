export { EXPORT_FORMATS, type ExportFormat, type ExportFormatId } from "../../../color/export/formats.ts";
export type {
  DarkMode,
  ExportGradient,
  ExportGroup,
  ExportOptions,
  ExportPalette,
  ExportSwatch,
  ValueFormat,
} from "../../../color/export/palette.ts";
export { type WrittenFormatId, writeExport } from "../../../color/export/write-export.ts";
