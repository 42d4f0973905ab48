import type { Color } from "../color.ts";
import { parsePasted } from "../text/pasted.ts";

const NUMBER = "[-+]?(?:\\d+(?:\\.\\d+)?|\\.\\d+)(?:%|deg)?";
const WHOLE_NUMBER = new RegExp(`^${NUMBER}$`);
const FORMAT = "(?:rgb|hsl|hsv|hsb|hwb|lab|lch|oklab|oklch|cmyk)a?";
const RUN = new RegExp(
  `(?<![\\w.#%/-])(${FORMAT}[\\s:=,;|(]+)?(${NUMBER}(?:[\\s,;|]+${NUMBER}){2,3})(?![\\w.%/-]|[\\s,;|]+[-+.]?\\d)`,
  "i",
);
const NUMBERS = new RegExp(`(?<![\\w.#%/-])${NUMBER}(?:[\\s,;|]+${NUMBER}){2}(?![\\w.%])`);
const FORMAT_AT_END = new RegExp(`\\b(${FORMAT})[\\s:=]*$`, "i");
const AROUND_NAME = /^[\s:=,;|"'`*\u2022\u2013\u2014>()[\]-]+|[\s:=,;|"'`*\u2022\u2013\u2014>()[\]-]+$/g;
const CELL_SIGNS = ["\t", ";", "|", ","];

export type NamedColor = { readonly color: Color; readonly name: string };

/**
 * A color as three plain numbers with its name on one side: `240 248 255 AliceBlue`, `AliceBlue, 240, 248, 255`,
 * `hsl 210 50 40 Steel`. Four only behind the name of their format, for alone they may be RGB with alpha or CMYK. `null`
 * for other lines, also without a name.
 */
export function readNumberLine(line: string): NamedColor | null {
  return readCells(line) ?? readRun(line);
}

/** Whether there are three or more numbers beside letters: then a word such as "gray" is a part of a name. */
export function hasNumbersBesideName(line: string): boolean {
  return NUMBERS.test(line) && /\p{L}/u.test(line);
}

/** A name without the signs, quotation marks and brackets around it. `null` if no letter or digit is left. */
export function nameOf(text: string): string | null {
  const name = text.replace(AROUND_NAME, "");
  return /[\p{L}\d]/u.test(name) ? name : null;
}

/** In cells the numbers of a name such as "Gray 50" are apart from the others. */
function readCells(line: string): NamedColor | null {
  const sign = CELL_SIGNS.find((candidate) => line.includes(candidate));
  if (sign === undefined) return null;
  const cells = line.split(sign).map((cell) => cell.trim());
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
  return color && { color, name: nameOf(name.replace(FORMAT_AT_END, "")) ?? name };
}

/** In a table the name of the format may be a cell of its own. */
function withFormat(numbers: string, name: string): string {
  const format = FORMAT_AT_END.exec(name)?.[1];
  return format && format !== name ? `${format} ${numbers}` : numbers;
}
