import { scanColors } from "../scan/scan.ts";
import type { FoundColor } from "../scan/scanner.ts";
import { withAlphaLast } from "./alpha-first.ts";
import { HEX_WORD } from "./hex-words.ts";
import { hasDecimalCommas } from "./numbers.ts";
import { parsePasted } from "./parse-pasted.ts";

/** Longer lines were not written by hand. */
export const MAX_LINE_CHARACTERS = 500;

/**
 * Hex without a number sign, but not in code, where it is more likely a number. Three digits may be part of a name, and
 * eight are a date or a commit. After 0x, it needs a key or a list: "by 0x400B6B" is an address.
 */
const BARE_HEX =
  /(?:(?<![\w.#%/?&$\u20ac\u00a3-])[\da-f]{6}|(?<=(?:^|[:=,;[?])\s{0,8})0x(?:ff)?[\da-f]{6}(?![(:]))(?![\w%-]|\.\w)/gi;
/** Such a number has a name only if it is the whole line; most are no colors. */
const TRANSLUCENT = /0x(?!ff)[\da-f]{8}(?!\w)/i;
/** A number that isn't a color, or the start of a product. */
const OTHER_NUMBER = /(?<![\w.#])(?:\d{4,5}|\d{7,})(?![\w.])|\d\s?\*/;
const ISSUES = /\b(?:PR|issues?|fix(?:e[sd])?|close[sd]?|resolve[sd]?)\s#\d{3,4}(?:,?\s(?:and\s)?#\d{3,4})*(?![\w%])/gi;
const IS_CODE = /[{}<>]|:\/\/|\/\*/;
const CALLS = /(?<![\w-])(?:rgb|hs[lvb]|hwb|(?:ok)?(?:lab|lch))a?\([^()]*\)/gi;

/** Removes the numbers of issues: "PR #1234 and #567". */
export function withoutIssues(text: string): string {
  return text.includes("#") ? text.replace(ISSUES, " ") : text;
}

/** The colors on a line of a list. Semicolons are replaced: they make it code, where a color needs a property. */
function scanLine(line: string): FoundColor[] {
  // `parse` would take decimal commas for separators.
  const plain = line.replace(CALLS, (call) => (hasDecimalCommas(call) ? " ".repeat(call.length) : call));
  const css = withAlphaLast(plain);
  const found = scanColors(/[{}:]/.test(css) ? css : css.replaceAll(";", ","));
  if (IS_CODE.test(line) || found.some(({ text }) => text.includes("("))) return found;
  // Next to a value or another number, digits alone are a number: "No. 104532, #264653".
  const isNumber = found.some(isValue) || OTHER_NUMBER.test(line);
  const bare = scanBareHex(plain).filter(({ text }) => !isNumber || /[a-fx]/i.test(text));
  return bare.length === 0 ? found : [...found, ...bare].sort((a, b) => a.start - b.start);
}

/** The colors that are not words: in "Red #ff0000" the word is the name. */
export function scanValues(line: string): FoundColor[] {
  return scanLine(line).filter(isValue);
}

export function isValue({ text }: FoundColor): boolean {
  return /[#(]|^(?:0x)?[\da-f]{6}(?:[\da-f]{2})?$/i.test(text);
}

function scanBareHex(line: string): FoundColor[] {
  if (TRANSLUCENT.test(line)) return [];
  return Array.from(line.matchAll(BARE_HEX)).flatMap(({ 0: text, index: start }) => {
    const color = HEX_WORD.test(text) ? null : parsePasted(text);
    return color ? { start, end: start + text.length, text, color } : [];
  });
}

/** A line with the colors on it, or none if it is too long. */
export type ScannedLine = { readonly line: string; readonly found: readonly FoundColor[] };

export function scanLines(lines: readonly string[]): readonly ScannedLine[] {
  return lines.map((line) => ({ line, found: line.length > MAX_LINE_CHARACTERS ? [] : scanLine(line) }));
}

/** Whether the lines are rows with a value each: in "Teal, #0d6986" above "Coral, #ff7f51" the words are names. */
export function hasOneValueInEach(lines: readonly ScannedLine[]): boolean {
  const counts = lines.map(({ found }) => found.filter(isValue).length);
  return counts.filter((count) => count > 0).length > 1 && counts.every((count) => count <= 1);
}
