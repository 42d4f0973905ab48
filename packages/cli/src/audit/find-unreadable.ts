import { parse } from "../../../../color/text/parse.ts";
import { explainUnreadable } from "../../../../color/text/pasted/problem.ts";
import { isColorKey } from "../../../../color/text/scan/keys.ts";
import { endOfCall, isArgbAt } from "../../../../color/text/scan/text.ts";
import type { Declaration, Syntax } from "./read-sheet.ts";
import { findTokenTexts } from "./read-tokens.ts";

export type Unreadable = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly reason: string;
};

/** Properties whose whole value is one color. */
const ONE_COLOR =
  /^(?:-webkit-|-moz-)?(?:(?:background|accent|caret|outline|column-rule|text-decoration|text-emphasis|text-fill|text-stroke|tap-highlight|flood|lighting|stop|border(?:-(?:top|right|bottom|left|(?:block|inline)(?:-start|-end)?))?)-color|color|bgcolor|fill|stroke)$/i;
const HASH = /#[\w-]+/g;
const HEX_DIGITS = /^[\da-f]+$/i;
const HEX_LENGTHS = [3, 4, 6, 8];
const CALL = /(?<![\w.$@#-])(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color)\(/gi;
const MAX_CALL_CHARACTERS = 200;
/** Functions that do not depend on a variable, a mixin or the page. */
const NUMBERS =
  /^\w+\(\s*(?:srgb(?:-linear)?|display-p3|a98-rgb|prophoto-rgb|rec2020|xyz(?:-d50|-d65)?)?(?:[-+.\d%\s,/]|e[-+]?\d|deg|g?rad|turn|none)*\)$/i;
/** What Sass and Less compute, and the units they add. */
const ARITHMETIC = /[+*]|\d\s+-\s|\/(?!\s*[\d.]+%?\s*\))|^hsla?\([^,%]*,[^,]*,[^,%]*[,)]/i;
const WORD = /^[a-z][a-z-]*$/i;
const NO_COLOR =
  /^(?:inherit|initial|unset|revert(?:-layer|-rule)?|none|auto|null|false|invert|context-(?:fill|stroke)|-.*)$/i;
/** Browsers still support them: https://www.w3.org/TR/css-color-4/#deprecated-system-colors */
const OLD_SYSTEM_COLOR =
  /^(?:(?:in)?active(?:border|caption)|(?:inactive)?captiontext|appworkspace|background|button(?:highlight|shadow)|info(?:background|text)|menu(?:text)?|scrollbar|threed(?:(?:dark|light)?shadow|face|highlight)|window(?:frame|text)?)$/i;
const COLOR_STRING = /\b\w*(?:colou?r|background|fill|stroke)["']?\s*[:=]\s*(["'`])(#[\da-f]{1,12})\1/gi;
const TOKEN_TEXT = /^(?:#[\w-]{1,40}|(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color)\([^"\n(){}$]{0,200}\))$/;

/** Finds what is not a color in a declaration that expects one. `isQuiet` is true in strings and URLs. */
export function findUnreadable(
  text: string,
  { property, valueStart, valueEnd, value }: Declaration,
  syntax: Syntax,
  isQuiet: (at: number) => boolean,
): Unreadable[] {
  const isOneColor = ONE_COLOR.test(property);
  if (!isOneColor && !isColorKey(property)) return [];
  const found: Unreadable[] = [];
  const source = text.slice(valueStart, valueEnd);
  const take = (at: number, written: string) => {
    const start = valueStart + at;
    if (!isQuiet(start)) found.push(unreadableAt(start, written));
  };
  if (source.includes("#")) {
    for (const { 0: hash, index } of source.matchAll(HASH)) {
      const isName = /[\w&.-]/.test(source[index - 1] ?? "") || /[.([{]/.test(source[index + hash.length] ?? "");
      if (!isName && !isArgbAt(text, valueStart + index) && isWrongHash(hash, isOneColor)) take(index, hash);
    }
  }
  if (source.includes("(")) {
    for (const { 0: call, index } of source.matchAll(CALL)) {
      const open = index + call.length - 1;
      const end = endOfCall(source, open, Math.min(source.length, open + MAX_CALL_CHARACTERS));
      const written = end < 0 ? "" : source.slice(index, end);
      if (isWrongCall(written, syntax)) take(index, written);
    }
  }
  const word = value.replace(/\s*!important$/i, "");
  if (isOneColor && isWrongWord(word)) take(source.indexOf(word), word);
  return found;
}

/** Like `findUnreadable`, for an attribute such as `fill="#12345"`. */
export function findUnreadableAttribute(text: string, start: number, end: number, name: string): Unreadable[] {
  const value = text.slice(start, end).trim();
  if (/[{<]|url\(/i.test(value)) return [];
  const valueStart = start + text.slice(start, end).indexOf(value);
  const declaration = {
    property: name === "content" ? "color" : name,
    start,
    valueStart,
    valueEnd: valueStart + value.length,
    value,
  };
  return findUnreadable(text, declaration, "css", () => false);
}

/** In scripts, finds only what is certainly meant as a color: a string after a key that takes one. */
export function findUnreadableStrings(text: string): Unreadable[] {
  return [...text.matchAll(COLOR_STRING)].flatMap((match) => {
    const written = match[2] as string;
    if (parse(written) || !isWrongHash(written, false)) return [];
    return [unreadableAt(match.index + match[0].lastIndexOf(written), written)];
  });
}

/** In tokens, finds values of the type color. Without a type, `#12345` may be the number of anything. */
export function findUnreadableTokens(json: string): Unreadable[] {
  return findTokenTexts(json).flatMap(({ start, text, type }) => {
    const isColor = type?.toLowerCase() === "color";
    if ((type !== null && !isColor) || !TOKEN_TEXT.test(text) || parse(text)) return [];
    if (text.startsWith("#") ? !isWrongHash(text, isColor) : !isWrongCall(text, "css")) return [];
    return isColor || !/^#\d*$/.test(text) ? [unreadableAt(start, text)] : [];
  });
}

function unreadableAt(start: number, text: string): Unreadable {
  return { start, end: start + text.length, text, reason: explain(text) };
}

function isWrongHash(hash: string, isOneColor: boolean): boolean {
  const digits = hash.slice(1);
  return HEX_DIGITS.test(digits) ? !HEX_LENGTHS.includes(digits.length) : isOneColor;
}

function isWrongCall(call: string, syntax: Syntax): boolean {
  if (!NUMBERS.test(call) || (syntax !== "css" && ARITHMETIC.test(call))) return false;
  return parse(call) === null;
}

function isWrongWord(word: string): boolean {
  if (!WORD.test(word) || NO_COLOR.test(word) || OLD_SYSTEM_COLOR.test(word) || parse(word)) return false;
  return !explainUnreadable(word)?.includes("depends on the page.");
}

function explain(text: string): string {
  return explainUnreadable(text) ?? "This is not a CSS color.";
}
