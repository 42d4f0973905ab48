import type { Color } from "../../color.ts";
import { tailwindColor } from "../../tailwind.ts";
import { parse } from "../parse.ts";
import { parseAlpha } from "../parse-alpha.ts";
import { endOfCall } from "../scan/text.ts";
import { readArgb, withAlphaLast } from "./alpha-first.ts";
import { isNumberFormat, readBareNumbers, readNamedNumbers } from "./numbers.ts";
import { colorsOfJson, parseJson, readLabels } from "./object.ts";
import { toPlainSigns } from "./plain-signs.ts";

// Longer text is not a single color, and the patterns below don't need to be fast. Unanchored patterns start with a
// lookbehind, so that a long run is not retried from each of its characters. Repetitions must be unambiguous: with two
// ways to split a run of spaces, five letters take years.
const MAX_COLOR_CHARACTERS = 1000;
// `colors: [Color(0xFF0D6986)]` is three levels deep; no code nests a color deeper.
const MAX_DEPTH = 4;

/** The spaces of color(). */
export const SPACE_OF_COLOR = "(?:display[- ])?p3|srgb(?:-linear)?|rec2020|a98-rgb|prophoto-rgb|xyz(?:-d(?:50|65))?";
const SPACE_NAME = `rgba?|hs[lvb]a?|hwb|cmyk|device-cmyk|lab|lch|oklab|oklch|${SPACE_OF_COLOR}|vec[34]`;
const NAMED_NUMBERS = new RegExp(`^(${SPACE_NAME})[\\s:=(]+([^a-z()]+|[^()]*none)\\)?$`, "i");
/** What comes before a color in a Tailwind class, a theme variable or a path in a theme. */
const UTILITY =
  /^(?:tw-)?(?:bg|text|border(?:-[xytrblse])?|from|via|to|fill|stroke|(?:inset-)?ring|ring-offset|(?:inset-|text-|drop-)?shadow|outline|decoration|accent|caret|divide|placeholder|scrollbar-(?:thumb|track)|(?:--)?(?:theme-)?colors?)-$/;
const TAILWIND = /^!?([\w-]*?)(?:\[(.+)\]|([a-z]+-\d{2,3}|black|white))(?:\/(?:\[([\d.]+%?)\]|([\d.]+)))?!?$/s;
const CALL = /^(?:(?:new|const)\s+|#)?([\w.-]*)\s*\((.*?)\)?$/s;
/** Methods that may follow a call: `Color(…).opacity(0.5)`. */
const METHODS = /^(?:\s*\.\w+\([^()]*\))*$/;
/** Methods of Swift, Kotlin and Dart that set the alpha; `withAlpha` takes 0 to 255. */
const SET_ALPHA = /\.(?:opacity|copy|with(?:Opacity|Values|AlphaComponent|(Alpha)))\((?:alpha\s*[:=])?\s*([\d.]+)f?\)/;
/** "R: 13 G: 105 B: 134", "C90 M22 Y0 K47". */
const LETTERED = /^(?:[a-z]\s*(?:[:=]\s*)?[-+]?[\d.]+(?:%|deg)?[\s,;|/]*){3,5}$/i;
const LETTER_AND_NUMBER = /([a-z])\s*(?:[:=]\s*)?([-+]?[\d.]+(?:%|deg)?)/gi;
const DECLARATION = /^(?:[\w$@.]+[ \t]+){0,4}["'\w$@.-]+[ \t]*[:=](?!=)\s*(.+)$/s;
// After a name, numbers are read as what they look like, but not after these names.
const UNREAD_FORMAT = /^(?:okhs[lv]|hsluv|hpluv|lchuv|luv|hct|cam16|jzazbz|jzczhz|ictcp|hsi|ycbcr|yuv|xyy|yiq)\s*[:=]/i;
const SEVERAL_OBJECTS = /\}.*\{/s;
/** In "G: 105" the number is not a hex color. */
const ONE_CHANNEL = /^["']?[a-z]["']?\s*[:=]\s*\d+[,;]?$/i;
const NUMBERS = /^(?:[-+\d.,;|%/\s()]|deg|rad|grad|turn|none|e|f)*$/i;
/**
 * Hex digits without an alpha, and an opacity. Fractions of a percent are measured shares, and 0% is where a gradient
 * starts. In a list, other percentages may be that, too.
 */
export const HEX_AND_OPACITY = /^(#(?:[\da-f]{3}|[\da-f]{6})|[\da-f]{6})[\s,/]+([1-9]\d{0,2}%)$/i;
const ELEMENT = /^<\w+\b[^>]*>([^<]*)<\/\w+>$/;

/**
 * Reads a color as people paste it: anything that `parse` reads, hex without `#`, 0xRRGGBB and 0xAARRGGBB, hsv() and
 * cmyk(), bare numbers, declarations with their name and semicolon, Tailwind classes, colors in Swift, Kotlin, Java,
 * C#, GLSL, Python or XML, and one color token or object in JSON. Any other text returns `null`; `explainUnreadable`
 * explains why, and `parsePastedList` reads several colors.
 */
export function parsePasted(text: string): Color | null {
  const color = parse(text);
  return color || text.length > MAX_COLOR_CHARACTERS ? color : readText(normalize(text));
}

/** Replaces look-alike characters, removes comments after the color, and writes the alpha of hex colors last. */
function normalize(text: string): string {
  const plain = toPlainSigns(text)
    .replace(/[\u2212\u2013]/g, "-")
    .replace(/[\u2018\u2019\u201c\u201d]/g, '"')
    .replace(/°/g, "deg")
    .replace(/\/\*.*?\*\//gs, " ")
    .replace(/\s\/\/.*$/gm, " ");
  return withAlphaLast(plain);
}

/** `level` is the nesting depth of the text: brackets, calls, names. */
function readText(text: string, level = 0): Color | null {
  const value = text
    .trim()
    .replace(/(?<![;,])[;,]+$/, "")
    .replace(/(?<!\s)\s*!(?:important|default)$/, "")
    .replace(/^(["'`])((?:(?!\1).)*)\1$/s, "$2")
    .trim();
  return (
    parse(value) ??
    readHex(value) ??
    readFaded(value) ??
    readTailwind(value) ??
    readStructure(value, level + 1) ??
    readBareNumbers(value)
  );
}

function readHex(text: string): Color | null {
  const [, prefix, digits] = /^(#\s*|0x)?([0-9a-f]+)$/i.exec(text) ?? [];
  if (!digits) return null;
  // A 0x number has its alpha first; a number with four digits is more likely a year than a color.
  if (prefix && !prefix.startsWith("#")) return readArgb(digits);
  return digits.length === 4 ? null : parse(`#${digits}`);
}

/** "#264653 50%", as Figma shows a color and its opacity. */
function readFaded(text: string): Color | null {
  const [, hex = "", alpha = ""] = HEX_AND_OPACITY.exec(text) ?? [];
  const color = hex === "" ? null : readHex(hex);
  const opacity = parseAlpha(alpha);
  return color && opacity !== null ? { ...color, alpha: opacity } : null;
}

/** "sky-700", "bg-sky-700", "text-red-500/50", "colors.sky.700", "bg-[#0d6986]". */
function readTailwind(text: string): Color | null {
  const [, utility = "", arbitrary, name, alpha, percentage] = TAILWIND.exec(text.replace(/(?<=[a-z])\./g, "-")) ?? [];
  // "off-white", or a list: "db073d-white".
  if (utility !== "" && !(arbitrary ? utility.endsWith("-") : UTILITY.test(utility))) return null;
  const color = arbitrary ? parse(arbitrary.replaceAll("_", " ")) : name ? tailwindColor(name) : undefined;
  if (!color || !(alpha ?? percentage)) return color ?? null;
  const opacity = parseAlpha(alpha ?? `${percentage}%`);
  return opacity === null ? null : { ...color, alpha: opacity };
}

/** Reads a color with a name before it or brackets around it. */
function readStructure(text: string, level: number): Color | null {
  if (level > MAX_DEPTH) return null;
  const named = NAMED_NUMBERS.exec(text);
  if (named) return readNamedNumbers(named[1] as string, named[2] as string);
  if (LETTERED.test(text)) return readLettered(text);
  if (text.startsWith("{")) return readObject(text);
  const list = /^\[(.*)\]$/s.exec(text);
  if (list) return readText(list[1] as string, level);
  const [, content] = ELEMENT.exec(text) ?? [];
  if (content !== undefined) return readText(content, level);
  const end = endOfCall(text, 0, text.length);
  const call = end < 0 ? text : text.slice(0, end);
  const [, name, values] = CALL.exec(call) ?? [];
  if (name !== undefined && values !== undefined) {
    const methods = text.slice(call.length);
    return METHODS.test(methods) ? setAlpha(readCall(name, values, level), methods) : null;
  }
  const [, value] = DECLARATION.exec(text) ?? [];
  return value && !UNREAD_FORMAT.test(text) && !ONE_CHANNEL.test(text) ? readText(value, level) : null;
}

function setAlpha(color: Color | null, methods: string): Color | null {
  const [, isByte, alpha] = SET_ALPHA.exec(methods) ?? [];
  const opacity = alpha ? parseAlpha(isByte ? `${Number(alpha) / 2.55}%` : alpha) : null;
  return color && opacity !== null ? { ...color, alpha: opacity } : color;
}

/** Reads numbers with letters, which together name the format. */
function readLettered(text: string): Color | null {
  const pairs = [...text.matchAll(LETTER_AND_NUMBER)];
  return readNamedNumbers(pairs.map(([, letter]) => letter).join(""), pairs.map(([, , number]) => number).join(" "));
}

function readObject(text: string): Color | null {
  const json = parseJson(text);
  if (json === undefined) return SEVERAL_OBJECTS.test(text) ? null : readLabels(text);
  const colors = colorsOfJson(json);
  return colors.length === 1 ? (colors[0] as Color) : null;
}

/** Color(red: 0.05, green: 0.41, blue: 0.53), Color.FromRgb(13, 105, 134), Color(0xFF0D6986), var(--color-sky-700). */
function readCall(name: string, values: string, level: number): Color | null {
  if (name === "url" || /^\s*named:/.test(values)) return null; // named: "Red" is a color of the app
  const gray = values.replace(/^\s*white(:\s*[\d.]+)/, "red$1, green$1, blue$1");
  const shortName = name.slice(name.lastIndexOf(".") + 1);
  // Numbers in other functions are not colors, but their arguments may be: parseColor("#0D6986").
  if (!isNumberFormat(shortName)) return NUMBERS.test(values) || readLabels(values) ? null : readText(values, level);
  return readLabels(gray) ?? readNamedNumbers(shortName, values) ?? readText(values, level);
}
