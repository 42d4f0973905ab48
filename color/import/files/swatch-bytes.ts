import { clamp } from "../../clamp.ts";
import type { Color } from "../../color.ts";
import { fromRgb24 } from "../../convert.ts";
import type { ImportedPalette } from "../imported.ts";
import { PaletteBuilder } from "../palette-builder.ts";
import { cmykOf, srgbOf } from "../srgb-of.ts";

/** Reads big-endian bytes in sequence. Past the end it returns 0 and sets `isOver`; it never throws. */
class ByteReader {
  at = 0;
  isOver = false;
  private readonly view: DataView;

  constructor(bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get rest(): number {
    return this.view.byteLength - this.at;
  }

  skip(count: number): void {
    this.take(count, () => 0);
  }

  uint16(): number {
    return this.take(2, (at) => this.view.getUint16(at));
  }

  uint24(): number {
    return this.take(3, (at) => (this.view.getUint16(at) << 8) | this.view.getUint8(at + 2));
  }

  uint32(): number {
    return this.take(4, (at) => this.view.getUint32(at));
  }

  float32(): number {
    return this.take(4, (at) => this.view.getFloat32(at));
  }

  ascii(length: number): string {
    if (!this.has(length)) return "";
    let text = "";
    for (let index = 0; index < length; index++) text += String.fromCharCode(this.view.getUint8(this.at++));
    return text;
  }

  /** Reads UTF-16 up to the first zero. */
  utf16(units: number): string {
    if (!this.has(2 * units)) return "";
    let text = "";
    for (let index = 0; index < units; index++) text += String.fromCharCode(this.uint16());
    return text.split("\0", 1)[0] ?? "";
  }

  private take(count: number, read: (at: number) => number): number {
    if (!this.has(count)) return 0;
    this.at += count;
    return read(this.at - count);
  }

  private has(count: number): boolean {
    if (count <= this.rest) return true;
    this.at = this.view.byteLength;
    this.isOver = true;
    return false;
  }
}

const GROUP_START = 0xc001;
const GROUP_END = 0xc002;
const COLOR = 0x0001;

/** Reads Adobe Swatch Exchange: http://www.selapa.net/swatches/colors/fileformats.php#adobe_ase. `null` for others. */
export function readAse(bytes: Uint8Array): ImportedPalette | null {
  const reader = new ByteReader(bytes);
  if (reader.ascii(4) !== "ASEF") return null;
  reader.skip(4);
  const builder = new PaletteBuilder();
  let group = "";
  let place = 0;
  const count = reader.uint32();
  for (let block = 0; block < count; block++) {
    const type = reader.uint16();
    const length = reader.uint32();
    const end = reader.at + length;
    if (reader.isOver || length > reader.rest) {
      builder.leave(`Color ${place + 1}`, "", `The file should have ${count} blocks but ends here.`);
      break;
    }
    if (type === GROUP_END) group = "";
    else if (type === GROUP_START || type === COLOR) {
      const name = reader.utf16(reader.uint16());
      if (type === GROUP_START) group = name;
      else {
        place++;
        const color = readAseColor(reader);
        if (color && !reader.isOver && reader.at <= end) builder.add(color, name, group);
        else builder.leave(`Color ${place}`, name, "Only RGB, CMYK, Lab and gray are read.");
      }
    }
    reader.at = end;
  }
  return builder.finish("ASE file");
}

function readAseColor(reader: ByteReader): Color | null {
  const model = reader.ascii(4).trim().toUpperCase();
  const count = model === "CMYK" ? 4 : model === "GRAY" ? 1 : 3;
  const values = Array.from({ length: count }, () => reader.float32());
  if (!values.every(Number.isFinite)) return null;
  const [first = 0, second = 0, third = 0, fourth = 0] = values;
  switch (model) {
    case "RGB":
      return srgbOf(first, second, third);
    case "GRAY":
      return srgbOf(first, first, first);
    case "LAB":
      // Lightness is from 0 to 1, a and b are not.
      return { space: "lab", l: 100 * clamp(first, 0, 1), a: second, b: third, alpha: 1 };
    case "CMYK":
      return cmykOf(first, second, third, fourth);
    default:
      return null;
  }
}

const FULL = 65535;
const COLOR_BYTES = 10;

type Found = { readonly color: Color | null; readonly name: string | null };

/**
 * Reads Photoshop swatches: https://www.adobe.com/devnet-apps/photoshop/fileformatashtml/#50577411_31265. Version 2 has
 * names and usually follows version 1. `null` for other bytes.
 */
export function readAco(bytes: Uint8Array): ImportedPalette | null {
  const reader = new ByteReader(bytes);
  const version = reader.uint16();
  if (version !== 1 && version !== 2) return null;
  let found = readSection(reader, version);
  if (version === 1 && found && reader.rest >= 4 && reader.uint16() === 2) found = readSection(reader, 2) ?? found;
  if (!found) return null;
  const builder = new PaletteBuilder();
  for (const [index, { color, name }] of found.entries()) {
    if (color) builder.add(color, name);
    else builder.leave(`Color ${index + 1}`, name ?? "", "Only RGB, HSB, CMYK, Lab and gray are read.");
  }
  return builder.finish("ACO file");
}

/** `null` for bytes that end too early, which are something else. */
function readSection(reader: ByteReader, version: number): Found[] | null {
  const count = reader.uint16();
  if (count * COLOR_BYTES > reader.rest) return null;
  const found: Found[] = [];
  for (let index = 0; index < count; index++) {
    const color = readAcoColor(reader);
    const name = version === 2 ? reader.utf16(reader.uint32()) : null;
    if (reader.isOver) return null;
    found.push({ color, name });
  }
  return found;
}

function readAcoColor(reader: ByteReader): Color | null {
  const space = reader.uint16();
  const [w, x, y, z] = [reader.uint16(), reader.uint16(), reader.uint16(), reader.uint16()] as const;
  const alpha = 1;
  switch (space) {
    case 0:
      return srgbOf(w / FULL, x / FULL, y / FULL);
    case 1:
      return {
        space: "hsv",
        h: x === 0 ? null : (w / (FULL + 1)) * 360,
        s: (x / FULL) * 100,
        v: (y / FULL) * 100,
        alpha,
      };
    case 2:
      // Full ink is 0.
      return cmykOf(1 - w / FULL, 1 - x / FULL, 1 - y / FULL, 1 - z / FULL);
    case 7:
      return { space: "lab", l: Math.min(w / 100, 100), a: signed(x) / 100, b: signed(y) / 100, alpha };
    case 8: {
      const gray = 1 - Math.min(w / 10000, 1);
      return srgbOf(gray, gray, gray);
    }
    default:
      return null;
  }
}

function signed(value: number): number {
  return value > 32767 ? value - 65536 : value;
}

const MAX_COLORS = 256;
const TABLE_BYTES = 3 * MAX_COLORS;
const NO_INDEX = 0xffff;

/**
 * Reads a Photoshop color table (.act): 256 RGB triples, optionally followed by how many of them count and which one is
 * transparent: https://www.adobe.com/devnet-apps/photoshop/fileformatashtml/#50577411_pgfId-1070626. It has no
 * signature, only its length of 768 or 772 bytes; `null` for any other.
 */
export function readColorTable(bytes: Uint8Array): ImportedPalette | null {
  const hasFooter = bytes.length === TABLE_BYTES + 4;
  if (!hasFooter && bytes.length !== TABLE_BYTES) return null;
  const footer = new ByteReader(bytes.subarray(TABLE_BYTES));
  const stated = hasFooter ? footer.uint16() : MAX_COLORS;
  const clear = hasFooter ? footer.uint16() : NO_INDEX;
  // Some programs leave the footer empty.
  const count = stated === 0 ? MAX_COLORS : Math.min(stated, MAX_COLORS);
  const reader = new ByteReader(bytes);
  const builder = new PaletteBuilder();
  for (let index = 0; index < count; index++) {
    const color = fromRgb24(reader.uint24());
    if (index !== clear || stated === 0) builder.add(color);
    else builder.leave(`Color ${index + 1}`, "", "The file marks this color as transparent.");
  }
  return builder.finish("ACT file");
}

/**
 * Reads a Windows palette: https://learn.microsoft.com/windows/win32/api/wingdi/ns-wingdi-logpalette in a RIFF file of
 * the form "PAL ". Reads only as many colors as there are bytes for, whatever the file says. `null` for other bytes.
 */
export function readRiffPal(bytes: Uint8Array): ImportedPalette | null {
  const reader = new ByteReader(bytes);
  if (reader.ascii(4) !== "RIFF") return null;
  reader.skip(4);
  if (reader.ascii(4) !== "PAL ") return null;
  const builder = new PaletteBuilder();
  while (reader.rest >= 8) {
    const isData = reader.ascii(4) === "data";
    const length = littleEndian(reader.uint32());
    if (isData) {
      readPalColors(reader, builder);
      break;
    }
    // Chunks start at even offsets.
    reader.skip(length + (length % 2));
  }
  return builder.finish("Windows palette");
}

function readPalColors(reader: ByteReader, builder: PaletteBuilder): void {
  reader.skip(2);
  const stated = littleEndian(reader.uint16() << 16);
  const count = Math.min(stated, Math.floor(reader.rest / 4));
  for (let index = 0; index < count; index++) {
    builder.add(fromRgb24(reader.uint24()));
    reader.skip(1);
  }
  if (count < stated) builder.leave(`Color ${count + 1}`, "", `The file should have ${stated} colors but ends here.`);
}

/** Swaps the bytes of a 32-bit number that was read as big-endian. */
function littleEndian(value: number): number {
  return (((value & 0xff) << 24) | ((value & 0xff00) << 8) | ((value >>> 8) & 0xff00) | (value >>> 24)) >>> 0;
}
