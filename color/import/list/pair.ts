import type { Color } from "../../color.ts";
import { toRgb24 } from "../../convert.ts";
import { deltaE2000Rgb24 } from "../../kernel/lab.ts";
import { cssNameOf } from "../../text/css-names.ts";
import { printHex } from "../../text/print.ts";
import type { FoundColor } from "../../text/scan/scanner.ts";
import { nameOf } from "./name.ts";
import { readNumberLine } from "./numbers.ts";

// Pairs the only color of a line with the name beside it:
//
//   line = [ "1." ] text color text [ "// comment" ]
//   name = both texts | the first cell with words | the text beside the same color in numbers
//
// A sentence around the color, or a percentage alone, is no name.

/** In YAML or code, after a color. */
const COMMENT = /\s(?:#|\/\/)\s.*$/;
const LIST_NUMBER = /^\s*\d+[.)]\s+/;
/** On one side of a color. */
const MIN_SENTENCE_WORDS = 4;
/** CIEDE2000 below which the word before a value is its name: "Gold, #e9c46a", but not "tomato, #00f". */
const MAX_NAME_DELTA_E = 24;

/** A word next to the only value may differ from it more than words in a list, unless the value is another word's. */
export function isNameOf(word: Color, value: Color, count: number): boolean {
  if (count !== 2 || cssNameOf(toRgb24(value)) !== undefined) return printHex(word) === printHex(value);
  return deltaE2000Rgb24(toRgb24(word), toRgb24(value)) < MAX_NAME_DELTA_E;
}

/** The rest of the line as a name, without a repeat of the same color in numbers. */
export function nameBeside(line: string, { start, end, color }: FoundColor): string | null {
  const before = line.slice(0, start);
  const after = line.slice(end);
  const rest = joinSides(before, after);
  const again = readNumberLine(rest);
  if (again && printHex(again.color) === printHex(color)) return again.name;
  if (rest.includes("|")) return nameOf(rest.split("|").find((cell) => /\p{L}/u.test(cell)) ?? rest);
  const name = nameOf(rest);
  return isSentence(before, after) || /^[\d.]+%$/.test(name ?? "") ? null : name;
}

/** The text around a color, without the signs that separated it from the color. */
function joinSides(before: string, after: string): string {
  const start = before.replace(LIST_NUMBER, "").replace(/[\s:=,;]+$/, "");
  const end = nameOf(start) === null ? after : after.replace(COMMENT, "");
  return `${start} ${end.replace(/^(?:[\s:=,;]|\.(?!\w))+/, "")}`.replace(/\(\s*\)/, "").trim();
}

/** Whether a color is in the middle of prose, which isn't its name. */
function isSentence(before: string, after: string): boolean {
  if (/[:\u2013\u2014-]\s*$/.test(before)) return false;
  const words = [before, after].map((side) => side.match(/\p{L}{2,}/gu)?.length ?? 0);
  return Math.min(...words) > 0 && Math.max(...words) >= MIN_SENTENCE_WORDS;
}
