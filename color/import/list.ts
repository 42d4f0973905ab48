import type { Color } from "../color.ts";
import { toRgb24 } from "../convert.ts";
import { deltaE2000Rgb24 } from "../kernel/lab.ts";
import { parseMore } from "../more-spaces/text.ts";
import { tailwindColor } from "../tailwind.ts";
import { cssNameOf } from "../text/css-names.ts";
import { MORE_FUNCTIONS } from "../text/more-functions.ts";
import { withAlphaLast } from "../text/pasted/alpha-first.ts";
import { isHexWord } from "../text/pasted/hex-words.ts";
import { hasOneValueInEach, MAX_LINE_CHARACTERS, scanLine, scanValues, withoutIssues } from "../text/pasted/lines.ts";
import { parsePastedList } from "../text/pasted/list.ts";
import { parseJson, readLabels } from "../text/pasted/object.ts";
import { toPlainSigns } from "../text/pasted/plain-signs.ts";
import { parsePasted } from "../text/pasted.ts";
import { printHex } from "../text/print.ts";
import { scanColors } from "../text/scan/scan.ts";
import type { FoundColor } from "../text/scan/scanner.ts";
import { joinFormats } from "./formats.ts";
import type { ImportedPalette, ImportedSwatch } from "./imported.ts";
import { findLettered, isInOtherFormat } from "./lettered.ts";
import { hasShares, withOpacity } from "./opacities.ts";
import { groupsOf } from "./outline.ts";
import { PaletteBuilder } from "./palette-builder.ts";
import { isColorLike, whyUnread } from "./why-unread.ts";

const NUMBER = "[-+]?(?:\\d+(?:\\.\\d+)?|\\.\\d+)(?:%|deg)?";
const WHOLE_NUMBER = new RegExp(`^${NUMBER}$`);
const FORMAT =
  "(?:(?:rgb|hsl|hsv|hsb|hwb|lab|lch|oklab|oklch|cmyk)a?|(?:display[- ])?p3|srgb(?:-linear)?|rec2020|a98-rgb|prophoto-rgb|xyz(?:-d[56][05])?|(?:vec|float|half)[34])";
const RUN = new RegExp(
  `(?<![\\w.#%/-])(${FORMAT}[\\s:=,;|(]+)?(${NUMBER}(?:[\\s,;|]+${NUMBER}){2,3})(?![\\w.%/-]|[\\s,;|]+[-+.]?\\d)`,
  "i",
);
const NUMBERS = new RegExp(`(?<![\\w.#%/-])${NUMBER}(?:[\\s,;|]+${NUMBER}){2}(?![\\w.%])`);
/** A cell that starts something like "CMYK: 90, 22, 0, 47". */
const FORMAT_AND_NUMBER = new RegExp(`\\b${FORMAT}[\\s:=(]+${NUMBER}$`, "i");
const FORMAT_AT_END = new RegExp(`\\b(${FORMAT})[\\s:=]*$`, "i");
/** In `vec3 sea = vec3(0.1, 0.2, 0.3)`. */
const SHADER_TYPE = /^(?:const\s+)?(?:vec|float|half)[34]\s+/;
const AROUND_NAME = /^[\s:=,;|"'`*/\u2022\u2013\u2014>()[\]-]+|[\s:=,;|"'`*/\u2022\u2013\u2014>()[\]-]+$/g;
const CHANNEL = `["']?(?:red|green|blue|hue|saturation|lightness|brightness|chroma|alpha|opacity|[rgbhslvca])["']?\\s*:\\s*${NUMBER}`;
const CHANNEL_LINE = new RegExp(`^\\s+${CHANNEL}\\s*$`, "i");
/** `Sea: { r: 12, g: 34, b: 56 }`, or `- name: Sea r: 12 g: 34 b: 56` of several lines of YAML. */
const MAPPING = new RegExp(`^(.*?)(?<!\\w)((?:${CHANNEL}[\\s,]*){3,4})\\}?[\\s,]*$`, "i");
/** On one side of a color. */
const MIN_SENTENCE_WORDS = 4;
const CELL_SIGNS = ["\t", ";", "|", ","];
/** CIEDE2000 below which the word before a value is its name: "Gold, #e9c46a", but not "tomato, #00f". */
const MAX_NAME_DELTA_E = 24;

type Layout = { readonly isTable: boolean; readonly hasOpacities: boolean };
type NamedColor = { readonly color: Color; readonly name: string };

/**
 * Reads a color as three plain numbers with a name on one side: `240 248 255 AliceBlue`, `AliceBlue, 240, 248, 255`,
 * `hsl 210 50 40 Steel`. Four numbers need the name of their format first: alone they may be RGB with alpha or CMYK.
 * `null` for other lines, including those without a name.
 */
function readNumberLine(line: string): NamedColor | null {
  return readCells(line) ?? readRun(line);
}

/** Whether the line has letters and at least three numbers; then a word such as "gray" is part of a name. */
function hasNumbersNextToName(line: string): boolean {
  return NUMBERS.test(line) && /\p{L}/u.test(line);
}

/** The name without surrounding punctuation, quotes and brackets. `null` if no letter or digit is left. */
function nameOf(text: string): string | null {
  const name = text.replace(AROUND_NAME, "");
  const isOpen = name.lastIndexOf("(") > name.lastIndexOf(")");
  return /[\p{L}\d]/u.test(name) ? name + (isOpen ? ")" : "") : null;
}

/** Reads a line split into cells, which keeps the numbers of a name such as "Gray 50" apart from the channels. */
function readCells(line: string): NamedColor | null {
  const sign = CELL_SIGNS.find((candidate) => line.includes(candidate));
  if (sign === undefined) return null;
  const cells = line.split(sign).map((cell) => cell.trim());
  if (cells.some((cell) => FORMAT_AND_NUMBER.test(cell))) return null;
  const kinds = cells.map((cell) => (WHOLE_NUMBER.test(cell) ? "1" : "0")).join("");
  const [, before = "", after = ""] = /^(0*?)111(0*)$/.exec(kinds) ?? /^([01]*0)111()$/.exec(kinds) ?? [];
  if ((before === "") === (after === "")) return null;
  const start = before.length;
  const name = cells.filter((cell) => /\p{L}/u.test(cell)).join(" ");
  return named(cells.slice(start, start + 3).join(" "), name);
}

function readRun(line: string): NamedColor | null {
  const match = RUN.exec(line);
  if (!match) return null;
  const [whole, format = "", numbers = ""] = match;
  const before = line.slice(0, match.index);
  const sides = [nameOf(before), nameOf(line.slice(match.index + whole.length))];
  const name = sides[0] ?? sides[1];
  if (!name || (sides[0] && sides[1])) return null;
  if (format === "" && numbers.trim().split(/[\s,;|]+/).length !== 3) return null;
  return named(`${format.replace(/[\s:=,;|(]+$/, " ")}${numbers}`, name);
}

function named(numbers: string, name: string): NamedColor | null {
  const color = /\p{L}/u.test(name) && !NUMBERS.test(name) ? parsePasted(withFormat(numbers, name)) : null;
  return color && { color, name: nameOf(name.replace(FORMAT_AT_END, "").replace(SHADER_TYPE, "")) ?? name };
}

/** In a table, the name of the format may be in its own cell. */
function withFormat(numbers: string, name: string): string {
  const format = FORMAT_AT_END.exec(name)?.[1];
  return format && format !== name ? `${format} ${numbers}` : numbers;
}

// Longer text was not written by hand, and scanning is faster.
const MAX_LIST_CHARACTERS = 100_000;
const OPEN_LINE = /\([^()\r\n]*[\r\n]/;
const MORE_CALL = new RegExp(`(?<![\\w-])(?:${MORE_FUNCTIONS.join("|")})\\([^()]*\\)|\\bcolor\\(--[^()]*\\)`, "i");
/** In YAML or code, after a color. */
const COMMENT = /\s(?:#|\/\/)\s.*$/;
const LIST_NUMBER = /^\s*\d+[.)]\s+/;

/** Reads colors in any syntax, one per line with an optional name, or separated by punctuation. `null` for none. */
export function readList(text: string): ImportedPalette | null {
  // Numbers in JSON objects are not colors, and the other readers have checked the rest.
  if (text.startsWith("{") && parseJson(text) !== undefined) return null;
  const builder = new PaletteBuilder();
  if (text.length > MAX_LIST_CHARACTERS) {
    for (const { color } of scanColors(withAlphaLast(text))) builder.add(color);
    builder.leave("Text", text, "In a text this long, only CSS colors are read, without names.");
  } else readLines(withoutIssues(toPlainSigns(text)), builder);
  return builder.finish("List of colors");
}

function readLines(text: string, builder: PaletteBuilder): void {
  const lines = joinFormats(joinChannels(text.split(/\r\n?|\n/)));
  const only = lines.length > 1 ? parsePasted(text) : null;
  if (only) {
    builder.add(only);
    return;
  }
  const layout = { isTable: hasOneValueInEach(lines), hasOpacities: !hasShares(lines) };
  const read = lines.map((line, index) => {
    // The words of a title row are no colors.
    const isTitles = isUnderTitles(lines[index + 1] ?? "") && scanValues(line).length === 0;
    const isWord = lines.length > 1 && isHexWord(line);
    return line.trim() === "" || isTitles || isWord ? [] : readLine(line, layout);
  });
  // Colors that span several lines are only found in the whole text.
  const whole = OPEN_LINE.test(text) ? parsePastedList(text) : [];
  if (whole.length > read.reduce((count, swatches) => count + swatches.length, 0)) {
    for (const color of whole) builder.add(color);
    return;
  }
  const groups = groupsOf(lines);
  for (const [index, line] of lines.entries()) {
    const swatches = read[index] ?? [];
    for (const { color, name } of swatches) builder.add(color, name, groups[index] ?? "");
    if (groups[index] === null || isUnderTitles(lines[index + 1] ?? "")) continue;
    const unread = swatches.length === 0 ? line : unreadOf(line, swatches.length);
    if (/[\p{L}\d]/u.test(unread)) builder.leave(`Line ${index + 1}`, unread, whyUnread);
  }
}

/** Joins a name and lines with one channel each, unless the name's line has a color. Lines keep their numbers. */
function joinChannels(lines: readonly string[]): readonly string[] {
  const joined = [...lines];
  for (let first = 0, next = 1; first < lines.length; first = next++) {
    while (CHANNEL_LINE.test(lines[next] ?? "")) next++;
    if (next - first < 3 || next - first > 5) continue;
    const whole = lines.slice(first, next).join(" ");
    if (scanValues(lines[first] as string).length > 0 || !readMapping(whole)) continue;
    joined.fill("", first, next);
    joined[first] = whole;
  }
  return joined;
}

/** Whether it is the line of a Markdown table below its titles. */
function isUnderTitles(line: string): boolean {
  return line.includes("|") && line.includes("---") && /^[\s|:-]+$/.test(line);
}

function readLine(line: string, { isTable, hasOpacities }: Layout): readonly ImportedSwatch[] {
  if (line.length > MAX_LINE_CHARACTERS) return unnamed(parsePastedList(line));
  const one = readMore(line) ?? readMapping(line);
  if (one) return [one];
  const found = scanLine(line);
  const written = scanValues(line);
  if (written.length === 0) {
    const lettered = readLettered(line);
    if (lettered.length > 0) return lettered;
    if (hasNumbersNextToName(line)) return readNumbers(line);
  }
  const exact = found.length > 1 ? written : found;
  const [only] = exact;
  // In "tomato, #00f" both are colors; in "red, #e00" the word names the same color.
  const isRow = isTable || line.trimStart().startsWith("|");
  const isOther = ({ color }: FoundColor) => only && !isNear(color, only.color, found.length);
  const isList = !isRow && found.some(isOther) && /[,;|]/.test(line);
  const listed = isList ? parsePastedList(line) : [];
  if (listed.length > 1) return unnamed(listed);
  if (only && exact.length === 1) {
    const value = hasOpacities ? withOpacity(line, only) : only;
    return [{ color: value.color, name: adjacentName(line, value) }];
  }
  if (exact.length > 1) return unnamed(exact.map(({ color }) => color));
  const colors = parsePastedList(hasOpacities ? line : line.replace(/(?<=[\da-f])\s+[\d.]+%\s*$/i, ""));
  const tailwindName = colors.length === 1 ? /(?:^|-)([a-z]+-\d{2,3})(?:\/\d+)?$/.exec(line.trim())?.[1] : undefined;
  return tailwindName && tailwindColor(tailwindName)
    ? colors.map((color) => ({ color, name: tailwindName }))
    : unnamed(colors);
}

/** A word next to the only value may differ from it more than words in a list, unless the value is another word's. */
function isNear(word: Color, value: Color, count: number): boolean {
  if (count !== 2 || cssNameOf(toRgb24(value)) !== undefined) return printHex(word) === printHex(value);
  return deltaE2000Rgb24(toRgb24(word), toRgb24(value)) < MAX_NAME_DELTA_E;
}

/** Reads `Sea C54 M16 Y0 K67`, or several such colors, each with the name on the same side. */
function readLettered(line: string): readonly ImportedSwatch[] {
  const found = findLettered(line);
  const [first] = found;
  if (!first) return [];
  const texts = [0, ...found.map(({ end }) => end)].map((start, at) => line.slice(start, found[at]?.start));
  if (found.every((each) => each === first || isInOtherFormat(first.color, each.color))) {
    return [{ color: first.color, name: nameOf(texts.join(" ")) }];
  }
  const offset = nameOf(texts[0] as string) === null ? 1 : 0;
  return found.map(({ color }, at) => ({ color, name: nameOf(texts[at + offset] ?? "") }));
}

/** Reads a color in a space that CSS doesn't have: `Brand okhsl(226 97% 41%)`. */
function readMore(line: string): ImportedSwatch | null {
  const [call] = MORE_CALL.exec(line) ?? [];
  const color = call === undefined ? null : parseMore(call);
  return color && { color, name: nameOf(line.replace(call as string, " ")) };
}

function readMapping(line: string): ImportedSwatch | null {
  const [, name = "", channels = ""] = MAPPING.exec(line) ?? [];
  const color = readLabels(channels);
  return color && { color, name: nameOf(name.replace(/^[\s{-]*["']?name["']?:|\{\s*$/i, "")) };
}

function readNumbers(line: string): readonly ImportedSwatch[] {
  const named = readNumberLine(line);
  if (named) return [named];
  const whole = parsePasted(line);
  if (whole) return unnamed([whole]);
  const pieces = line.split(/[,;|\t]/).map((piece) => parsePasted(piece));
  return pieces.every((color) => color !== null) ? unnamed(pieces) : [];
}

/**
 * The rest of the line, without a repeat of the same color in numbers; a percentage alone is no name. In a table, the
 * first cell with words.
 */
function adjacentName(line: string, { start, end, color }: FoundColor): string | null {
  const sides = [line.slice(0, start), line.slice(end)];
  const rest = joinSides(sides[0] as string, sides[1] as string);
  const again = readNumberLine(rest);
  if (again && printHex(again.color) === printHex(color)) return again.name;
  if (rest.includes("|")) return nameOf(rest.split("|").find((cell) => /\p{L}/u.test(cell)) ?? rest);
  const name = nameOf(rest);
  return isSentence(sides) || /^[\d.]+%$/.test(name ?? "") ? null : name;
}

/** The text around a color, without the signs that separated it from the color. */
function joinSides(before: string, after: string): string {
  const start = before.replace(LIST_NUMBER, "").replace(/[\s:=,;]+$/, "");
  const end = nameOf(start) === null ? after : after.replace(COMMENT, "");
  return `${start} ${end.replace(/^(?:[\s:=,;]|\.(?!\w))+/, "")}`.replace(/\(\s*\)/, "").trim();
}

/** Whether a color is in the middle of prose, which isn't its name. */
function isSentence(sides: readonly string[]): boolean {
  if (/[:\u2013\u2014-]\s*$/.test(sides[0] ?? "")) return false;
  const words = sides.map((side) => side.match(/\p{L}{2,}/gu)?.length ?? 0);
  return Math.min(...words) > 0 && Math.max(...words) >= MIN_SENTENCE_WORDS;
}

/** The first piece between a line's colors that looks like a color but can't be read. */
function unreadOf(line: string, count: number): string {
  if (count < 2 || line.length > MAX_LINE_CHARACTERS) return "";
  const pieces = scanLine(line).reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), line);
  return pieces.split(/[,;|\t]+/).find((piece) => isColorLike(piece) && !parsePasted(piece)) ?? "";
}

function unnamed(colors: readonly Color[]): ImportedSwatch[] {
  return colors.map((color) => ({ color, name: null }));
}
