import { scanColors } from "../scan.ts";
import { readAco } from "./aco.ts";
import { readAse } from "./ase.ts";
import { readCodeObject } from "./code-object.ts";
import { readCsv } from "./csv.ts";
import { type ImportedPalette, PaletteBuilder, tidyName } from "./imported.ts";
import { readJson } from "./json.ts";
import { readLink } from "./link.ts";
import { readList } from "./list.ts";
import { readPaletteLines } from "./palette-lines.ts";
import { readStylesheet } from "./stylesheet.ts";
import { readSvg } from "./svg.ts";

// Nobody's palette comes near, and a page that looks at more would stand still.
const LONGEST_TEXT_CHARS = 4_000_000;
const READERS = [readLink, readPaletteLines, readSvg, readJson, readCsv, readStylesheet, readCode, readList];

/**
 * The palette in a text of any kind: a link, a file that we write, CSS, SCSS, Less, Tailwind, design tokens, JSON, code, a
 * table, a list. At most `MOST_IMPORTED_COLORS`; `null` for text without colors. Linear time, and it never throws.
 */
export function readPaletteText(text: string): ImportedPalette | null {
  const trimmed = text
    .slice(0, LONGEST_TEXT_CHARS)
    .replace(/^\ufeff/, "")
    .trim();
  if (trimmed === "") return null;
  for (const read of READERS) {
    const palette = read(trimmed);
    if (palette) return palette;
  }
  return null;
}

/**
 * The palette in a file: ASE, ACO, or any text. `fileName` names a palette that has no name of its own. `null` for bytes
 * that are none of these; the zip of Procreate has to be opened first, see `readProcreate`.
 */
export function readPaletteBytes(bytes: Uint8Array, fileName: string): ImportedPalette | null {
  const palette = readAse(bytes) ?? readAco(bytes) ?? readTextBytes(bytes);
  return palette && { ...palette, name: palette.name ?? tidyName(fileName.replace(/(?:\.tokens)?\.[^.]*$/, "")) };
}

function readTextBytes(bytes: Uint8Array): ImportedPalette | null {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const encoding = isUtf16 ? (bytes[0] === 0xff ? "utf-16le" : "utf-16be") : "utf-8";
  const text = new TextDecoder(encoding).decode(bytes.subarray(0, LONGEST_TEXT_CHARS));
  return text.includes("\0") ? null : readPaletteText(text);
}

function readCode(text: string): ImportedPalette | null {
  if (!/[{};<]/.test(text)) return null;
  const object = readCodeObject(text);
  if (object) return object;
  const builder = new PaletteBuilder();
  const seen = new Set<string>();
  for (const { color } of scanColors(text)) {
    const key = JSON.stringify(color);
    if (seen.has(key)) continue;
    seen.add(key);
    builder.add(color);
  }
  return builder.finish("Colors in code");
}
