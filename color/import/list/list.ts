import { withAlphaLast } from "../../text/pasted/alpha-first.ts";
import { isHexWord } from "../../text/pasted/hex-words.ts";
import {
  hasOneValueInEach,
  MAX_LINE_CHARACTERS,
  type ScannedLine,
  scanLines,
  scanValues,
  withoutIssues,
} from "../../text/pasted/lines.ts";
import { parsePastedList } from "../../text/pasted/list.ts";
import { parseJson } from "../../text/pasted/object.ts";
import { parsePasted } from "../../text/pasted/parse-pasted.ts";
import { toPlainSigns } from "../../text/pasted/plain-signs.ts";
import { scanColors } from "../../text/scan/scan.ts";
import type { ImportedPalette } from "../imported.ts";
import { PaletteBuilder } from "../palette-builder.ts";
import { isColorLike, whyUnread } from "../why-unread.ts";
import { joinChannels } from "./channels.ts";
import { joinFormats } from "./formats.ts";
import { readLine } from "./line.ts";
import { hasShares } from "./opacities.ts";
import { groupsOf } from "./outline.ts";

// The grammar of a list:
//
//   list    = one color over several lines, or calls over several lines, or else lines
//   line    = a heading, titles, a word that only looks like hex, or what line.ts reads
//   heading = a key that lines below are indented under; it is the name of their group (outline.ts)
//   titles  = a row without values above "|---|---|"
//
// Before that, two kinds of blocks become one line: a name and a channel on each line (channels.ts), a name and one
// color in several formats (formats.ts).

// Longer text was not written by hand, and scanning is faster.
const MAX_LIST_CHARACTERS = 100_000;
const OPEN_LINE = /\([^()\r\n]*[\r\n]/;

/** Reads colors in any syntax, one per line with an optional name, or separated by punctuation. `null` for none. */
export function readList(text: string): ImportedPalette | null {
  // Numbers in JSON objects are not colors, and the other readers have checked the rest.
  if (text.startsWith("{") && parseJson(text) !== undefined) return null;
  const builder = new PaletteBuilder();
  if (text.length > MAX_LIST_CHARACTERS) {
    for (const { color } of scanColors(withAlphaLast(text))) builder.add(color);
    builder.leave("Text", text, "In a text this long, only CSS colors are read, without names.");
  } else readLines(withoutIssues(toPlainSigns(text)), builder);
  return builder.finish("List of colors");
}

function readLines(text: string, builder: PaletteBuilder): void {
  const lines = joinFormats(joinChannels(text.split(/\r\n?|\n/)));
  const only = lines.length > 1 ? parsePasted(text) : null;
  if (only) {
    builder.add(only);
    return;
  }
  const scanned = scanLines(lines);
  const layout = { isTable: hasOneValueInEach(scanned), hasOpacities: !hasShares(lines) };
  const isAboveRule = (index: number) => isRule(lines[index + 1] ?? "");
  const read = scanned.map((scan, index) => {
    const { line } = scan;
    const isTitles = isAboveRule(index) && scanValues(line).length === 0;
    const isWord = lines.length > 1 && isHexWord(line);
    return line.trim() === "" || isTitles || isWord ? [] : readLine(scan, layout);
  });
  // Colors that span several lines are only found in the whole text.
  const whole = OPEN_LINE.test(text) ? parsePastedList(text) : [];
  if (whole.length > read.flat().length) {
    for (const color of whole) builder.add(color);
    return;
  }
  const groups = groupsOf(lines);
  for (const [index, scan] of scanned.entries()) {
    const swatches = read[index] ?? [];
    for (const { color, name } of swatches) builder.add(color, name, groups[index] ?? "");
    if (groups[index] === null || isAboveRule(index)) continue;
    const unread = swatches.length === 0 ? scan.line : swatches.length > 1 ? unreadOf(scan) : "";
    if (/[\p{L}\d]/u.test(unread)) builder.leave(`Line ${index + 1}`, unread, whyUnread);
  }
}

/** Whether it is the line of a Markdown table below its titles. */
function isRule(line: string): boolean {
  return line.includes("|") && line.includes("---") && /^[\s|:-]+$/.test(line);
}

/** The first piece between a line's colors that looks like a color but can't be read. */
function unreadOf({ line, found }: ScannedLine): string {
  if (line.length > MAX_LINE_CHARACTERS) return "";
  const pieces = found.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), line);
  return pieces.split(/[,;|\t]+/).find((piece) => isColorLike(piece) && !parsePasted(piece)) ?? "";
}
