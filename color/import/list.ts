import type { Color } from "../color.ts";
import { parsePastedList } from "../pasted-list.ts";
import { parseJson } from "../pasted-object.ts";
import { scanColors } from "../scan.ts";
import { tailwindColor } from "../tailwind.ts";
import { type ImportedPalette, type ImportedSwatch, MOST_IMPORTED_COLORS, PaletteBuilder } from "./imported.ts";

// Longer text is no list that somebody wrote; going through it sign by sign is faster.
const LONGEST_LIST_CHARS = 100_000;
const LONGEST_LINE_CHARS = 500;
const AROUND_NAME = /^[\s:=,;|"'`*\u2022\u2013\u2014>()[\]-]+|[\s:=,;|"'`*\u2022\u2013\u2014>()[\]-]+$/g;
const LIST_NUMBER = /^\s*\d+[.)]\s+/;

/** Colors in any syntax, one on each line, perhaps with a name beside it, or with signs between. `null` for none. */
export function readList(text: string): ImportedPalette | null {
  // The numbers of JSON objects are no colors, and what else is in them was looked at.
  if (text.startsWith("{") && parseJson(text) !== undefined) return null;
  const builder = new PaletteBuilder();
  for (const { color, name } of readSwatches(text)) builder.add(color, name);
  return builder.finish("List of colors");
}

function readSwatches(text: string): readonly ImportedSwatch[] {
  if (text.length > LONGEST_LIST_CHARS) return unnamed(scanColors(text).map(({ color }) => color));
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== "");
  const named: ImportedSwatch[] = [];
  for (const line of lines) {
    if (named.length > MOST_IMPORTED_COLORS) break;
    for (const swatch of readLine(line)) named.push(swatch);
  }
  // A color over several lines is seen in the whole only.
  const whole = named.length > MOST_IMPORTED_COLORS ? [] : parsePastedList(text);
  return whole.length > named.length ? unnamed(whole) : named;
}

function readLine(line: string): readonly ImportedSwatch[] {
  if (line.length > LONGEST_LINE_CHARS) return unnamed(parsePastedList(line));
  const found = scanColors(line);
  // In "Red #ff0000" the word is the name.
  const exact = found.length > 1 ? found.filter(({ text }) => /[#(]/.test(text)) : found;
  const [only] = exact;
  if (only && exact.length === 1) {
    const rest = `${line.slice(0, only.start)} ${line.slice(only.end)}`.replace(LIST_NUMBER, "");
    const name = rest.replace(AROUND_NAME, "");
    return [{ color: only.color, name: /[\p{L}\d]/u.test(name) ? name : null }];
  }
  if (exact.length > 1) return unnamed(exact.map(({ color }) => color));
  const colors = parsePastedList(line);
  const tailwindName = colors.length === 1 ? /(?:^|-)([a-z]+-\d{2,3})(?:\/\d+)?$/.exec(line.trim())?.[1] : undefined;
  return tailwindName && tailwindColor(tailwindName)
    ? colors.map((color) => ({ color, name: tailwindName }))
    : unnamed(colors);
}

function unnamed(colors: readonly Color[]): ImportedSwatch[] {
  return colors.map((color) => ({ color, name: null }));
}
