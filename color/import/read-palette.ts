import type { Color } from "../color.ts";
import { withAlphaLast } from "../text/pasted/alpha-first.ts";
import { printHex } from "../text/print.ts";
import { scanColors } from "../text/scan/scan.ts";
import type { FoundColor } from "../text/scan/scanner.ts";
import { endOfCall, isAfterEquals } from "../text/scan/text.ts";
import { readCodeObject } from "./code/code-object.ts";
import { readJson } from "./code/json.ts";
import { readStylesheet } from "./code/stylesheet.ts";
import { readCsv } from "./csv.ts";
import { readScribus, readSoc } from "./files/color-tables.ts";
import { readPaletteLines, readSk1 } from "./files/palette-lines.ts";
import { isEmptySheet, readSvg } from "./files/svg.ts";
import { readAco, readAse, readColorTable, readRiffPal } from "./files/swatch-bytes.ts";
import { readXmlColors } from "./files/xml-colors.ts";
import { type ImportedPalette, MAX_IMPORTED_COLORS, tidyName } from "./imported.ts";
import { readLink } from "./link.ts";
import { readList } from "./list/list.ts";
import { PaletteBuilder } from "./palette-builder.ts";
import { readWholeHsl, wholeHslOf } from "./rounded.ts";

// No real palette comes near this limit, and reading more would freeze the page.
const MAX_TEXT_CHARACTERS = 4_000_000;
const MAX_HEAD_CHARACTERS = 16_000;
const LINK = /https?:\/\/[^\s"<>?]{1,300}\?[^\s"<>]+/;
const READERS = [
  ...[readLink, readPaletteLines, readSk1, readSoc, readScribus, readSvg, readXmlColors],
  ...[readJson, readCsv, readStylesheet, readCode, readList],
];
/** A list of colors or a declaration, as in Flutter, Compose and Swift. */
const COLOR_CALL = /[[(=][\s\w.:]*(?:Color(?:32|\.\w+)?|#colorLiteral)\(/;
const CSS_BLOCK = /\{[^{}]*[:;]/;
const ATTRIBUTE = /<[a-z][^<>]*=\s*["']?#/i;
const COLOR_TABLE_NAME = /\.(?:act|pal)$/i;

/**
 * Reads the palette in any kind of text: a link, a file that we wrote, CSS, SCSS, Less, Tailwind, design tokens, JSON,
 * code, a table, a list. Returns at most `MAX_IMPORTED_COLORS`; `null` for text without colors. Takes linear time and
 * never throws.
 */
export function readPaletteText(text: string): ImportedPalette | null {
  const trimmed = text
    .slice(0, MAX_TEXT_CHARACTERS)
    .replace(/^\ufeff/, "")
    .trim();
  if (trimmed === "" || trimmed.startsWith("%PDF") || isEmptySheet(trimmed)) return null;
  for (const read of READERS) {
    const palette = read(trimmed);
    if (palette) return withGradient(withLink(palette, trimmed), trimmed);
  }
  const link = /https?:\/\/[^\s"<>]*[^\s"<>.,;)]/.exec(trimmed.slice(0, MAX_HEAD_CHARACTERS))?.[0];
  return link === undefined ? null : readLink(link);
}

function withLink(palette: ImportedPalette, text: string): ImportedPalette {
  const link = LINK.exec(text.slice(0, MAX_HEAD_CHARACTERS))?.[0].replaceAll("&amp;", "&");
  return link ? { ...palette, link } : palette;
}

function withGradient(palette: ImportedPalette, text: string): ImportedPalette {
  if (text.length > MAX_HEAD_CHARACTERS || !text.includes("-gradient(")) return palette;
  // Many style sheets have one color of the gradient as a fallback.
  const count = countHexes(text);
  let end = 0;
  for (const { index } of text.matchAll(/-gradient\(/g)) {
    if (index < end) continue;
    const close = endOfCall(text, index, text.length);
    end = close < 0 ? text.length : close;
    if (countHexes(text.slice(index, end)) < count) return palette;
  }
  return { ...palette, gradient: text };
}

function countHexes(text: string): number {
  return new Set(scanColors(text).map(({ color }) => printHex(color))).size;
}

/**
 * Reads the palette in a file: ASE, ACO, ACT, Windows PAL, or any text. `fileName` names a palette that has no name.
 * `null` for other bytes; a Procreate zip must be unpacked first, see `readProcreate`.
 */
export function readPaletteBytes(bytes: Uint8Array, fileName: string): ImportedPalette | null {
  // A color table can be recognized only by its length.
  const table = COLOR_TABLE_NAME.test(fileName) ? readColorTable(bytes) : null;
  const palette = readAse(bytes) ?? readRiffPal(bytes) ?? table ?? readAco(bytes) ?? readTextBytes(bytes);
  return palette && { ...palette, name: palette.name ?? tidyName(fileName.replace(/(?:\.tokens)?\.[^.]*$/, "")) };
}

function readTextBytes(bytes: Uint8Array): ImportedPalette | null {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const start = bytes.subarray(0, MAX_TEXT_CHARACTERS);
  const text = isUtf16
    ? new TextDecoder(bytes[0] === 0xff ? "utf-16le" : "utf-16be").decode(start)
    : (decodeUtf8(start) ?? new TextDecoder("windows-1252").decode(start));
  return text.includes("\0") ? null : readPaletteText(text);
}

/** `null` for bytes that aren't UTF-8, such as older palettes with Latin-1 names. A cut-off last character is fine. */
function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

function readCode(text: string): ImportedPalette | null {
  if (!/[{};<]/.test(text) && !COLOR_CALL.test(text)) return null;
  const object = readCodeObject(text);
  if (object) return object;
  const css = withAlphaLast(text);
  const scanned = scanColors(css);
  const builder = new PaletteBuilder();
  for (const { color, uses } of countUses(scanned)) builder.add(color, null, "", { uses });
  const palette = builder.finish("Colors in code");
  const assigned = scanned.filter(({ start }) => isAfterEquals(css, start)).length;
  const isCss = assigned < scanned.length && CSS_BLOCK.test(text);
  if (!palette || assigned === 0 || isCss || ATTRIBUTE.test(text)) return palette;
  // A list, of which the scanner sees only what is after an equals sign.
  const list = readList(text);
  const inList = new Set(list?.groups.flatMap(({ swatches }) => swatches.map(({ color }) => printHex(color))));
  return list && scanned.every(({ color }) => inList.has(printHex(color))) ? list : palette;
}

type Used = { readonly color: Color; readonly text: string; uses: number };

/** Each color once. One in hsl() that another one rounds to counts as that one. */
function countUses(scanned: readonly FoundColor[]): readonly Used[] {
  const found = new Map<string, Used>();
  for (const { color, text } of scanned) {
    const key = JSON.stringify(color);
    const same = found.get(key);
    if (same) same.uses++;
    else found.set(key, { color, text, uses: 1 });
  }
  const colors = Array.from(found.values());
  const rounded = new Map(colors.map((each) => [each, readWholeHsl(each.text, each.color.alpha)]));
  if (colors.every((each) => !rounded.get(each))) return colors;
  const hexes = colors.filter(({ text }) => text.startsWith("#")).slice(0, MAX_IMPORTED_COLORS);
  const exact = new Map(hexes.flatMap((each) => wholeHslOf(each.color).map((key) => [key, each] as const)));
  return colors.filter((each) => {
    const other = exact.get(rounded.get(each) ?? "");
    if (other) other.uses += each.uses;
    return !other;
  });
}
