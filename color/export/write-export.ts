import { writeAco, writeAse } from "./adobe.ts";
import { writeJson, writeTailwind3, writeTypescript } from "./code-object.ts";
import { writeCss, writeLess, writeScss, writeTailwind4 } from "./css.ts";
import { writeDtcg } from "./dtcg.ts";
import type { ExportFormatId } from "./formats.ts";
import { type ExportOptions, type ExportPalette, spellOutDark } from "./palette.ts";
import { writeCsv, writeGpl, writePaintNet, writePal } from "./palette-lines.ts";
import { writeProcreate } from "./procreate.ts";
import { writeSvg } from "./svg.ts";

/** PNG is missing because it needs a canvas to draw `layoutSheet`. */
export type WrittenFormatId = Exclude<ExportFormatId, "png">;

/** Bytes for ASE and ACO, text for all others. */
type Written<Id> = Id extends "ase" | "aco" ? Uint8Array<ArrayBuffer> : string;

const WRITERS: Readonly<
  Record<WrittenFormatId, (palette: ExportPalette, options: ExportOptions) => Written<WrittenFormatId>>
> = {
  css: writeCss,
  tailwind4: writeTailwind4,
  tailwind3: writeTailwind3,
  scss: writeScss,
  less: writeLess,
  typescript: writeTypescript,
  json: writeJson,
  dtcg: writeDtcg,
  svg: writeSvg,
  csv: writeCsv,
  ase: writeAse,
  aco: writeAco,
  gpl: writeGpl,
  swatches: writeProcreate,
  pal: writePal,
  "paint-net": writePaintNet,
};

/** Formats that can express dark values. */
const WRITES_DARK: readonly WrittenFormatId[] = ["css", "tailwind4", "dtcg", "json"];

/**
 * Writes the palette as a file in the given format. For "swatches" it is the Swatches.json that goes into the zip. Any
 * names, links and colors produce a valid file, and so does a palette without colors.
 */
export function writeExport<Id extends WrittenFormatId>(palette: ExportPalette, id: Id, options: ExportOptions) {
  return WRITERS[id](WRITES_DARK.includes(id) ? palette : spellOutDark(palette), options) as Written<Id>;
}
