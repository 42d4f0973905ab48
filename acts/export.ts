import { toRgb24 } from "#color/convert.ts";
import { EXPORT_FORMATS } from "#color/export/formats.ts";
import { type ExportPalette, VALUE_FORMATS } from "#color/export/palette.ts";
import { type WrittenFormatId, writeExport } from "#color/export/write-export.ts";
import { writeColors } from "#color/text/address.ts";
import { fileStem } from "#color/text/file-stem.ts";
import { defineAct, type Services } from "./act.ts";
import { choiceParameter, colorsParameter, textParameter } from "./parameters.ts";
import type { GivenColor } from "./read-color.ts";

const MAX_COLORS = 50;
const MAX_NAME_CHARACTERS = 100;
const MAX_PREFIX_CHARACTERS = 40;
/** No pictures or zip files. */
const FORMATS = EXPORT_FORMATS.filter(({ kind }) => kind === "text" || kind === "bytes");
const FORMAT_IDS = FORMATS.map(({ id }) => id as Exclude<WrittenFormatId, "swatches">);

export const exportAct = defineAct({
  name: "export",
  title: "Export",
  text: "Writes colors as a file for code or for a design app. Each color gets its nearest well-known name. encoding is base64 for ase and aco, and text for all others.",
  parameters: {
    color: colorsParameter(1, MAX_COLORS, "The colors, in order."),
    format: choiceParameter(FORMAT_IDS, "css", "The format of the file."),
    values: choiceParameter(VALUE_FORMATS, "hex", "How colors are written, in formats that leave a choice."),
    name: textParameter(MAX_NAME_CHARACTERS, "Palette", "The name of the palette."),
    prefix: textParameter(MAX_PREFIX_CHARACTERS, "", "Added before each variable name: brand gives --brand-red."),
  },
  example: { color: "db073d-dba507-0d6986", format: "css" },
  run({ color, format, values, name, prefix }, services) {
    const { extension, mediaType } = FORMATS.find(({ id }) => id === format) as (typeof FORMATS)[number];
    const palette = makePalette(color, name, services);
    const written = writeExport(palette, format, { values, dark: "none", prefix, isLegacyTokens: false });
    return {
      format,
      fileName: `${fileStem(name)}.${extension}`,
      mediaType,
      ...(typeof written === "string"
        ? { encoding: "text", content: written }
        : { encoding: "base64", content: toBase64(written) }),
    };
  },
});

function makePalette(given: readonly GivenColor[], name: string, { names, origin }: Services): ExportPalette {
  const colors = given.map(({ color }) => color);
  const swatches = colors.map((color) => ({ name: names.best(toRgb24(color)).name, color }));
  return {
    name,
    link: `${origin}/color-palette-builder?c=${writeColors(colors)}`,
    groups: [{ name: "", swatches }],
  };
}

function toBase64(bytes: Uint8Array) {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
