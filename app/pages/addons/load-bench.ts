import type { RouterContextProvider } from "react-router";
import { toRgb24 } from "#color/convert.ts";
import type { ExportFormatId } from "#color/export/formats.ts";
import type { ExportPalette } from "#color/export/palette.ts";
import { nameUniquely } from "#color/names/name-palette.ts";
import { paletteTitles } from "#color/names/palette-title.ts";
import type { NameService } from "#color/names.ts";
import { writeColors } from "#color/text/address.ts";
import { printHex } from "#color/text/print.ts";
import { namesContext, originContext } from "#contract/site.ts";
import { numberRepeats } from "../words.ts";
import { ADDONS_PATH, type BenchAddress, benchQuery } from "./address.ts";
import { arrivalOf, FILE_FORMATS, filePath } from "./files.ts";
import { readBench } from "./read-bench.ts";

export const STEM = "palette";

/** With more colors, each gets its nearest name and repeats are numbered: pairing them all takes too long. */
const MAX_PAIRED = 12;

export type Bench = Awaited<ReturnType<typeof loadBench>>;

/** Loads the palette of the address, and for the formats in `ways` the contents of their files. */
export async function loadBench(
  url: URL,
  context: Readonly<RouterContextProvider>,
  ways: readonly { readonly format: ExportFormatId | null }[],
) {
  const address = readBench(url.searchParams);
  const palette = nameBench(address, context.get(namesContext), context.get(originContext));
  const shown = FILE_FORMATS.filter(({ id }) => ways.some(({ format }) => format === id));
  const [{ swatches = [] } = {}] = palette.groups;
  return {
    // A file of unreadable text would be refused.
    query: benchQuery(address.isUnread ? { text: "", name: address.name } : address),
    problem: address.problem,
    isExample: address.text === "",
    title: palette.name,
    swatches: swatches.map(({ name, color }) => ({ name, hex: printHex(color) })),
    arrivals: await Promise.all(shown.map((format) => arrivalOf(palette, format, STEM))),
    files: FILE_FORMATS.map((format) => {
      const { id, label, hint, extension } = format;
      return { id, label, hint, extension, path: filePath(STEM, format) };
    }),
  };
}

/** The palette as every file on the page holds it, with a name for each color and for the palette. */
export function nameBench({ colors, name }: BenchAddress, names: NameService, origin: string): ExportPalette {
  const rgbs = colors.map(({ color }) => toRgb24(color));
  const paired = rgbs.length <= MAX_PAIRED ? nameUniquely(rgbs.map((rgb24) => names.bestMany(rgb24, rgbs.length))) : [];
  const found = rgbs.map((rgb24, index) => paired[index]?.name ?? names.best(rgb24).name);
  const unique = numberRepeats(colors.map(({ name: own }, index) => own ?? found[index] ?? ""));
  return {
    name: name || paletteTitles(found)[0] || "Palette",
    // In our address format, which the tools read as well.
    link: `${origin}${ADDONS_PATH}?c=${writeColors(colors.map(({ color }) => color))}`,
    groups: [{ name: "", swatches: colors.map(({ color }, index) => ({ color, name: unique[index] ?? "" })) }],
  };
}
