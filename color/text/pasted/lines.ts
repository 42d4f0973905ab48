import { scanColors } from "../scan/scan.ts";
import type { FoundColor } from "../scan/scanner.ts";
import { withAlphaLast } from "./alpha-first.ts";

/** Longer lines were not written by hand. */
export const MAX_LINE_CHARACTERS = 500;

/** The colors on a line of a list. Semicolons are replaced: they make it code, where a color needs a property. */
export function scanLine(line: string): FoundColor[] {
  const css = withAlphaLast(line);
  return scanColors(/[{}:]/.test(css) ? css : css.replaceAll(";", ","));
}

/** The colors that are not words: in "Red #ff0000" the word is the name. */
export function scanValues(line: string): FoundColor[] {
  return scanLine(line).filter(({ text }) => /[#(]/.test(text));
}

/** Whether the lines are rows with a value each: in "Teal, #0d6986" above "Coral, #ff7f51" the words are names. */
export function hasOneValueInEach(lines: readonly string[]): boolean {
  const counts = lines.map((line) => (line.length > MAX_LINE_CHARACTERS ? 0 : scanValues(line).length));
  return counts.filter((count) => count > 0).length > 1 && counts.every((count) => count <= 1);
}
