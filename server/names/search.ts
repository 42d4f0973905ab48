import uFuzzy from "@leeoniya/ufuzzy";
import type { NameList } from "#color/names.ts";
import { foldName } from "./fold-name.ts";
import { EDIT_WEIGHT, misspelling } from "./misspelling.ts";

export type NameSearch = {
  /** `hits` are numbers of names in the list, the best first, from `offset` on and at most `limit`. */
  search(
    query: string,
    options: { readonly limit: number; readonly offset?: number },
  ): {
    readonly total: number;
    readonly hits: number[];
  };
};

const QUERY_MAX_LETTERS = 60;
const QUERY_MAX_WORDS = 6;
/** A word up to this long must stand at the beginning of a word of the name: "red" is not meant to find "Scattered". */
const SHORT_WORD_LETTERS = 3;
const MAX_EDITS = 2 * EDIT_WEIGHT;
/** The width of the last parts of a sorting key. No name is as long, no list has as many names. */
const LENGTHS = 64;
const NAMES = 2 ** 20;

/**
 * Search by the words of a name, in any order, each of which may be cut short or misspelled by one letter. When no name
 * has them all, a word that none has is replaced by the closest one that some name has; failing that, names with any of
 * the words are given. About a millisecond for a query in 32,000 names.
 *
 * uFuzzy finds, but its order is weak, so hits are ranked here: the same text, the same first words, the same beginning,
 * the same words together, apart, at the beginning of words, anywhere, then by how badly misspelled. Equals are ranked
 * by length.
 */
export function createNameSearch(list: NameList): NameSearch {
  // A space on both sides lets `includes` find whole words and their beginnings.
  const texts = Array.from({ length: list.count }, (_, index) => ` ${foldName(list.nameAt(index))} `);
  const anywhere = new uFuzzy({ intraMode: 1 });
  const atWordStart = new uFuzzy({ intraMode: 1, interLft: 2 });
  let vocabulary: Map<string, number> | undefined;

  function find(words: readonly string[]): number[] {
    let hits: number[] | undefined;
    for (const word of words) {
      const finder = word.length > SHORT_WORD_LETTERS ? anywhere : atWordStart;
      hits = finder.filter(texts, word, hits) ?? [];
    }
    return hits ?? [];
  }

  function correct(word: string): string {
    if (find([word]).length > 0) return word;
    vocabulary ??= countWords(texts);
    return closestWord(word, vocabulary) ?? word;
  }

  return {
    search(query, { limit, offset = 0 }) {
      let words = foldName(query.slice(0, QUERY_MAX_LETTERS)).split(" ").slice(0, QUERY_MAX_WORDS);
      if (words[0] === "") return { total: 0, hits: [] };
      let hits = find(words);
      if (hits.length === 0) {
        words = words.map(correct);
        hits = find(words);
      }
      if (hits.length === 0) hits = [...new Set(words.flatMap((word) => find([word])))];
      const phrase = words.join(" ");
      const keys = Float64Array.from(hits, (index) => {
        const text = texts[index] as string;
        return (rank(text, phrase, words) * LENGTHS + Math.min(text.length, LENGTHS - 1)) * NAMES + index;
      }).sort();
      const first = Math.max(0, offset);
      const page = keys.subarray(first, first + Math.max(0, limit));
      return { total: hits.length, hits: Array.from(page, (key) => key % NAMES) };
    },
  };
}

/** The lower the better: the way in which the words occur, then for misspelled ones how badly. */
function rank(text: string, phrase: string, words: readonly string[]): number {
  if (text.startsWith(` ${phrase}`)) {
    if (text.length === phrase.length + 2) return 0;
    return text[phrase.length + 1] === " " ? 1 : 2;
  }
  if (text.includes(` ${phrase} `)) return 3;
  if (words.every((word) => text.includes(` ${word} `))) return 4;
  if (words.every((word) => text.includes(` ${word}`))) return 5;
  if (words.every((word) => text.includes(word))) return 6;
  const nameWords = text.trim().split(" ");
  let weight = 0;
  for (const word of words) {
    let least = MAX_EDITS + 1;
    for (const nameWord of nameWords) least = Math.min(least, misspelling(word, nameWord, MAX_EDITS));
    weight += least;
  }
  return 6 + weight;
}

function countWords(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) for (const word of text.trim().split(" ")) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The closest word, at most one edit away for a short word and two for a longer one; of several the commonest. */
function closestWord(word: string, vocabulary: ReadonlyMap<string, number>): string | null {
  let limit = (word.length > 4 ? 2 : 1) * EDIT_WEIGHT;
  let closest: string | null = null;
  let most = 0;
  for (const [candidate, count] of vocabulary) {
    const weight = misspelling(word, candidate, limit);
    if (weight > limit || (weight === limit && count <= most)) continue;
    limit = weight;
    closest = candidate;
    most = count;
  }
  return closest;
}
