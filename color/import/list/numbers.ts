import { parsePasted, SPACE_OF_COLOR } from "../../text/pasted/parse-pasted.ts";
import type { ImportedSwatch } from "../imported.ts";
import { nameOf } from "./name.ts";

// The grammar of a color in plain numbers:
//
//   line   = name color | color name
//   color  = three numbers, or the name of a format with three or four numbers
//
// Four numbers without a format may be RGB with alpha or CMYK. In a table, the name may have numbers, and the format a
// cell of its own.

export const NUMBER = "[-+]?(?:\\d+(?:\\.\\d+)?|\\.\\d+)(?:%|deg)?";
const GAP = "[\\s,;|]+";
const THREE = `${NUMBER}(?:${GAP}${NUMBER}){2}`;
const START = "(?<![\\w.#%/-])";
const FORMAT = `(?:(?:rgb|hsl|hsv|hsb|hwb|lab|lch|oklab|oklch|cmyk)a?|${SPACE_OF_COLOR}|(?:vec|float|half)[34])`;
const WHOLE_NUMBER = new RegExp(`^${NUMBER}$`);
const THREE_NUMBERS = new RegExp(`${START}${THREE}(?![\\w.%])`);
const RUN = new RegExp(
  `${START}(${FORMAT}[\\s:=,;|(]+)?(${THREE}(${GAP}${NUMBER})?)(?![\\w.%/-]|${GAP}[-+.]?\\d)`,
  "i",
);
/** A cell that starts something like "CMYK: 90, 22, 0, 47". */
const FORMAT_AND_NUMBER = new RegExp(`\\b${FORMAT}[\\s:=(]+${NUMBER}$`, "i");
const FORMAT_AT_END = new RegExp(`\\b(${FORMAT})[\\s:=]*$`, "i");
/** In `vec3 sea = vec3(0.1, 0.2, 0.3)`. */
const SHADER_TYPE = /^(?:const\s+)?(?:vec|float|half)[34]\s+/;
const CELL_SIGNS = ["\t", ";", "|", ","];

/** The colors of a line with letters and at least three numbers, where a word such as "gray" is part of a name. */
export function readNumbers(line: string): readonly ImportedSwatch[] | null {
  if (!THREE_NUMBERS.test(line) || !/\p{L}/u.test(line)) return null;
  const one = readNumberLine(line);
  if (one) return [one];
  const whole = parsePasted(line);
  const colors = whole ? [whole] : line.split(/[,;|\t]/).map((piece) => parsePasted(piece));
  return colors.every((color) => color !== null) ? colors.map((color) => ({ color, name: null })) : [];
}

/**
 * Reads a color as three plain numbers with a name on one side: `240 248 255 AliceBlue`, `AliceBlue, 240, 248, 255`,
 * `hsl 210 50 40 Steel`. `null` for other lines, including those without a name.
 */
export function readNumberLine(line: string): ImportedSwatch | null {
  return readCells(line) ?? readRun(line);
}

/** Reads a line split into cells, which keeps the numbers of a name such as "Gray 50" apart from the channels. */
function readCells(line: string): ImportedSwatch | null {
  const sign = CELL_SIGNS.find((candidate) => line.includes(candidate));
  if (sign === undefined) return null;
  const cells = line.split(sign).map((cell) => cell.trim());
  if (cells.some((cell) => FORMAT_AND_NUMBER.test(cell))) return null;
  const kinds = cells.map((cell) => (WHOLE_NUMBER.test(cell) ? "1" : "0")).join("");
  const start = /^1110+$/.test(kinds) ? 0 : /0111$/.test(kinds) ? kinds.length - 3 : -1;
  if (start < 0) return null;
  return named(cells.slice(start, start + 3).join(" "), cells.filter((cell) => /\p{L}/u.test(cell)).join(" "));
}

function readRun(line: string): ImportedSwatch | null {
  const match = RUN.exec(line);
  if (!match) return null;
  const [whole, format = "", numbers = "", fourth] = match;
  const before = nameOf(line.slice(0, match.index));
  const after = nameOf(line.slice(match.index + whole.length));
  if ((before && after) || (format === "" && fourth !== undefined)) return null;
  return named(`${format.replace(/[\s:=,;|(]+$/, " ")}${numbers}`, before ?? after ?? "");
}

function named(numbers: string, name: string): ImportedSwatch | null {
  if (!/\p{L}/u.test(name) || THREE_NUMBERS.test(name)) return null;
  const format = FORMAT_AT_END.exec(name)?.[1];
  const color = parsePasted(format && format !== name ? `${format} ${numbers}` : numbers);
  return color && { color, name: nameOf(name.replace(FORMAT_AT_END, "").replace(SHADER_TYPE, "")) ?? name };
}
