import { fromRgb24 } from "../convert.ts";
import { ByteReader } from "./byte-reader.ts";
import type { ImportedPalette } from "./imported.ts";
import { PaletteBuilder } from "./palette-builder.ts";

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
