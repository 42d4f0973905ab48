import type { Color } from "../../color.ts";
import { parse } from "../parse.ts";
import { scanColors } from "../scan/scan.ts";
import { withAlphaLast } from "./alpha-first.ts";
import { isHexWord } from "./hex-words.ts";
import { hasOneValueInEach, scanLines, scanValues, withoutIssues } from "./lines.ts";
import { hasDecimalCommas } from "./numbers.ts";
import { colorsOfJson, parseJson } from "./object.ts";
import { HEX_AND_OPACITY, parsePasted } from "./parse-pasted.ts";
import { toPlainSigns } from "./plain-signs.ts";

export const ADDRESS = /^(?:https?:\/\/|[/?]|[\w.-]+\.[a-z]{2,}\/)\S+$/i;
// "aabbcc-ddeeff" as on Coolors or "aabbccddeeff" as on Color Hunt.
const HEX_LIST = /^(?:[0-9a-f]{6}[-,+]?)+$/i;
const LIST_MARK = /^\s*(?:[-*\u2022]|\d+[.)])\s+/;
// From the strongest to the weakest: commas and spaces are also found inside colors.
const SEPARATORS = ["\n\r", "\t", ";|", ",", " \u00a0"];
const ONLY_NUMBERS = /^[\d., ;%-]+$/;
const NUMBER_OR_DATE = /^(?:\d{3}|(?:19|20)\d\d(?:0\d|1[0-2])[0-3]\d)$/;
const SHORT_HEX = /^[\da-f]{3}$/i;
// "light golden rod yellow"
const MAX_NAME_WORDS = 4;
// Text that these two separate from a value is its name.
const BEFORE_LABELS = ["\t", " \u00a0"];

/**
 * Reads every color of a pasted list in order: one per line, or separated by commas, spaces or other signs; JSON with
 * lists or tokens; addresses of palettes on Coolors and the like; CSS and other code. Skips everything else.
 */
export function parsePastedList(text: string): Color[] {
  const trimmed = withoutIssues(toPlainSigns(text)).trim();
  const json = /^[[{]/.test(trimmed) ? parseJson(trimmed) : undefined;
  if (json !== undefined) return colorsOfJson(json);
  if (ADDRESS.test(trimmed) || HEX_LIST.test(trimmed)) return colorsOfAddress(trimmed);
  if (/[{<]/.test(trimmed)) return colorsOfCode(trimmed);
  const lines = trimmed.split(/[\r\n]+/);
  if (hasOneValueInEach(scanLines(lines))) return lines.flatMap(colorsOfRow);
  const found = colorsOfText(trimmed.replace(/^\[([^[\]]*)\];?$/s, "$1"), 0);
  if (found.length > 0 || !/[[(]/.test(trimmed)) return found;
  // A list in code: const colors = ["#f00", "teal"]; outside quotes and gradients, a word may be a name.
  const isSure = /[[(]\s*["'`]|-gradient\(/.test(trimmed);
  return (isSure ? scanColors(withAlphaLast(trimmed)) : scanValues(trimmed)).map(({ color }) => color);
}

/** Lines or list items in which `parsePastedList` finds no color. Empty for code and links. */
export function unreadParts(text: string): string[] {
  if (/[{<]|:\/\//.test(text) || parsePasted(text)) return [];
  return splitOutsideParentheses(text, "\n\r,;|")
    .map((part) => part.trim())
    .filter((part) => /[\p{L}#]/u.test(part) && parsePastedList(part).length === 0);
}

/** Reads CSS colors, or else objects such as `{ r: 13, g: 105, b: 134 }`. */
function colorsOfCode(text: string): Color[] {
  const found = scanColors(withAlphaLast(text)).map(({ color }) => color);
  return found.length > 0 ? found : (text.match(/\{[^{}]*\}/g) ?? []).flatMap((object) => parsePasted(object) ?? []);
}

function colorsOfRow(line: string): Color[] {
  const values = scanValues(line).map(({ color }) => color);
  return values.length > 0 ? values : colorsOfText(line, 1);
}

function colorsOfText(text: string, firstLevel: number): Color[] {
  const piece = text.replace(LIST_MARK, "");
  // On a line with other text, three digits are not a hex color; in a list, a percentage may be a share.
  const isUnsure = firstLevel > 1 && NUMBER_OR_DATE.test(piece.trim());
  const isShare = firstLevel > 0 && HEX_AND_OPACITY.test(piece.trim());
  const isWord = firstLevel > 0 && isHexWord(piece);
  const color = isUnsure || isShare || isWord ? null : parsePasted(piece);
  if (color) return [color];
  if (ONLY_NUMBERS.test(piece) && hasDecimalCommas(piece)) return [];
  for (let level = firstLevel; level < SEPARATORS.length; level++) {
    const separators = SEPARATORS[level] as string;
    const pieces = splitOutsideParentheses(piece, separators);
    if (pieces.length === 0 || pieces[0] === piece) continue;
    const colorsOf = (part: string) => colorsOfText(part, level + 1);
    if (!BEFORE_LABELS.includes(separators)) return pieces.flatMap(colorsOf);
    if (isShortHexList(pieces)) return pieces.flatMap((part) => parsePasted(part) ?? []);
    // In "Red #ff0000" the word is not a second color, and neither "a bad day" nor "Model B52" has a hex color.
    const hasShort = pieces.some(isShortHex);
    const isList = hasShort && pieces.every((part) => parsePasted(part));
    const values = pieces
      .filter((part) => /[#(\d]/.test(part) && (isList || !hasShort || !isShortHex(part)))
      .flatMap(colorsOf);
    return values.length > 0 ? values : colorsOfWords(pieces);
  }
  return [];
}

function isShortHex(text: string): boolean {
  return SHORT_HEX.test(text.trim());
}

/** True for "fff 000", but neither for the words "add bad" nor for the steps "300 400 f00". */
function isShortHexList(pieces: readonly string[]): boolean {
  if (!pieces.every(isShortHex) || !/\d/.test(pieces.join(""))) return false;
  return pieces.filter((piece) => /[a-f]/i.test(piece)).length >= pieces.length / 2;
}

/** "red dark sea green" is two colors; "deep red" is none, but a name that contains a color word. */
function colorsOfWords(words: readonly string[]): Color[] {
  const colors: Color[] = [];
  for (let at = 0; at < words.length; ) {
    let count = Math.min(MAX_NAME_WORDS, words.length - at);
    let color = parse(words.slice(at, at + count).join(""));
    while (!color && --count > 0) color = parse(words.slice(at, at + count).join(""));
    if (!color) return [];
    colors.push(color);
    at += count;
  }
  return colors;
}

function splitOutsideParentheses(text: string, separators: string): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at] as string;
    if (character === "(") depth++;
    else if (character === ")") depth--;
    else if (depth <= 0 && separators.includes(character)) {
      pieces.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...pieces, text.slice(start)].filter((piece) => piece.trim() !== "");
}

function colorsOfAddress(address: string): Color[] {
  const parts = address
    .replace(/%2c/gi, ",")
    .replace(/%23/g, "")
    .split(/[/?&#=]/);
  return colorsOfParts(parts.filter((part) => HEX_LIST.test(part)));
}

/** An address often has one list, plus single colors that belong to something else. */
export function colorsOfParts(parts: readonly string[]): Color[] {
  const list = parts.find((part) => part.length > 7);
  const digits = (list ? [list] : parts).flatMap((part) => part.match(/[\da-f]{6}/gi) ?? []);
  return digits.map((hex) => parse(`#${hex}`)).filter((color) => color !== null);
}
