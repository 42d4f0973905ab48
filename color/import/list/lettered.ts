import type { Color } from "../../color.ts";
import { toRgb24 } from "../../convert.ts";
import { deltaE2000Rgb24 } from "../../kernel/lab.ts";
import { parsePasted } from "../../text/pasted/parse-pasted.ts";
import type { ImportedSwatch } from "../imported.ts";
import { nameOf } from "./name.ts";

type LetteredColor = { readonly color: Color; readonly start: number; readonly end: number };

const NUMBER = "(?:\\d+(?:\\.\\d+)?|\\.\\d+)%?";
/** "C54 M16 Y0 K67", or "R38 G70 B83" with or without an alpha. */
const LETTERED = new RegExp(
  ["cmyk", "rgb"]
    .map((letters) => [...letters].map((letter) => `${letter}\\s?[:=]?\\s?${NUMBER}`).join("[\\s,;|/]*"))
    .map((pattern) => `(?<![\\w.#-])${pattern}(?:[\\s,;|/]*a\\s?[:=]?\\s?(?:0?\\.\\d+|[01]|\\d+%))?(?![\\w.])`)
    .join("|"),
  "gi",
);
const IS_CODE = /[{}]|\w\(/;
/** Two formats of the same color differ by rounding, CMYK also by the profile. */
const MAX_DELTA_E = 24;

/**
 * Reads `Sea C54 M16 Y0 K67`, or several such colors, each with the name on the same side. A color in both formats
 * counts once. `null` for other lines.
 */
export function readLettered(line: string): readonly ImportedSwatch[] | null {
  const found = findLettered(line);
  const [first] = found;
  if (!first) return null;
  const texts = [0, ...found.map(({ end }) => end)].map((start, at) => line.slice(start, found[at]?.start));
  if (found.every((each) => each === first || isInOtherFormat(first.color, each.color))) {
    return [{ color: first.color, name: nameOf(texts.join(" ")) }];
  }
  const offset = nameOf(texts[0] as string) === null ? 1 : 0;
  return found.map(({ color }, at) => ({ color, name: nameOf(texts[at + offset] ?? "") }));
}

function findLettered(line: string): readonly LetteredColor[] {
  if (IS_CODE.test(line)) return [];
  return Array.from(line.matchAll(LETTERED)).flatMap(({ 0: text, index }) => {
    const color = parsePasted(text);
    return color ? { color, start: index, end: index + text.length } : [];
  });
}

/** Whether the second one is the first one in another format. */
function isInOtherFormat(first: Color, second: Color): boolean {
  return first.space !== second.space && deltaE2000Rgb24(toRgb24(first), toRgb24(second)) < MAX_DELTA_E;
}
