import { fileNameOf, makeProduct, type Product } from "#app/frame/export/make-product.ts";
import { nameSwatches, numberSwatches } from "#app/frame/export/name-swatches.ts";
import { countOf } from "#app/frame/library/limit-words.ts";
import { EXPORT_FORMATS } from "#color/export/formats.ts";
import type { ExportOptions, ExportPalette } from "#color/export/palette.ts";
import type { NameIndex } from "#color/names.ts";
import { slugOf } from "#color/text/slug.ts";
import { type Item, isPalette } from "../list/item.ts";
import { exportOf } from "./export-of.ts";

type Options = {
  /** Of the file and in its README. */
  name: string;
  origin: string;
  write: ExportOptions;
  /** For colors without a name; null gives them numbers. */
  names: NameIndex | null;
  /** Of a project. */
  notes?: string;
};

/** A PNG of each would take minutes; it is made palette by palette in the export panel. */
const FORMATS = EXPORT_FORMATS.filter(({ kind }) => kind === "text" || kind === "bytes");
/** So many palettes are written before the page gets its turn. */
const AT_ONCE = 25;
const MAX_FOLDER_CHARACTERS = 60;

/** A zip with a folder for each palette, one for all colors, and a page that says what is in it. */
export async function packItems(
  items: readonly Item[],
  { name, origin, write, names, notes }: Options,
): Promise<Product> {
  const { strToU8, zipSync } = await import("fflate");
  const files: Record<string, Uint8Array> = {};
  const folders: string[] = [];
  const palettes = items.filter(({ saved }) => isPalette(saved));
  const colors = items.filter(({ saved }) => !isPalette(saved));
  const parts = [
    ...palettes.map((item) => exportOf([item], "", origin)),
    ...(colors.length > 0 ? [{ ...exportOf(colors, "Colors", origin), name: "Colors" }] : []),
  ];
  for (const [place, part] of parts.entries()) {
    if (place % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setTimeout(resolve));
    const named = names ? nameSwatches(part, names) : numberSwatches(part);
    const folder = freeFolder(part, folders);
    folders.push(folder);
    for (const format of FORMATS) {
      const { content } = await makeProduct(named, format, write, drawNothing);
      files[`${folder}/${fileNameOf(named, format)}`] = typeof content === "string" ? strToU8(content) : content;
    }
  }
  files["README.txt"] = strToU8(readmeOf(name, parts, folders, notes));
  return { fileName: `${slugOf(name) || "library"}.zip`, mediaType: "application/zip", content: zipSync(files) };
}

/** No format of these is a picture. */
async function drawNothing(): Promise<never> {
  throw new Error("The zip has no picture");
}

function freeFolder({ name }: ExportPalette, taken: readonly string[]): string {
  const stem = slugOf(name).slice(0, MAX_FOLDER_CHARACTERS).replace(/-$/, "") || "palette";
  let folder = stem;
  for (let count = 2; taken.includes(folder); count++) folder = `${stem}-${count}`;
  return folder;
}

function readmeOf(name: string, parts: readonly ExportPalette[], folders: readonly string[], notes = ""): string {
  const width = Math.max(0, ...folders.map((folder) => folder.length));
  const lines = parts.map((part, place) => {
    const count = part.groups.reduce((sum, { swatches }) => sum + swatches.length, 0);
    return `  ${(folders[place] ?? "").padEnd(width)}  ${oneLine(part.name)}, ${countOf("colors", count)}. ${part.link}`;
  });
  return [
    oneLine(name),
    "Exported from Huesmith.",
    "",
    ...(notes.trim() ? [notes.trim(), ""] : []),
    "What each folder holds, in every format:",
    ...lines,
    "",
  ].join("\n");
}

function oneLine(text: string) {
  return text.replace(/\s+/g, " ").trim();
}
