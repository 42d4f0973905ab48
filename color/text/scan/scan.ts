import { type FoundColor, Scanner } from "./scanner.ts";

// Takes about 10 ms.
const SLICE_CHARACTERS = 100_000;

/**
 * Finds every color in CSS, SCSS, Less, JSON, JavaScript or HTML in the order of the text, in linear time; in a text
 * without braces and semicolons also every color of a plain list. Ignores comments, selectors, addresses, IDs, class
 * names (including Tailwind's bg-[#fff]) and the ARGB in Internet Explorer filters. A word such as "red" counts only as
 * a value: after a property that takes colors, in a gradient, or as a whole string. Functions that depend on something
 * else, such as rgb(var(--x)), don't count, but colors inside them do.
 */
export function scanColors(text: string): FoundColor[] {
  return finish(scannerOf(text), 0);
}

/** Same as `scanColors`, but calls `pause` after every slice so a page stays responsive; if it throws, it ends. */
export async function scanColorsInSlices(text: string, pause: () => Promise<void>): Promise<FoundColor[]> {
  const scanner = scannerOf(text);
  let at = 0;
  while (text.length - at > SLICE_CHARACTERS) {
    at = scanner.read(at, at + SLICE_CHARACTERS);
    await pause();
  }
  return finish(scanner, at);
}

function scannerOf(text: string): Scanner {
  return new Scanner(text, /[{};]/.test(text) ? "code" : "list");
}

function finish(scanner: Scanner, at: number): FoundColor[] {
  scanner.finish(at);
  return scanner.found.sort((a, b) => a.start - b.start);
}
