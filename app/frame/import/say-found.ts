import type { ImportedPalette } from "#color/import/imported.ts";

export function countImported({ groups }: ImportedPalette): number {
  return groups.reduce((count, { swatches }) => count + swatches.length, 0);
}

/** "12 colors from CSS variables". */
export function sayFound(imported: ImportedPalette): string {
  const count = countImported(imported);
  return `${count === 1 ? "1 color" : `${count} colors`} from ${phraseOf(imported.format)}`;
}

/** As a part of a sentence: "an ASE file", "a list of colors", "design tokens". */
function phraseOf(format: string): string {
  const phrase = format
    .replace(/^Colors in /, "")
    .replace(/^(Code|Design|List|Palette)\b/, (word) => word.toLowerCase());
  if (!/^list\b|\b(config|drawing|file|link|palette|table)$/.test(phrase)) return phrase;
  // Initials spoken with a vowel at their start: an SVG, a GIMP palette.
  const isVowel = /^(A[A-Z]+|SVG)\b/.test(phrase) || /^[aeiou]/i.test(phrase);
  return `${isVowel ? "an" : "a"} ${phrase}`;
}
