import { mapToGamut } from "../gamut.ts";
import { cutText } from "../text/cut-text.ts";
import type { ExportPalette, ExportSwatch } from "./palette.ts";
import { fullName, toOneLine } from "./values.ts";

const MAX_NAME_UNITS = 255;

/** Writes big-endian bytes in sequence, as Adobe requires. */
class ByteWriter {
  private readonly list: number[] = [];

  uint16(value: number): void {
    this.list.push((value >> 8) & 255, value & 255);
  }

  uint32(value: number): void {
    this.uint16(value >>> 16);
    this.uint16(value);
  }

  float32(value: number): void {
    const view = new DataView(new ArrayBuffer(4));
    view.setFloat32(0, value);
    this.uint32(view.getUint32(0));
  }

  ascii(text: string): void {
    for (const character of text) this.list.push(character.charCodeAt(0));
  }

  /** Writes UTF-16 followed by a zero. */
  zeroEnded(text: string): void {
    for (let at = 0; at < text.length; at++) this.uint16(text.charCodeAt(at));
    this.uint16(0);
  }

  bytes(): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(this.list);
  }
}

const VERSION = 0x00010000;
const GROUP_START = 0xc001;
const GROUP_END = 0xc002;
const COLOR = 0x0001;
const GLOBAL = 0;

/**
 * Writes Adobe Swatch Exchange (http://www.selapa.net/swatches/colors/fileformats.php#adobe_ase), with its groups.
 * Colors are gamut-mapped sRGB; the format has no alpha. Ungrouped colors come first, or they would seem to belong to a
 * group.
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
    const text = cutText(toOneLine(name), MAX_NAME_UNITS);
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
  const text = cutText(toOneLine(swatch.name), MAX_NAME_UNITS);
  const { r, g, b } = mapToGamut(swatch.color, "srgb");
  writer.uint16(COLOR);
  // Name, model, three numbers and the type.
  writer.uint32(nameBytes(text) + 4 + 3 * 4 + 2);
  writeName(writer, text);
  writer.ascii("RGB ");
  for (const channel of [r, g, b]) writer.float32(channel);
  writer.uint16(GLOBAL);
}

function nameBytes(name: string): number {
  return 2 + 2 * (name.length + 1);
}

/** Writes a name with its length, which counts the zero at the end. */
function writeName(writer: ByteWriter, name: string): void {
  writer.uint16(name.length + 1);
  writer.zeroEnded(name);
}

const RGB = 0;
const FULL = 65535;

/**
 * Writes Photoshop swatches (https://www.adobe.com/devnet-apps/photoshop/fileformatashtml/#50577411_31265): all colors
 * in version 1 for programs that read nothing else, then again in version 2 with names. Gamut-mapped sRGB, without
 * alpha.
 */
export function writeAco(palette: ExportPalette): Uint8Array<ArrayBuffer> {
  const colors = palette.groups.flatMap(({ name: group, swatches }) =>
    swatches.map(({ name, color }) => ({
      name: cutText(fullName(group, name), MAX_NAME_UNITS),
      color: mapToGamut(color, "srgb"),
    })),
  );
  const writer = new ByteWriter();
  for (const version of [1, 2]) {
    writer.uint16(version);
    writer.uint16(colors.length);
    for (const { name, color } of colors) {
      writer.uint16(RGB);
      for (const channel of [color.r, color.g, color.b, 0]) writer.uint16(Math.round(channel * FULL));
      if (version === 1) continue;
      writer.uint32(name.length + 1);
      writer.zeroEnded(name);
    }
  }
  return writer.bytes();
}
