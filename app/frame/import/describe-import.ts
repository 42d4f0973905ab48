import type { Color } from "#color/color.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { countOf, printCount } from "#color/words/count.ts";

export function colorsOf({ groups }: ImportedPalette): Color[] {
  return groups.flatMap(({ swatches }) => swatches.map(({ color }) => color));
}

/** "12 colors from CSS variables", "The first 1,000 of 1,816 colors from an ASE file", "3 colors" for a plain list. */
export function describeFound(imported: ImportedPalette): string {
  const count = colorsOf(imported).length;
  const { leftOut = 0 } = imported;
  const found =
    leftOut > 0 ? `The first ${printCount(count)} of ${countOf(count + leftOut, "color")}` : countOf(count, "color");
  return imported.format.startsWith("List of ") ? found : `${found} from ${phraseOfFormat(imported.format)}`;
}

/** "3 rows were skipped", or "". */
export function describeUnread({ unread }: ImportedPalette): string {
  const count = unread?.count ?? 0;
  if (count === 0) return "";
  return `${countOf(count, "row")} ${count === 1 ? "was" : "were"} skipped`;
}

/** Phrases a format for use in a sentence: "an ASE file", "a list of colors", "design tokens". */
export function phraseOfFormat(format: string): string {
  const phrase = format
    .replace(/^Colors in /, "")
    .replace(/^(Code|Design|List|Palette)\b/, (word) => word.toLowerCase());
  if (!/^list\b|\b(config|drawing|file|link|palette|table|theme)$/.test(phrase)) return phrase;
  // True if it is pronounced with an initial vowel: "an SVG" but "a GIMP palette".
  const isVowel = /^(A[A-Z]+|SVG|sK1)\b/.test(phrase) || /^[aeiou]/i.test(phrase);
  return `${isVowel ? "an" : "a"} ${phrase}`;
}
