import { countColors } from "#app/frame/export/make-archive.ts";
import { makeProduct, type Product } from "#app/frame/export/make-product.ts";
import { nameSwatches, numberSwatches } from "#app/frame/export/name-swatches.ts";
import { savedGradients } from "#app/tools/saved-gradient.ts";
import { EXPORT_FORMATS } from "#color/export/formats.ts";
import type { ExportGroup, ExportOptions, ExportPalette, ExportSwatch } from "#color/export/palette.ts";
import type { NameIndex } from "#color/names.ts";
import { fileStem } from "#color/text/file-stem.ts";
import { countOf } from "#color/words/count.ts";
import { claimStem } from "../claim-stem.ts";
import { type Item, isPalette, placeOf } from "../item.ts";

type Options = {
  /** The name of the file and in its README. */
  name: string;
  origin: string;
  write: ExportOptions;
  /** For naming colors without a name; null numbers them instead. */
  names: NameIndex | null;
  notes?: string;
};

/** PNGs of all would take minutes; the export panel makes them for one palette at a time. */
const FORMATS = EXPORT_FORMATS.filter(({ kind }) => kind !== "canvas");
/** How many palettes are written before yielding to the page. */
const AT_ONCE = 25;

export async function packItems(items: readonly Item[], options: Options): Promise<Product> {
  const { name, origin, write, names, notes } = options;
  const { strToU8, zipSync } = await import("fflate");
  const files: Record<string, Uint8Array> = {};
  const folders = new Set<string>();
  const { palettes = [], colors = [] } = Object.groupBy(items, ({ kind }) => kind);
  const parts = [
    ...palettes.map((item) => exportOf([item], "", origin)),
    ...(colors.length > 0 ? [{ ...exportOf(colors, "Colors", origin), name: "Colors" }] : []),
  ];
  for (const [place, part] of parts.entries()) {
    if (place % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setTimeout(resolve));
    const named = names ? nameSwatches(part, names) : numberSwatches(part);
    const folder = claimStem(part.name, folders);
    for (const format of FORMATS) {
      const { fileName, content } = await makeProduct(named, format, write, drawNothing);
      files[`${folder}/${fileName}`] = typeof content === "string" ? strToU8(content) : content;
    }
  }
  files["README.txt"] = strToU8(readmeOf(name, parts, [...folders], notes));
  return { fileName: `${fileStem(name, "library")}.zip`, mediaType: "application/zip", content: zipSync(files) };
}

async function drawNothing(): Promise<never> {
  throw new Error("The zip has no picture");
}

function readmeOf(name: string, parts: readonly ExportPalette[], folders: readonly string[], notes = ""): string {
  const width = Math.max(0, ...folders.map((folder) => folder.length));
  const lines = parts.map((part, place) => {
    const count = countOf(countColors(part), "color");
    return `  ${(folders[place] ?? "").padEnd(width)}  ${oneLine(part.name)}, ${count}. ${part.link}`;
  });
  return [
    oneLine(name),
    "Exported from Huesmith.",
    "",
    ...(notes.trim() ? [notes.trim(), ""] : []),
    "What each folder holds, in every format but PNG:",
    ...lines,
    "",
  ].join("\n");
}

function oneLine(text: string) {
  return text.replace(/\s+/g, " ").trim();
}

/** The items as one palette to export: all colors in one group, each palette in its own. Its colors are named later. */
export function exportOf(items: readonly Item[], name: string, origin: string): ExportPalette {
  const [only] = items;
  if (items.length === 1 && only) {
    return {
      name: only.saved.name,
      link: origin + placeOf(only).path,
      groups: [{ name: "", swatches: swatchesOf(only) }],
      gradients: gradientsOf(only),
    };
  }
  const { palettes = [], colors = [] } = Object.groupBy(items, ({ kind }) => kind);
  const groups: ExportGroup[] = palettes.map((item) => ({ name: item.saved.name, swatches: swatchesOf(item) }));
  if (colors.length > 0)
    groups.unshift({ name: palettes.length > 0 ? "Colors" : "", swatches: colors.flatMap(swatchesOf) });
  const gradients = palettes.flatMap((item) => gradientsOf(item, item.saved.name));
  return { name, gradients, link: `${origin}/user/${palettes.length > 0 ? "palettes" : "colors"}`, groups };
}

function gradientsOf({ saved }: Item, name = "") {
  return isPalette(saved) ? savedGradients(saved.path, name) : [];
}

function swatchesOf({ saved, colors }: Item): ExportSwatch[] {
  const name = isPalette(saved) ? "" : saved.name;
  return colors.map((color) => ({ name, color }));
}
