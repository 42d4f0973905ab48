import type { Color } from "../../color.ts";
import { toRgb24 } from "../../convert.ts";
import { parseMore } from "../../more-spaces/text.ts";
import { tailwindColor } from "../../tailwind.ts";
import { MORE_FUNCTIONS } from "../../text/more-functions.ts";
import { isValue, MAX_LINE_CHARACTERS, type ScannedLine } from "../../text/pasted/lines.ts";
import { parsePastedList } from "../../text/pasted/list.ts";
import type { ImportedSwatch } from "../imported.ts";
import { readMapping } from "./channels.ts";
import { readLettered } from "./lettered.ts";
import { nameOf } from "./name.ts";
import { readNumbers } from "./numbers.ts";
import { withOpacity, withoutShare } from "./opacities.ts";
import { isNameOf, nameBeside } from "./pair.ts";

// The grammar of a line. The first form that fits counts, and a value is any color but a word:
//
//   line = a color in a space that CSS doesn't have, and its name
//        | a color with labeled channels, and its name (channels.ts)
//        | colors with lettered channels, and their names (lettered.ts)
//        | a color in plain numbers, and its name, or several without names (numbers.ts)
//        | colors, words among them, separated by signs
//        | values
//        | a value or a word, and its name (pair.ts)
//        | colors that only a pasted list has, such as two words or a name of Tailwind
//
// Longer lines than people write have no names.

type Layout = {
  /** Each line has one value, so words are names. */
  readonly isTable: boolean;
  /** Percentages after colors are opacities. */
  readonly hasOpacities: boolean;
};

const MORE_CALL = new RegExp(`(?<![\\w-])(?:${MORE_FUNCTIONS.join("|")})\\([^()]*\\)|\\bcolor\\(--[^()]*\\)`, "i");
const TAILWIND_NAME = /(?:^|-)([a-z]+-\d{2,3})(?:\/\d+)?$/;

/** The colors on a line of a list, with their names. */
export function readLine({ line, found }: ScannedLine, { isTable, hasOpacities }: Layout): readonly ImportedSwatch[] {
  if (line.length > MAX_LINE_CHARACTERS) return unnamed(parsePastedList(line));
  const one = readMore(line) ?? readMapping(line);
  if (one) return [one];
  const values = found.filter(isValue);
  const numbers = values.length === 0 ? (readLettered(line) ?? readNumbers(line)) : null;
  if (numbers) return numbers;
  const [first, ...others] = found.length > 1 ? values : found;
  if (!first) return readWords(hasOpacities ? line : withoutShare(line));
  // In "tomato, #00f" both are colors; in "red, #e00" the word names the same color.
  const isRow = isTable || line.trimStart().startsWith("|");
  const isList =
    !isRow && /[,;|]/.test(line) && !found.every(({ color }) => isNameOf(color, first.color, found.length));
  const listed = isList ? parsePastedList(line) : [];
  if (listed.length > 1) return unnamed(listed);
  if (others.length > 0) return unnamed(values.map(({ color }) => color));
  const value = hasOpacities ? withOpacity(line, first) : first;
  return [{ color: value.color, name: nameBeside(line, value) }];
}

/** Reads a color in a space that CSS doesn't have: `Brand okhsl(226 97% 41%)`. */
function readMore(line: string): ImportedSwatch | null {
  const [call] = MORE_CALL.exec(line) ?? [];
  const color = call === undefined ? null : parseMore(call);
  return color && { color, name: nameOf(line.replace(call as string, " ")) };
}

function readWords(line: string): readonly ImportedSwatch[] {
  const colors = parsePastedList(line);
  const last = colors.length === 1 ? TAILWIND_NAME.exec(line.trim())?.[1] : undefined;
  const named = last ? tailwindColor(last) : undefined;
  return colors.map((color) => ({ color, name: named && toRgb24(named) === toRgb24(color) ? (last as string) : null }));
}

function unnamed(colors: readonly Color[]): ImportedSwatch[] {
  return colors.map((color) => ({ color, name: null }));
}
