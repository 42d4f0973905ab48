import { fileNameOf, makeProduct, type Product } from "#app/frame/export/make-product.ts";
import { EXPORT_FORMATS, type ExportFormat } from "#color/export/formats.ts";
import type { ExportPalette } from "#color/export/palette.ts";

/** Hex is free to export for everyone; the export panel has the others. */
const OPTIONS = { values: "hex", dark: "none", prefix: "", isLegacyTokens: false } as const;

/** Everything but the PNG, which takes a canvas and so a browser. */
export const FILE_FORMATS: readonly ExportFormat[] = EXPORT_FORMATS.filter(({ kind }) => kind !== "canvas");

/** A palette as a file of the format, made on the server. */
export function makeFile(palette: ExportPalette, format: ExportFormat): Promise<Product> {
  return makeProduct(palette, format, OPTIONS, refuseCanvas);
}

/** Where the file of a stem is: "/addons/palette.ase". The name it is saved under is that of its palette. */
export function filePath(stem: string, format: ExportFormat): string {
  return `/addons/${fileNameOf({ name: stem, link: "", groups: [] }, format)}`;
}

async function refuseCanvas(): Promise<never> {
  throw new Error("A canvas format is not made on the server");
}
