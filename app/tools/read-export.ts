import type { Color } from "#color/color.ts";
import type { ExportPalette } from "#color/export/palette.ts";

/** Makes a tool's export from an address, without the page. `nameOf` returns the name of a color. */
export type ReadExport = (query: URLSearchParams, nameOf: (color: Color) => string, link: string) => ExportPalette;
