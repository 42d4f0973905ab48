// Reads the values inside a CSS function, character by character and without allocating.
//
// Every text passed to these functions is in lower case, has no comments and ends with a closing parenthesis. That
// parenthesis ends every number and every word, so nothing reads past the end of the text, where charCodeAt returns
// NaN, which makes V8 slow from then on.

import {
  CARRIAGE_RETURN,
  DIGIT_0,
  DIGIT_9,
  DOT,
  LOWER_A,
  LOWER_E,
  LOWER_Z,
  MINUS,
  PERCENT_SIGN,
  PLUS,
  SPACE,
  TAB,
  UPPER_A,
  VERTICAL_TAB,
} from "./characters.ts";
import { POWERS_OF_TEN } from "./powers-of-ten.ts";

type Unit = typeof NUMBER | typeof PERCENT | typeof ANGLE | typeof NONE;

const NUMBER = 0;
export const PERCENT = 1;
export const ANGLE = 2;
export const NONE = 3;

const NOT_FOUND = -1;

const EXPONENT = /e[-+]?\d+/y;
// What browsers turn 1e999 into: about the largest single-precision number. Keeps Infinity and NaN out of colors.
export const MAX_NUMBER = 3.4e38;

let unit: Unit = NUMBER;

/** The unit of the last value read. */
export function lastUnit(): Unit {
  return unit;
}

/**
 * Reads a number with its unit, or `none`, which counts as 0, into `out[index]`; angles in degrees. Returns its end, or
 * −1 if there is none. Values need no space between them where CSS sees the end of one: rgb(1+2+3) has three.
 */
export function readValue(text: string, start: number, index: number, out: Float64Array): number {
  let at = start;
  let character = text.charCodeAt(at);
  if (character === SPACE) character = text.charCodeAt(++at);
  if (character <= SPACE) {
    at = skipBlanks(text, at);
    character = text.charCodeAt(at);
  }
  const valueStart = at;
  const isNegative = character === MINUS;
  if (isNegative || character === PLUS) character = text.charCodeAt(++at);
  const digitsStart = at;
  let mantissa = 0;
  while (character >= DIGIT_0 && character <= DIGIT_9) {
    mantissa = mantissa * 10 + (character - DIGIT_0);
    character = text.charCodeAt(++at);
  }
  let decimals = 0;
  if (character === DOT) {
    const fractionStart = ++at;
    character = text.charCodeAt(at);
    while (character >= DIGIT_0 && character <= DIGIT_9) {
      mantissa = mantissa * 10 + (character - DIGIT_0);
      character = text.charCodeAt(++at);
    }
    decimals = at - fractionStart;
    if (decimals === 0) return NOT_FOUND;
  } else if (at === digitsStart) return readNone(text, valueStart, index, out);

  if (character >= UPPER_A || decimals > 22 || mantissa > Number.MAX_SAFE_INTEGER) {
    return readRareNumber(text, valueStart, at, index, out);
  }
  // Dividing an exact mantissa by an exact power gives the correctly rounded number.
  const size = mantissa / (POWERS_OF_TEN[decimals] as number);
  out[index] = isNegative ? 0 - size : size;
  if (character === PERCENT_SIGN) {
    unit = PERCENT;
    return at + 1;
  }
  unit = NUMBER;
  return at;
}

/** Reads a number with an exponent, an angle unit or more digits than a double holds. */
function readRareNumber(text: string, start: number, mantissaEnd: number, index: number, out: Float64Array): number {
  const numberEnd = skipExponent(text, mantissaEnd);
  const number = Number(text.slice(start, numberEnd));
  out[index] = Math.min(Math.max(number, -MAX_NUMBER), MAX_NUMBER);
  const next = text.charCodeAt(numberEnd);
  if (next >= UPPER_A) return readAngle(text, numberEnd, index, out);
  unit = next === PERCENT_SIGN ? PERCENT : NUMBER;
  return next === PERCENT_SIGN ? numberEnd + 1 : numberEnd;
}

/** An `e` without digits after it is not an exponent but the start of a unit, as in 1em. */
function skipExponent(text: string, start: number): number {
  EXPONENT.lastIndex = start;
  return text.charCodeAt(start) === LOWER_E && EXPONENT.test(text) ? EXPONENT.lastIndex : start;
}

function readAngle(text: string, start: number, index: number, out: Float64Array): number {
  const end = skipWord(text, start);
  const word = text.slice(start, end);
  const degrees =
    word === "deg" ? 1 : word === "rad" ? 180 / Math.PI : word === "grad" ? 0.9 : word === "turn" ? 360 : 0;
  out[index] = (out[index] as number) * degrees;
  unit = ANGLE;
  return degrees === 0 ? NOT_FOUND : end;
}

function readNone(text: string, start: number, index: number, out: Float64Array): number {
  // No sign may precede the word: it starts at the start of the value.
  const end = skipWord(text, start);
  out[index] = 0;
  unit = NONE;
  return text.slice(start, end) === "none" ? end : NOT_FOUND;
}

/** The end of a run of letters, digits and hyphens, which may be empty. */
export function skipWord(text: string, start: number): number {
  let at = start;
  for (;;) {
    const character = text.charCodeAt(at);
    if (!isDigit(character) && (character < LOWER_A || character > LOWER_Z) && character !== MINUS) return at;
    at++;
  }
}

/** The end of a run of whitespace as CSS defines it, which may be empty. */
export function skipBlanks(text: string, start: number): number {
  for (let at = start; ; at++) {
    const character = text.charCodeAt(at);
    const isControl = character >= TAB && character <= CARRIAGE_RETURN && character !== VERTICAL_TAB;
    if (character !== SPACE && !isControl) return at;
  }
}

function isDigit(character: number): boolean {
  return character >= DIGIT_0 && character <= DIGIT_9;
}
