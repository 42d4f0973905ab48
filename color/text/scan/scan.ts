import { type FoundColor, Scanner } from "./scanner.ts";

// About 10 ms.
const SLICE_CHARACTERS = 100_000;

/**
 * Every color of CSS, SCSS, Less, JSON, JavaScript or HTML in the order of the text, in linear time; in a text without
 * braces and semicolons also every color of a plain list. Comments, selectors, addresses, ids, class names (also those of
 * Tailwind: bg-[#fff]) and the ARGB of filters of Internet Explorer are left alone, and a word such as "red" is a color
 * only as a value: behind a property that takes colors, or as a whole string. Functions that depend on something else,
 * such as rgb(var(--x)), are none, but colors inside of them are.
 */
export function scanColors(text: string): FoundColor[] {
  return finish(scannerOf(text), 0);
}

/** The same for a page that has to answer meanwhile: `pause` is called after every slice. What it throws ends the scan. */
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
  return new Scanner(text, !/[{};]/.test(text), false);
}

function finish(scanner: Scanner, at: number): FoundColor[] {
  scanner.finish(at);
  return scanner.found.sort((a, b) => a.start - b.start);
}
