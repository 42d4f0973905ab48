import type { Color } from "./color.ts";
import { type FoundColor, Scanner } from "./scanner.ts";

/**
 * Every color of CSS, SCSS, Less, JSON, JavaScript or HTML in the order of the text, in linear time; in a text without
 * braces and semicolons also every color of a plain list. Comments, selectors, addresses, ids and names in class names
 * are left alone, and a word such as "red" is a color only as a value: behind a property that takes colors, or as a whole
 * string. Functions that depend on something else, such as rgb(var(--x)), are none, but colors inside of them are.
 */
export function scanColors(text: string): FoundColor[] {
  const scanner = new Scanner(text, !/[{};]/.test(text), false);
  scanner.scan(0, text.length);
  return scanner.found.sort((a, b) => a.start - b.start);
}

/** The text with every color replaced by what `write` makes of it. */
export function replaceColors(text: string, write: (color: Color, found: FoundColor) => string): string {
  let replaced = "";
  let end = 0;
  for (const found of scanColors(text)) {
    replaced += text.slice(end, found.start) + write(found.color, found);
    end = found.end;
  }
  return replaced + text.slice(end);
}
