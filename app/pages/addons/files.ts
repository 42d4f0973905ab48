import { fileNameOf, makeProduct, type Product } from "#app/frame/export/make-product.ts";
import { unpack } from "#app/frame/import/unpack.ts";
import { EXPORT_FORMATS, type ExportFormat } from "#color/export/formats.ts";
import type { ExportPalette } from "#color/export/palette.ts";
import { readProcreate } from "#color/import/files/procreate.ts";
import type { ImportedGroup } from "#color/import/imported.ts";
import { readPaletteBytes, readPaletteText } from "#color/import/read-palette.ts";
import { printHex } from "#color/text/print.ts";

/** Hex is free to export for everyone; the export panel has the others. */
const OPTIONS = { values: "hex", dark: "none", prefix: "", isLegacyTokens: false } as const;

/** Everything but the PNG, which takes a canvas and so a browser. */
export const FILE_FORMATS: readonly ExportFormat[] = EXPORT_FORMATS.filter(({ kind }) => kind !== "canvas");

/** A palette as a file of the format, made on the server. */
export function makeFile(palette: ExportPalette, format: ExportFormat): Promise<Product> {
  return makeProduct(palette, format, OPTIONS, () => Promise.reject(new Error("A canvas is not made on the server")));
}

/** Where the file of a stem is: "/addons/palette.ase". The name it is saved under is that of its palette. */
export function filePath(stem: string, format: ExportFormat): string {
  return `/addons/${fileNameOf({ name: stem, link: "", groups: [] }, format)}`;
}

/** What is in a file, read back from the file itself: the pictures show this, and not what went in. */
export type Arrival = Awaited<ReturnType<typeof arrivalOf>>;

/** `stem` is the name of the file in its address. A file that our own readers cannot read has no groups. */
export async function arrivalOf(palette: ExportPalette, format: ExportFormat, stem: string) {
  const { fileName, content } = await makeFile(palette, format);
  const isText = typeof content === "string";
  return {
    format: format.id,
    label: format.label,
    /** Where it is, without a query. */
    path: filePath(stem, format),
    fileName,
    bytes: isText ? new TextEncoder().encode(content).length : content.length,
    groups: readGroups(content).map(({ name, swatches }) => ({
      name,
      swatches: swatches.map((swatch) => ({ name: swatch.name ?? "", hex: printHex(swatch.color) })),
    })),
    /** The SVG, which is shown and copied; of the others a page needs no more than what is in them. */
    text: isText && format.id === "svg" ? content : null,
  };
}

function readGroups(content: string | Uint8Array): readonly ImportedGroup[] {
  if (typeof content === "string") return readPaletteText(content)?.groups ?? [];
  const packed = unpack(content);
  if (packed) return packed.flatMap(({ name, bytes }) => readPacked(name, bytes));
  return readPaletteBytes(content, "palette")?.groups ?? [];
}

/** Several palettes for Procreate are archives in an archive. */
function readPacked(name: string, bytes: Uint8Array): readonly ImportedGroup[] {
  if (!name.endsWith(".json")) return readGroups(bytes);
  return readProcreate(new TextDecoder().decode(bytes))?.groups ?? [];
}
