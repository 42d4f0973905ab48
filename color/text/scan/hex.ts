import { cssNamedRgb24 } from "../css-names.ts";
import { isArgbAt, isWholeItem, isWordCharacter } from "./text.ts";

// A hash is a hex color unless it is something else: part of a word, an ID in a selector, an address, a number.

const HEX_DIGITS = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
/** In text that isn't UTF-8. */
const REPLACEMENT = 0xfffd;

/** The end of the hash that starts here. */
export function endOfHash(text: string, start: number): number {
  let end = start + 1;
  while (isHexNeighbor(text.charCodeAt(end))) end++;
  return end;
}

/** Whether the hash is written as a color and stands alone. `word` is the one before its slash, or "". */
export function isHex(text: string, start: number, end: number, word: string): boolean {
  const isPart = /[&.]/.test(text[start - 1] ?? "") || isHexNeighbor(text.charCodeAt(start - 1));
  if (isPart || !HEX_DIGITS.test(text.slice(start, end))) return false;
  return !isArgbAt(text, start) && !isBehindPath(text, start, word);
}

/** In prose and in the text of a link, "#123" is more likely a number than a color. */
export function isIssueNumber(text: string, start: number, end: number, isProse: boolean): boolean {
  const isLoose = text.startsWith("](", end) || (isProse && !isWholeItem(text, start, end));
  return isLoose && /^#\d{3,4}$/.test(text.slice(start, end));
}

/** A character that can't be next to a hex color. Chinese and the like, which has no spaces, and emoji can. */
function isHexNeighbor(code: number): boolean {
  return (code < 0x2e80 || code === REPLACEMENT) && isWordCharacter(code);
}

/** True in docs/#fade and ${page}/#fade, but not in white/#000. */
function isBehindPath(text: string, start: number, word: string): boolean {
  if (text[start - 1] !== "/") return false;
  return word === "" ? text[start - 2] === "}" : cssNamedRgb24(word.toLowerCase()) === undefined;
}
