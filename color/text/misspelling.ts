/** Swapping two neighboring letters is the likeliest typo, so it weighs less than any other edit. */
export const SWAP_WEIGHT = 2;
export const EDIT_WEIGHT = 3;
/** Longer words are only compared by their first letters. */
const MAX_WORD_CHARACTERS = 40;

const rows = [
  new Uint8Array(MAX_WORD_CHARACTERS + 1),
  new Uint8Array(MAX_WORD_CHARACTERS + 1),
  new Uint8Array(MAX_WORD_CHARACTERS + 1),
];

/**
 * The distance between two words: the least total weight of inserted, deleted, replaced or swapped neighboring letters
 * that turns one into the other, but at most `limit` + 1.
 * Optimal string alignment: https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance
 */
export function misspelling(one: string, other: string, limit: number, swapWeight = SWAP_WEIGHT): number {
  const width = Math.min(other.length, MAX_WORD_CHARACTERS);
  const height = Math.min(one.length, MAX_WORD_CHARACTERS);
  if (Math.abs(width - height) * EDIT_WEIGHT > limit) return limit + 1;
  let [before, above, current] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let x = 0; x <= width; x++) above[x] = x * EDIT_WEIGHT;
  for (let y = 1; y <= height; y++) {
    const letter = one.charCodeAt(y - 1);
    current[0] = y * EDIT_WEIGHT;
    for (let x = 1; x <= width; x++) {
      const otherLetter = other.charCodeAt(x - 1);
      const replaced = (above[x - 1] as number) + (letter === otherLetter ? 0 : EDIT_WEIGHT);
      const added = Math.min(above[x] as number, current[x - 1] as number) + EDIT_WEIGHT;
      const isSwap = y > 1 && x > 1 && letter === other.charCodeAt(x - 2) && one.charCodeAt(y - 2) === otherLetter;
      const swapped = isSwap ? (before[x - 2] as number) + swapWeight : MAX_WORD_CHARACTERS * EDIT_WEIGHT;
      current[x] = Math.min(replaced, added, swapped);
    }
    [before, above, current] = [above, current, before];
  }
  return Math.min(above[width] as number, limit + 1);
}
