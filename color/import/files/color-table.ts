import { fromRgb24 } from "../../convert.ts";
import type { ImportedPalette } from "../imported.ts";
import { PaletteBuilder } from "../palette-builder.ts";
import { ByteReader } from "./byte-reader.ts";

const MOST_COLORS = 256;
const TABLE_BYTES = 3 * MOST_COLORS;
const NO_INDEX = 0xffff;

/**
 * A color table of Photoshop (.act), 256 RGB triples and perhaps how many of them count and which one is see-through:
 * https://www.adobe.com/devnet-apps/photoshop/fileformatashtml/#50577411_pgfId-1070626. It has no signature, only its
 * length of 768 or 772 bytes; `null` for any other.
 */
export function readColorTable(bytes: Uint8Array): ImportedPalette | null {
  const hasFooter = bytes.length === TABLE_BYTES + 4;
  if (!hasFooter && bytes.length !== TABLE_BYTES) return null;
  const footer = new ByteReader(bytes.subarray(TABLE_BYTES));
  const stated = hasFooter ? footer.uint16() : MOST_COLORS;
  const clear = hasFooter ? footer.uint16() : NO_INDEX;
  // Some programs leave the footer empty.
  const count = stated === 0 ? MOST_COLORS : Math.min(stated, MOST_COLORS);
  const reader = new ByteReader(bytes);
  const builder = new PaletteBuilder();
  for (let index = 0; index < count; index++) {
    const color = fromRgb24(reader.uint24());
    if (index !== clear || stated === 0) builder.add(color);
    else builder.leave(`Color ${index + 1}`, "", "The file says that this place is transparent.");
  }
  return builder.finish("ACT file");
}

/**
 * A palette of Windows: https://learn.microsoft.com/windows/win32/api/wingdi/ns-wingdi-logpalette in a RIFF file of the
 * form "PAL ". Only as many colors as there are bytes for, whatever the file says. `null` for other bytes.
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
      readColors(reader, builder);
      break;
    }
    // Chunks begin at even places.
    reader.skip(length + (length % 2));
  }
  return builder.finish("Windows palette");
}

function readColors(reader: ByteReader, builder: PaletteBuilder): void {
  reader.skip(2);
  const stated = littleEndian(reader.uint16() << 16);
  const count = Math.min(stated, Math.floor(reader.rest / 4));
  for (let index = 0; index < count; index++) {
    builder.add(fromRgb24(reader.uint24()));
    reader.skip(1);
  }
  if (count < stated) builder.leave(`Color ${count + 1}`, "", `The file says ${stated} colors and ends here.`);
}

/** Of a 32-bit number that was read the other way around. */
function littleEndian(value: number): number {
  return (((value & 0xff) << 24) | ((value & 0xff00) << 8) | ((value >>> 8) & 0xff00) | (value >>> 24)) >>> 0;
}
