import { clamp } from "../clamp.ts";
import type { Color, SpaceId } from "../color.ts";
import { fromRgb24 } from "../convert.ts";
import { parseHex24 } from "../kernel/hex.ts";
import { normalizeHue } from "../kernel/hue.ts";
import { CLOSING_PARENTHESIS, COMMA, HASH, LOWER_A, OPENING_PARENTHESIS, SLASH, SPACE } from "./characters.ts";
import { cssNamedRgb24 } from "./css-names.ts";
import { ANGLE, lastUnit, MAX_NUMBER, NONE, PERCENT, readValue, skipBlanks, skipWord } from "./css-value.ts";
import { COLOR_FUNCTION, HSL, LAB, LCH, NO_COLOR, OKLCH, RGB } from "./parse-codes.ts";

/** The space by the index of its function. "srgb" occurs twice: for rgb() and for color(srgb). */
const PARSED_SPACES = [
  ...(["srgb", "hsl", "hwb", "oklch", "oklab", "lch", "lab"] as const),
  ...([
    "srgb",
    "srgb-linear",
    "display-p3",
    "display-p3-linear",
    "a98-rgb",
    "prophoto-rgb",
    "rec2020",
    "xyz-d50",
    "xyz-d65",
  ] as const),
] satisfies SpaceId[];

const HUE = 0;
// What 100% means in the three channels and the alpha of rgb(), hsl(), hwb(), oklch(), oklab(), lch(), lab() and
// color().
// biome-ignore format: one line for each function
const HUNDRED_PERCENT = Float64Array.of(
  255, 255, 255, 1,
  HUE, 100, 100, 1,
  HUE, 100, 100, 1,
  1, 0.4, HUE, 1,
  1, 0.4, 0.4, 1,
  100, 150, HUE, 1,
  100, 125, 125, 1,
  1, 1, 1, 1,
);

const FUNCTIONS = ["rgb", "hsl", "hwb", "oklch", "oklab", "lch", "lab", "color"];

/** The bits in `units` that mark `none`, for three channels and alpha. */
const NONE_BITS = 0b01010101;

/** https://www.w3.org/TR/css-syntax-3/#consume-escaped-code-point */
const ESCAPE = /([\d.])?\\(?:([\da-f]{1,6})\s?|(.))/gi;

/** Three channels, in the ranges of color.ts, and alpha of the last color read. A hue of `none` is NaN. */
const out = new Float64Array(4);
/** A bit for each of the last values read that was `none`: bits 0, 2, 4 for the channels, 6 for alpha. */
let nones = 0;

/**
 * Reads one CSS Color 4 color (https://www.w3.org/TR/css-color-4/): hex, name, rgb(), hsl(), hwb(), lab(), lch(),
 * oklab(), oklch(), color(). Any other text returns `null`; it never throws and takes linear time. A hue of `none`
 * becomes `null`; any other `none` becomes 0 and is listed in `missing`. A hue is kept even if chroma is 0. Doesn't
 * read colors that depend on a page, escaped digits, and functions or comments that are not closed; `parse` also reads
 * colors computed from literals. Unlike CSS, it allows any kind of whitespace around a color.
 */
export function parsePlain(text: string): Color | null {
  const rgb24 = parseHex24(text);
  if (rgb24 >= 0) return fromRgb24(rgb24);
  nones = 0;
  let code = readColor(text);
  if (code < 0) {
    const tidied = tidy(text);
    if (tidied === text) return null;
    code = readColor(tidied);
    if (code < 0) return null;
  }
  const color = colorOf(code);
  if (nones === 0) return color;
  const letters = Object.keys(color).filter((name) => name !== "space");
  const missing = letters.filter((letter, index) => (nones >> (2 * index)) & 1 && letter !== "h");
  return missing.length > 0 ? { ...color, missing } : color;
}

/** The color just read as an object, its channels in CSS order. */
function colorOf(code: number): Color {
  const space = PARSED_SPACES[code] as (typeof PARSED_SPACES)[number];
  const first = out[0] as number;
  const second = out[1] as number;
  const third = out[2] as number;
  const alpha = out[3] as number;
  switch (space) {
    case "hsl":
      return { space, h: hueOrNull(first), s: second, l: third, alpha };
    case "hwb":
      return { space, h: hueOrNull(first), w: second, b: third, alpha };
    case "lab":
    case "oklab":
      return { space, l: first, a: second, b: third, alpha };
    case "lch":
    case "oklch":
      return { space, l: first, c: second, h: hueOrNull(third), alpha };
    case "xyz-d50":
    case "xyz-d65":
      return { space, x: first, y: second, z: third, alpha };
    default:
      return { space, r: first, g: second, b: third, alpha };
  }
}

/** Normalizes what CSS allows around and inside a color: escaped letters, capitals, comments, outer whitespace. */
export function tidy(given: string): string {
  // Most texts have neither escapes nor comments, and one check for their signs is faster than two searches.
  const plain = /[\\*]/.test(given) ? withoutComments(given.replace(ESCAPE, escapedLetter)) : given;
  // Only ASCII is case-insensitive; toLowerCase on everything would also turn the Kelvin sign into a "k".
  return plain.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Removes comments. A comment that is not closed stays. */
export function withoutComments(text: string): string {
  // Every comment up to the last `*/` is closed: without that limit, unclosed comments took quadratic time.
  const end = text.lastIndexOf("*/") + 2;
  return text.slice(0, end).replace(/\/\*.*?\*\//gs, " ") + text.slice(end);
}

/**
 * The escaped letter. Other escapes keep the backslash, so they are not colors; after a digit an escape starts a unit.
 */
function escapedLetter(written: string, digit: string | undefined, code: string | undefined, character = ""): string {
  const letter = code ? String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0xffff)) : character;
  return !digit && /[a-z]/i.test(letter) ? letter : written;
}

/** Reads lower-case text without comments or outer blanks into `out`; returns its index in the spaces, or −1. */
function readColor(text: string): number {
  const { length } = text;
  if (length === 0) return NO_COLOR;
  if (text.charCodeAt(length - 1) === CLOSING_PARENTHESIS) return readFunction(text);
  if (text.charCodeAt(0) === HASH) return readHex(text);
  const rgb24 = cssNamedRgb24(text);
  if (rgb24 !== undefined) return writeRgb24(rgb24, 1);
  return text === "transparent" ? writeRgb24(0, 0) : NO_COLOR;
}

/** `#` and 3, 4, 6 or 8 digits. */
function readHex(text: string): number {
  const opaque24 = parseHex24(text);
  if (opaque24 >= 0) return writeRgb24(opaque24, 1);
  const alphaStart = text.length === 5 ? 4 : text.length === 9 ? 7 : 0;
  const rgb24 = parseHex24(text.slice(0, alphaStart));
  // One or two digits repeated three times are a gray, and each of its channels is the alpha.
  const gray24 = parseHex24(`#${text.slice(alphaStart).repeat(3)}`);
  return (rgb24 | gray24) < 0 ? NO_COLOR : writeRgb24(rgb24, (gray24 & 255) / 255);
}

function readFunction(text: string): number {
  const first = text.charCodeAt(0);
  for (let code = RGB; code <= COLOR_FUNCTION; code++) {
    const name = FUNCTIONS[code] as string;
    if (name.charCodeAt(0) !== first || !text.startsWith(name)) continue;
    let at = name.length;
    // rgba() and hsla() are aliases of rgb() and hsl().
    if (code <= HSL && text.charCodeAt(at) === LOWER_A) at++;
    if (text.charCodeAt(at) !== OPENING_PARENTHESIS) return NO_COLOR;
    if (code < COLOR_FUNCTION) return readChannels(text, at + 1, code);
    const start = skipBlanks(text, at + 1);
    const end = skipWord(text, start);
    const space = codeOfColorSpace(text.slice(start, end));
    return space < 0 ? NO_COLOR : readChannels(text, end, space);
  }
  return NO_COLOR;
}

/** The index in `PARSED_SPACES` of a space of color(), or −1. */
function codeOfColorSpace(name: string): number {
  return PARSED_SPACES.indexOf((name === "xyz" ? "xyz-d65" : name) as "srgb", COLOR_FUNCTION);
}

/** The space of a CSS function (without the "a" suffix), or of color() with the space `inColor`, or undefined. */
export function spaceOf(name: string, inColor: string): SpaceId | undefined {
  return PARSED_SPACES[name === "color" ? codeOfColorSpace(inColor) : FUNCTIONS.indexOf(name)];
}

/** Reads three channels, optionally alpha, and the closing parenthesis. */
function readChannels(text: string, start: number, code: number): number {
  const row = 4 * Math.min(code, COLOR_FUNCTION);
  let at = start;
  let commas = 0;
  let units = 0;
  out[3] = 1;
  for (let index = 0; index < 4; index++) {
    at = readValue(text, at, index, out);
    if (at < 0) return NO_COLOR;
    const unit = lastUnit();
    const full = HUNDRED_PERCENT[row + index] as number;
    if (unit === (full === HUE ? PERCENT : ANGLE)) return NO_COLOR;
    if (full === HUE) out[index] = unit === NONE ? Number.NaN : hueOf(out[index] as number);
    else if (unit === PERCENT) out[index] = ((out[index] as number) * full) / 100;
    units |= unit << (2 * index);
    let mark = text.charCodeAt(at);
    if (mark <= SPACE) {
      at = skipBlanks(text, at);
      mark = text.charCodeAt(at);
    }
    if (mark === CLOSING_PARENTHESIS) {
      if (index < 2 || at !== text.length - 1) return NO_COLOR;
      if (commas > 0 && (commas !== index || !areUnitsLegacy(code, units))) return NO_COLOR;
      nones = units & (units >> 1) & NONE_BITS;
      return clampChannels(code);
    }
    if (mark === COMMA) commas++;
    else if (index === 2 && mark !== SLASH) return NO_COLOR;
    if (mark === COMMA || index === 2) at++;
  }
  return NO_COLOR;
}

/**
 * Checks the stricter rules for commas: rgb() takes three numbers or three percentages, hsl() a hue and two
 * percentages, and neither takes `none`. `units` has two bits for each value, the first value in the lowest bits.
 */
function areUnitsLegacy(code: number, units: number): boolean {
  const channels = units & 0b111111;
  if (units >> 6 === NONE) return false;
  if (code === RGB) return channels === 0b000000 || channels === 0b010101;
  return code === HSL && channels >> 2 === 0b0101 && (channels & 3) !== NONE;
}

/**
 * CSS Color 4 requires these clamps while parsing: rgb() to its range, lightness to its range, saturation and chroma
 * from below. Other values stay as written: color(srgb 1.2 0 0), hsl(0 120% 50%), lab(50 -200 0).
 */
function clampChannels(code: number): number {
  out[3] = clamp(out[3] as number, 0, 1);
  if (code === RGB) {
    out[0] = clamp(out[0] as number, 0, 255) / 255;
    out[1] = clamp(out[1] as number, 0, 255) / 255;
    out[2] = clamp(out[2] as number, 0, 255) / 255;
  } else if (code === HSL || code === LCH || code === OKLCH) out[1] = Math.max(out[1] as number, 0);
  if (code >= OKLCH && code <= LAB) out[0] = clamp(out[0] as number, 0, HUNDRED_PERCENT[4 * code] as number);
  return code;
}

function writeRgb24(rgb24: number, alpha: number): number {
  out[0] = (rgb24 >>> 16) / 255;
  out[1] = ((rgb24 >>> 8) & 255) / 255;
  out[2] = (rgb24 & 255) / 255;
  out[3] = alpha;
  return RGB;
}

function hueOrNull(hue: number): number | null {
  return Number.isNaN(hue) ? null : hue;
}

/** An infinite angle counts as 0: https://www.w3.org/TR/css-color-4/#hue-syntax */
function hueOf(degrees: number): number {
  return Math.abs(degrees) >= MAX_NUMBER ? 0 : normalizeHue(degrees);
}
