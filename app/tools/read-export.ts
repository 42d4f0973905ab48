import type { Color } from "#color/color.ts";
import type { ExportPalette } from "#color/export/palette.ts";

/** What a tool exports for an address of its own, without the page. `nameOf` gives what a color is called. */
export type ReadExport = (query: URLSearchParams, nameOf: (color: Color) => string, link: string) => ExportPalette;
