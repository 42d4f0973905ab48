import { mapToGamut } from "../gamut.ts";
import { ByteWriter, cutName } from "./byte-writer.ts";
import type { ExportPalette, ExportSwatch } from "./palette.ts";
import { toOneLine } from "./values.ts";

const VERSION = 0x00010000;
const GROUP_START = 0xc001;
const GROUP_END = 0xc002;
const COLOR = 0x0001;
const GLOBAL = 0;

/**
 * Adobe Swatch Exchange (http://www.selapa.net/swatches/colors/fileformats.php#adobe_ase), with its groups. Colors are
 * sRGB, gamut-mapped; the format has no alpha. The loose colors come first: a group would seem to go on otherwise.
 */
export function writeAse(palette: ExportPalette): Uint8Array<ArrayBuffer> {
  const groups = palette.groups.filter(({ swatches }) => swatches.length > 0);
  const named = groups.filter(({ name }) => name !== "");
  const loose = groups.filter(({ name }) => name === "").flatMap(({ swatches }) => swatches);
  const writer = new ByteWriter();
  writer.ascii("ASEF");
  writer.uint32(VERSION);
  writer.uint32(loose.length + named.reduce((sum, { swatches }) => sum + swatches.length + 2, 0));
  for (const swatch of loose) writeColor(writer, swatch);
  for (const { name, swatches } of named) {
    const text = cutName(toOneLine(name));
    writer.uint16(GROUP_START);
    writer.uint32(nameBytes(text));
    writeName(writer, text);
    for (const swatch of swatches) writeColor(writer, swatch);
    writer.uint16(GROUP_END);
    writer.uint32(0);
  }
  return writer.bytes();
}

function writeColor(writer: ByteWriter, swatch: ExportSwatch): void {
  const text = cutName(toOneLine(swatch.name));
  const { r, g, b } = mapToGamut(swatch.color, "srgb");
  writer.uint16(COLOR);
  // The name, the model, three numbers and the type.
  writer.uint32(nameBytes(text) + 4 + 3 * 4 + 2);
  writeName(writer, text);
  writer.ascii("RGB ");
  for (const channel of [r, g, b]) writer.float32(channel);
  writer.uint16(GLOBAL);
}

function nameBytes(name: string): number {
  return 2 + 2 * (name.length + 1);
}

/** The length counts the zero at the end. */
function writeName(writer: ByteWriter, name: string): void {
  writer.uint16(name.length + 1);
  writer.zeroEnded(name);
}
