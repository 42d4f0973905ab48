import { writeTokenFiles } from "#color/export/dtcg.ts";
import { EXPORT_FORMATS, type ExportFormat } from "#color/export/formats.ts";
import { type ExportOptions, type ExportPalette, spellOutDark } from "#color/export/palette.ts";
import { markUtf8 } from "#color/export/palette-lines.ts";
import { writeProcreateFiles } from "#color/export/procreate.ts";
import { writeExport } from "#color/export/write-export.ts";
import { fileStem } from "#color/text/file-stem.ts";
import { slugOf } from "#color/text/slug.ts";

export type Product = {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
  /** The same as a single text to show and copy, if the content is several files. */
  readonly text?: string;
};
export type DrawSheet = (palette: ExportPalette, options: ExportOptions) => Promise<Uint8Array<ArrayBuffer>>;

export async function makeProduct(
  palette: ExportPalette,
  format: ExportFormat,
  options: ExportOptions,
  drawSheet: DrawSheet,
): Promise<Product> {
  const { id, mediaType } = format;
  const file = { fileName: fileNameOf(palette, format), mediaType };
  if (id === "png") return { ...file, content: await drawSheet(spellOutDark(palette), options) };
  if (id === "swatches") return makeSwatches(spellOutDark(palette), file);
  const content = writeExport(palette, id, options);
  if (typeof content !== "string") return { ...file, content };
  const text = id === "csv" ? markUtf8(content) : content;
  const product = { ...file, mediaType: `${mediaType};charset=utf-8`, content: text };
  return id === "dtcg" ? makeTokens(palette, options, product) : product;
}

/** A Procreate file holds one palette of at most 30 colors; larger palettes become several files in a zip. */
async function makeSwatches(palette: ExportPalette, file: Omit<Product, "content">): Promise<Product> {
  const { strToU8, zipSync } = await import("fflate");
  const files = writeProcreateFiles(palette).map(({ json }) => zipSync({ "Swatches.json": strToU8(json) }));
  const [first] = files;
  if (files.length === 1 && first) return { ...file, content: first };
  const { fileName } = file;
  const numbered = files.map((each, index) => [fileName.replace(".swatches", `-${index + 1}.swatches`), each]);
  const content = zipSync(Object.fromEntries(numbered), { level: 0 });
  return { fileName: `${fileName}.zip`, mediaType: "application/zip", content };
}

/** With a dark theme: a zip of one file per mode and one that binds them. The text contains all of them. */
async function makeTokens(palette: ExportPalette, options: ExportOptions, whole: Product & { content: string }) {
  const files = writeTokenFiles(palette, options);
  if (files === null) return whole;
  const { strToU8, zipSync } = await import("fflate");
  const content = zipSync(Object.fromEntries(files.map((file) => [file.fileName, strToU8(file.text)])));
  const fileName = whole.fileName.replace(/json$/, "zip");
  return { fileName, mediaType: "application/zip", content, text: whole.content };
}

/** "crimson-dusk.css"; later formats with the same extension add their label: "crimson-dusk-tailwind-4.css". */
export function fileNameOf(palette: ExportPalette, { id, label, extension }: ExportFormat): string {
  const isFirst = EXPORT_FORMATS.find((format) => format.extension === extension)?.id === id;
  return `${fileStem(palette.name)}${isFirst ? "" : `-${slugOf(label)}`}.${extension}`;
}

/** The text to show and copy; null for binary content. */
export function textOf({ content, text }: Product): string | null {
  return typeof content === "string" ? content.replace(/^\ufeff/, "") : (text ?? null);
}

export function blobOf({ content, mediaType }: Product): Blob {
  return new Blob([content], { type: mediaType });
}
