import type { Color } from "../../color.ts";
import type { ImportedPalette } from "../imported.ts";
import { PaletteBuilder } from "../palette-builder.ts";
import { cmykOf, srgbOf } from "../srgb-of.ts";
import { ByteReader } from "./byte-reader.ts";

const FULL = 65535;
const COLOR_BYTES = 10;

type Found = { readonly color: Color | null; readonly name: string | null };

/**
 * Swatches of Photoshop: https://www.adobe.com/devnet-apps/photoshop/fileformatashtml/#50577411_31265. Version 2 has
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

/** `null` for bytes that end too early: then they are something else. */
function readSection(reader: ByteReader, version: number): Found[] | null {
  const count = reader.uint16();
  if (count * COLOR_BYTES > reader.rest) return null;
  const found: Found[] = [];
  for (let index = 0; index < count; index++) {
    const color = readColor(reader);
    const name = version === 2 ? reader.utf16(reader.uint32()) : null;
    if (reader.isOver) return null;
    found.push({ color, name });
  }
  return found;
}

function readColor(reader: ByteReader): Color | null {
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
