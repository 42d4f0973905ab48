import { fileNameOf, makeProduct, type Product } from "#app/frame/export/make-product.ts";
import { unpack } from "#app/frame/import/unpack.ts";
import { EXPORT_FORMATS, type ExportFormat } from "#color/export/formats.ts";
import { type ExportPalette, PLAIN_OPTIONS } from "#color/export/palette.ts";
import { readProcreate } from "#color/import/files/procreate.ts";
import type { ImportedGroup } from "#color/import/imported.ts";
import { readPaletteBytes, readPaletteText } from "#color/import/read-palette.ts";
import { printHex } from "#color/text/print.ts";

/** All formats but PNG, which needs a canvas and therefore a browser. */
export const FILE_FORMATS: readonly ExportFormat[] = EXPORT_FORMATS.filter(({ kind }) => kind !== "canvas");

/** Builds the file on the server. */
export function makeFile(palette: ExportPalette, format: ExportFormat): Promise<Product> {
  return makeProduct(palette, format, PLAIN_OPTIONS, () =>
    Promise.reject(new Error("A canvas is not made on the server")),
  );
}

/** Path of the file, such as "/addons/palette.ase". The download is named after the palette. */
export function filePath(stem: string, format: ExportFormat): string {
  return `/addons/${fileNameOf({ name: stem, link: "", groups: [] }, format)}`;
}

/** The contents of a file, read back from the file itself, so the drawings show what really arrives. */
export type Arrival = Awaited<ReturnType<typeof arrivalOf>>;

/** `stem` is the file's name in its address. If our own readers can't read the file, it has no groups. */
export async function arrivalOf(palette: ExportPalette, format: ExportFormat, stem: string) {
  const { fileName, content } = await makeFile(palette, format);
  const isText = typeof content === "string";
  return {
    format: format.id,
    label: format.label,
    /** Path without a query. */
    path: filePath(stem, format),
    fileName,
    bytes: isText ? new TextEncoder().encode(content).length : content.length,
    groups: readGroups(content).map(({ name, swatches }) => ({
      name,
      swatches: swatches.map((swatch) => ({ name: swatch.name ?? "", hex: printHex(swatch.color) })),
    })),
    /** Only for the SVG, which is displayed and copied; for other formats the page needs only their contents. */
    text: isText && format.id === "svg" ? content : null,
  };
}

function readGroups(content: string | Uint8Array): readonly ImportedGroup[] {
  if (typeof content === "string") return readPaletteText(content)?.groups ?? [];
  const packed = unpack(content);
  if (packed) return packed.flatMap(({ name, bytes }) => readPacked(name, bytes));
  return readPaletteBytes(content, "palette")?.groups ?? [];
}

/** Several palettes for Procreate are archives inside an archive. */
function readPacked(name: string, bytes: Uint8Array): readonly ImportedGroup[] {
  if (!name.endsWith(".json")) return readGroups(bytes);
  return readProcreate(new TextDecoder().decode(bytes))?.groups ?? [];
}
