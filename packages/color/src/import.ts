export type { ImportedGroup, ImportedPalette, ImportedSwatch, UnreadRow } from "../../../color/import/imported.ts";
export { readPaletteBytes, readPaletteText } from "../../../color/import/read-palette.ts";
