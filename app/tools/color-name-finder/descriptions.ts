import { fromRgb24 } from "#color/convert.ts";
import { describe } from "#color/describe.ts";
import type { NameList } from "#color/names.ts";
import { hexOf } from "#color/text/print.ts";
import type { Described } from "./answer.ts";

/** The names to search. `isWanted` is only called for matches. */
export type DescribedNames = Pick<NameList, "count" | "nameAt" | "rgbAt"> & {
  readonly isWanted: (place: number) => boolean;
};

const MIN_WORDS = 2;

/**
 * Searches by plain descriptions such as "dark muted teal". Returns at most `most` of the `total` matching names. The
 * descriptions are computed on first use.
 */
export function createDescriptions({ count, nameAt, rgbAt, isWanted }: DescribedNames) {
  let places: Map<string, number[]> | undefined;

  return (text: string, most: number): Described => {
    const words = wordsOf(text);
    // A single word such as "teal" is treated as a name.
    if (words.length < MIN_WORDS || !words.every((word) => VOCABULARY.has(word))) return { total: 0, named: [] };
    places ??= Map.groupBy(Array(count).keys(), (place) => describe(fromRgb24(rgbAt(place))));
    const found = [...places]
      .filter(([description]) => words.every((word) => wordsOf(description).includes(word)))
      .flatMap(([, own]) => own)
      .filter(isWanted)
      .sort((one, other) => one - other);
    const named = spread(found, most).map((place) => ({ name: nameAt(place), hex: hexOf(rgbAt(place)) }));
    return { total: found.length, named };
  };
}

/** Every word used by color/describe.ts; a test compares the two. */
export const VOCABULARY: ReadonlySet<string> = new Set(
  (
    "amber beige black blue brown cool cyan dark gray grayish green greenish light magenta muted near off-white olive " +
    "orange pale pink purple purplish red red-orange teal very violet vivid warm white yellow yellow-green"
  ).split(" "),
);

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll("grey", "gray")
    .split(/[\s,]+/)
    .filter(Boolean);
}

/** Picks evenly spaced items from the whole list, so that the results vary. */
function spread<Item>(items: readonly Item[], count: number): Item[] {
  if (items.length <= count) return [...items];
  return Array.from({ length: count }, (_, index) => items[Math.floor((index * items.length) / count)] as Item);
}
