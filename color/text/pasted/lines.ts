import { parsePasted } from "../pasted.ts";
import { scanColors } from "../scan/scan.ts";
import type { FoundColor } from "../scan/scanner.ts";
import { withAlphaLast } from "./alpha-first.ts";

/** Longer lines were not written by hand. */
export const MAX_LINE_CHARACTERS = 500;

/** Hex without a number sign, but not in code, where it is more likely a number. Three digits may be part of a name. */
const BARE_HEX = /(?<![\w.#%/?&-])(?:0x)?[\da-f]{6}(?:[\da-f]{2})?(?![\w.%-])/gi;
const IS_CODE = /[{}<>]|:\/\//;
/** "rgb(38,5; 70; 83)" has decimal commas, which `parse` would take for separators. */
const CALLS = /[a-z]\([^()]*\)/gi;

/** The colors on a line of a list. Semicolons are replaced: they make it code, where a color needs a property. */
export function scanLine(line: string): FoundColor[] {
  if (line.match(CALLS)?.some((call) => call.includes(",") && call.includes(";"))) return [];
  const css = withAlphaLast(line);
  const found = scanColors(/[{}:]/.test(css) ? css : css.replaceAll(";", ","));
  if (found.some(isValue) || IS_CODE.test(line)) return found;
  return [...found, ...scanBareHex(line)].sort((a, b) => a.start - b.start);
}

/** The colors that are not words: in "Red #ff0000" the word is the name. */
export function scanValues(line: string): FoundColor[] {
  return scanLine(line).filter(isValue);
}

function isValue({ text }: FoundColor): boolean {
  return /[#(]|^(?:0x)?[\da-f]{6}(?:[\da-f]{2})?$/i.test(text);
}

function scanBareHex(line: string): FoundColor[] {
  return Array.from(line.matchAll(BARE_HEX)).flatMap(({ 0: text, index: start }) => {
    const color = parsePasted(text);
    return color ? { start, end: start + text.length, text, color } : [];
  });
}

/** Whether the lines are rows with a value each: in "Teal, #0d6986" above "Coral, #ff7f51" the words are names. */
export function hasOneValueInEach(lines: readonly string[]): boolean {
  const counts = lines.map((line) => (line.length > MAX_LINE_CHARACTERS ? 0 : scanValues(line).length));
  return counts.filter((count) => count > 0).length > 1 && counts.every((count) => count <= 1);
}
