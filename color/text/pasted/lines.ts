import { scanColors } from "../scan/scan.ts";
import type { FoundColor } from "../scan/scanner.ts";

/** Longer lines were not written by hand. */
export const LONGEST_LINE_CHARS = 500;

/** The colors of a line of a list. A semicolon makes it code, in which a color needs a property before it. */
export function scanLine(line: string): FoundColor[] {
  return scanColors(/[{}:]/.test(line) ? line : line.replaceAll(";", ","));
}

/** Those that are no words: in "Red #ff0000" the word is the name. */
export function scanValues(line: string): FoundColor[] {
  return scanLine(line).filter(({ text }) => /[#(]/.test(text));
}

/** Whether these are rows: in "Teal, #0d6986" and "Coral, #ff7f51" below it the words are names. */
export function hasOneValueInEach(lines: readonly string[]): boolean {
  const counts = lines.map((line) => (line.length > LONGEST_LINE_CHARS ? 0 : scanValues(line).length));
  return counts.filter((count) => count > 0).length > 1 && counts.every((count) => count <= 1);
}
