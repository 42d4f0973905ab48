import { writeAco, writeAse } from "./adobe.ts";
import { writeJson, writeTailwind3, writeTypescript } from "./code-object.ts";
import { writeCss, writeLess, writeScss, writeTailwind4 } from "./css.ts";
import { writeDtcg } from "./dtcg.ts";
import type { ExportFormatId } from "./formats.ts";
import { type ExportOptions, type ExportPalette, spellOutDark } from "./palette.ts";
import { writeCsv, writeGpl, writePaintNet, writePal } from "./palette-lines.ts";
import { writeProcreate } from "./procreate.ts";
import { writeSvg } from "./svg.ts";

/** A PNG is drawn by who has a canvas, from `layoutSheet`. */
export type WrittenFormatId = Exclude<ExportFormatId, "png">;

/** Bytes for ASE and ACO, for all others text. */
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

/** They have a form for the dark values. */
const WRITES_DARK: readonly WrittenFormatId[] = ["css", "tailwind4", "dtcg", "json"];

/**
 * The palette as a file of the format. Of "swatches" it is the Swatches.json
 * that goes into the zip. Any names, links and colors give a valid file; so does a palette without colors.
 */
export function writeExport<Id extends WrittenFormatId>(palette: ExportPalette, id: Id, options: ExportOptions) {
  return WRITERS[id](WRITES_DARK.includes(id) ? palette : spellOutDark(palette), options) as Written<Id>;
}
