import { cssNamedRgb24 } from "../css-names.ts";

// Small scanning steps, each linear in the characters that it passes.

/** The position after the next `mark`, or the end of the text. */
export function endOf(text: string, mark: string, start: number): number {
  const at = text.indexOf(mark, start);
  return at < 0 ? text.length : at + mark.length;
}

/** The position of the quote that closes a string on the same line and before `end`, or −1. */
export function closingQuote(text: string, start: number, end: number): number {
  for (let at = start + 1; at < end; at++) {
    const character = text[at];
    if (character === text[start]) return at;
    if (character === "\n") return -1;
    if (character === "\\") at++;
  }
  return -1;
}

/** The end of a url() whose argument starts here. */
export function endOfUrl(text: string, start: number, end: number): number {
  let quote = start;
  while (isBlank(text[quote])) quote++;
  const close = text[quote] === '"' || text[quote] === "'" ? closingQuote(text, quote, end) : -1;
  return endOf(text, ")", Math.max(start, close));
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

/** In prose and in the text of a link, "#123" is more likely a number than a color. */
export function isIssueNumber(text: string, start: number, end: number, isProse: boolean): boolean {
  const isLoose = text.startsWith("](", end) || (isProse && !isWholeItem(text, start, end));
  return isLoose && /^#\d{3,4}$/.test(text.slice(start, end));
}

/** The end of the last non-blank characters before this position. */
export function endBefore(text: string, position: number): number {
  let at = position;
  while (isBlank(text[at - 1])) at--;
  return at;
}

/** True in docs/#fade and ${page}/#fade, but not in white/#000. `word` is the one before the slash, or "". */
export function isBehindPath(text: string, start: number, word: string): boolean {
  if (text[start - 1] !== "/") return false;
  return word === "" ? text[start - 2] === "}" : cssNamedRgb24(word.toLowerCase()) === undefined;
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

/** A character that can't be next to a hex color. Chinese and the like, which has no spaces, and emoji can. */
export function isHexNeighbor(code: number): boolean {
  return (code < 0x2e80 || code === REPLACEMENT) && isWordCharacter(code);
}

// What the key before a value says about it. Only a word list can tell "red", the color, from "red", the name of a
// font, a grid area or a city.

const COLOR_KEY =
  /^(?:--|[$@])|colou?r|background|border|outline|fill|stroke|shadow|rule|decoration|emphasis|filter|image/i;
const TEXT_KEY =
  /font|family|name|title|label|class|content|area|animation|desc|comment|message|type|text|slug|url|path|target|href|src|^(?:alt|id|for|to|d)$/i;
const CERTAIN_COLOR_KEY = /colou?r|fill|stroke|background|shadow/i;
// Properties whose values are names, even where no braces tell CSS from a list such as "primary: red".
export const NAMING_PROPERTY =
  /^(?:-[a-z]+-)?(?:font|font-family|(?:animation|transition|grid|view-transition|view-timeline|scroll-timeline|container|counter|anchor|position|page|list-style)-[a-z-]+|animation|transition|will-change)$/i;
export const CLASS_KEY = /class/i;
// ARGB in Internet Explorer filters: startColorstr=#80000000.
const ARGB_KEY = /colorstr$/i;
const ARGB_KEY_BEFORE = /colorstr\s*=[\s'"\\]*$/i;
const MAX_KEY_BEFORE_CHARACTERS = 16;
/** In text that isn't UTF-8. */
const REPLACEMENT = 0xfffd;
const PARAMETER_AT_END = /[?&][\w-]+$/;
// Arguments of other functions may be keys: map-get($colors, red). Plain parentheses have no name.
export const TAKES_COLOR =
  /^$|gradient$|shadow$|^(?:color-mix|light-dark|contrast-color|image|cross-fade|rgba?|hsla?|hwb|lab|lch|oklab|oklch|mix|tint|shade|lighten|darken|saturate|desaturate|fade(?:-?in|-?out)?|transparentize|opacify|(?:adjust|scale|change)-(?:color|hue))$/i;
export const TAKES_SELECTOR = /^(?:querySelector(?:All)?|getElementById|closest|matches|is|not|where|has|\$|jQuery)$/;

/** Whether a bare word after this key can be a color: custom properties, variables and CSS properties with colors. */
export function isColorKey(key: string): boolean {
  return COLOR_KEY.test(key) && !isTextKey(key);
}

/** Whether the value is more likely words, an address or an ID. */
export function isTextKey(key: string): boolean {
  return (TEXT_KEY.test(key) && !CERTAIN_COLOR_KEY.test(key)) || ARGB_KEY.test(key);
}

/** Whether the value at this position belongs to an Internet Explorer filter. */
export function isArgbAt(text: string, position: number): boolean {
  return ARGB_KEY_BEFORE.test(text.slice(Math.max(0, position - MAX_KEY_BEFORE_CHARACTERS), position));
}
