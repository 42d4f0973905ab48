import { endOf, endOfString } from "../code-text.ts";

// Small scanning steps, each linear in the characters that it passes.

const ARGB_KEY_BEFORE = /colorstr\s*=[\s'"\\]*$/i;
const PARAMETER_AT_END = /[?&][\w-]+$/;
const MAX_KEY_BEFORE_CHARACTERS = 16;

/** The end of a url() whose argument starts here. */
export function endOfUrl(text: string, start: number, end: number): number {
  let quote = start;
  while (isBlank(text[quote])) quote++;
  return endOf(text, ")", /["']/.test(text[quote] ?? "") ? endOfString(text, quote, end) : start);
}

/** The end of the call whose parenthesis opens here, or −1 if it is still open at `end`. */
export function endOfCall(text: string, start: number, end: number): number {
  let depth = 0;
  for (let at = start; at < end; at++) {
    if (text[at] === "(") depth++;
    else if (text[at] === ")" && --depth === 0) return at + 1;
  }
  return -1;
}

/** The end of an unquoted address. */
export function endOfAddress(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && !/[\s"'`()[\]<>{},;\\]/.test(text[at] as string)) at++;
  // The sign before a brace belongs to the brace: ${…}, #{…}.
  return text[at] === "{" ? at - 1 : at;
}

/**
 * The end of a Tailwind arbitrary value, bg-[#0d6986] or [color:#0d6986], whose bracket is here; the position after the
 * bracket if it is something else. A color with spaces would break the class there.
 */
export function endOfArbitrary(text: string, start: number, end: number): number {
  let at = start + 1;
  if (text[start - 1] !== "-") {
    while (at < end && isWordCharacter(text.charCodeAt(at))) at++;
    if (text[at] !== ":" || at === start + 1) return start + 1;
  }
  while (at < end && !/[\s"`\]{};]/.test(text[at] as string)) at++;
  return at;
}

/** Whether the range is alone on its line or between the separators of a list. */
export function isWholeItem(text: string, start: number, end: number): boolean {
  let before = start - 1;
  while (text[before] === " ") before--;
  let after = end;
  while (text[after] === " ") after++;
  return /^[\s,;:|=[("'*\u2022-]?$/.test(text[before] ?? "") && /^[\s,;|\])"']?$/.test(text[after] ?? "");
}

/** The end of the last non-blank characters before this position. */
export function endBefore(text: string, position: number): number {
  let at = position;
  while (isBlank(text[at - 1])) at--;
  return at;
}

/** Whether the last non-blank character is the equals sign of an assignment; not in an address such as ?bg=#fff. */
export function isAfterEquals(text: string, position: number): boolean {
  const at = endBefore(text, position);
  if (text[at - 1] !== "=" || /[=!<>]/.test(text[at - 2] ?? "")) return false;
  return !PARAMETER_AT_END.test(text.slice(Math.max(0, at - 1 - MAX_KEY_BEFORE_CHARACTERS), at - 1));
}

/** The next non-blank character, or "" at the end. */
export function characterAfter(text: string, position: number): string {
  let at = position;
  while (isBlank(text[at])) at++;
  return text[at] ?? "";
}

function isBlank(character: string | undefined): boolean {
  return character === " " || character === "\n" || character === "\t" || character === "\r" || character === "\f";
}

/** Letters, digits, - and _, and everything outside ASCII. */
export function isWordCharacter(code: number): boolean {
  const lower = code | 32;
  const isLetter = lower >= 97 && lower <= 122;
  return isLetter || (code >= 48 && code <= 57) || code === 45 || code === 95 || code >= 128;
}

/** Whether the value at this position belongs to an Internet Explorer filter, which has its alpha first. */
export function isArgbAt(text: string, position: number): boolean {
  return ARGB_KEY_BEFORE.test(text.slice(Math.max(0, position - MAX_KEY_BEFORE_CHARACTERS), position));
}
