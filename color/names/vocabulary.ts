import { EDIT_WEIGHT, misspelling } from "./misspelling.ts";

/** A word of a query: how the list spells it, and the numbers of the names that have it, in order. */
export type FoundWord = { readonly word: string; readonly names: Uint32Array };

export type Vocabulary = { namesLike(word: string): FoundWord };

/** A word up to this long must be at the beginning of a word of the name: "red" is not meant to find "Scattered". */
const SHORT_WORD_LETTERS = 3;
/** Shorter words are too like others to guess that they are misspelled, except where nothing else is found. */
const LEAST_LETTERS_FOR_TYPOS = 4;
/** While a person types, all words but the last stay as they are. */
const MAX_REMEMBERED = 64;

/** The words of names, folded and with a space on both sides, each with the names that contain it. */
export function buildVocabulary(texts: readonly string[]): Vocabulary {
  const places = new Map<string, number[]>();
  for (const [name, text] of texts.entries()) {
    for (const word of text.trim().split(" ")) {
      const names = places.get(word);
      if (!names) places.set(word, [name]);
      else if (names.at(-1) !== name) names.push(name);
    }
  }
  const remembered = new Map<string, FoundWord>();

  function find(asked: string): FoundWord {
    const matches: string[] = [];
    for (const word of places.keys()) if (isLike(word, asked)) matches.push(word);
    const word = matches.some((match) => match.includes(asked)) ? asked : closest(asked);
    if (matches.length === 0 && word !== null) matches.push(word);
    return { word: word ?? asked, names: Uint32Array.from(new Set(matches.flatMap(namesOf))).sort() };
  }

  function namesOf(word: string): number[] {
    return places.get(word) ?? [];
  }

  /** At most one edit away for a short word and two for a longer one; of several the commonest. */
  function closest(asked: string): string | null {
    let limit = (asked.length > 4 ? 2 : 1) * EDIT_WEIGHT;
    let best: string | null = null;
    let most = 0;
    for (const [word, names] of places) {
      const weight = misspelling(asked, word, limit);
      if (weight > limit || (weight === limit && names.length <= most)) continue;
      [limit, best, most] = [weight, word, names.length];
    }
    return best;
  }

  return {
    namesLike(word) {
      const known = remembered.get(word) ?? find(word);
      if (remembered.size >= MAX_REMEMBERED) remembered.clear();
      remembered.set(word, known);
      return known;
    },
  };
}

/** The word itself, as its beginning or inside of it, or with one slip. */
function isLike(word: string, asked: string): boolean {
  if (asked.length <= SHORT_WORD_LETTERS) return word.startsWith(asked);
  if (word.includes(asked)) return true;
  return asked.length >= LEAST_LETTERS_FOR_TYPOS && misspelling(asked, word, EDIT_WEIGHT) <= EDIT_WEIGHT;
}
