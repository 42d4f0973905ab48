import { strToU8, zipSync } from "fflate";
import { numberSwatches } from "#app/frame/export/name-swatches.ts";
import type { LibraryData, SavedColor, SavedPalette } from "#app/frame/library/library-data.ts";
import { type ExportPalette, type ExportSwatch, PLAIN_OPTIONS } from "#color/export/palette.ts";
import { writeExport } from "#color/export/write-export.ts";
import { readColor } from "#color/text/address.ts";
import { claimStem } from "../../claim-stem.ts";
import { type ExportedLibrary, type ExportedPerson, writeAccountFile } from "./account-file.ts";

type Files = Record<string, Uint8Array>;

const FORMATS = ["json", "css", "ase"] as const;

/** The account's JSON, plus each palette and the saved colors in three formats. Links start with `origin`. */
export function makeAccountArchive(person: ExportedPerson, saved: ExportedLibrary, origin: string, now: Date) {
  const { library, leftovers } = saved;
  const files: Files = { "account.json": strToU8(writeAccountFile(person, saved, now)) };
  for (const [folder, { palettes, colors: all }, isInTrash] of [
    ["", library, false],
    ["trash/", library, true],
    ["only-in-this-browser/", leftovers, false],
  ] as const) {
    const isHere = ({ trashedAt }: { trashedAt: number | null }) => (trashedAt !== null) === isInTrash;
    const stems = new Set<string>();
    for (const palette of palettes.filter(isHere)) {
      addPalette(files, `${folder}palettes/${claimStem(palette.name, stems)}`, paletteOf(palette, origin));
    }
    const colors = all.filter(isHere);
    if (colors.length > 0) addPalette(files, `${folder}colors`, colorsOf(colors, origin));
  }
  files["README.txt"] = strToU8(readmeOf(library, now));
  return zipSync(files);
}

function addPalette(files: Files, stem: string, palette: ExportPalette) {
  for (const format of FORMATS) {
    const content = writeExport(numberSwatches(palette), format, PLAIN_OPTIONS);
    files[`${stem}.${format}`] = typeof content === "string" ? strToU8(content) : content;
  }
}

function paletteOf({ name, path, colors }: SavedPalette, origin: string): ExportPalette {
  return { name, link: origin + path, groups: [{ name: "", swatches: colors.flatMap((text) => swatchOf("", text)) }] };
}

function colorsOf(colors: readonly SavedColor[], origin: string): ExportPalette {
  const swatches = colors.flatMap(({ name, color }) => swatchOf(name, color));
  return { name: "Saved colors", link: `${origin}/user/colors`, groups: [{ name: "", swatches }] };
}

function swatchOf(name: string, text: string): ExportSwatch[] {
  const color = readColor(text);
  return color ? [{ name, color }] : [];
}

function readmeOf({ colors, palettes, projects }: LibraryData, now: Date): string {
  return [
    `Your Huesmith account, as of ${now.toISOString().slice(0, 10)}.`,
    "",
    `Colors: ${colors.length}, palettes: ${palettes.length}, projects: ${projects.length}, including the trash.`,
    "",
    "account.json  your account and everything you saved, with tags, notes and dates, in one file",
    "palettes/     each palette as JSON, CSS and Adobe ASE",
    "colors.*      the saved colors in the same formats",
    "trash/        the same for items in the trash",
    "only-in-this-browser/  the same for items saved without an account that didn't fit into yours",
    "",
  ].join("\n");
}
