import type { NameList } from "../names.ts";
import { EDIT_WEIGHT, misspelling } from "./misspelling.ts";

export type NameSearch = {
  /**
   * `hits` are numbers of names in the list, the best first, from `offset` on and at most `limit`. A strict search finds
   * only names that have all of the words.
   */
  search(
    query: string,
    options: { readonly limit: number; readonly offset?: number; readonly isStrict?: boolean },
  ): { readonly total: number; readonly hits: number[] };
};

const QUERY_MAX_LETTERS = 60;
const QUERY_MAX_WORDS = 6;
const MAX_EDITS = 2 * EDIT_WEIGHT;
/** The width of the last parts of a sorting key. No name is as long, no list has as many names. */
const LENGTHS = 64;
const NAMES = 2 ** 20;

/**
 * Search by the words of a name, in any order, each of which may be cut short or misspelled. When no name has them all,
 * names with any of the words are given. Builds its index when it is made (40 to 80 ms for 32,000 names); a query then
 * takes a millisecond or two.
 *
 * Hits are ranked: the same text, the same first words, the same beginning, the same words together, apart, at the
 * beginning of words, anywhere, then by how badly misspelled. Equals are ranked by length.
 */
export function createNameSearch(list: Pick<NameList, "count" | "nameAt">): NameSearch {
  // A space on both sides lets `includes` find whole words and their beginnings.
  const texts = Array.from({ length: list.count }, (_, index) => ` ${foldName(list.nameAt(index))} `);
  const namesLike = buildVocabulary(texts);

  return {
    search(query, { limit, offset = 0, isStrict = false }) {
      const words = foldName(query.slice(0, QUERY_MAX_LETTERS)).split(" ").slice(0, QUERY_MAX_WORDS);
      if (words[0] === "") return { total: 0, hits: [] };
      const found = words.map((word) => namesLike(word));
      const all = intersection(found.map(({ names }) => names));
      const hits = all.length > 0 || isStrict ? all : [...new Set(found.flatMap(({ names }) => [...names]))];
      // A word that no name has is replaced by the closest one that some name has.
      const meant = found.map(({ word }) => word);
      const phrase = meant.join(" ");
      const keys = Float64Array.from(hits, (index) => {
        const text = texts[index] as string;
        return (rank(text, phrase, meant) * LENGTHS + Math.min(text.length, LENGTHS - 1)) * NAMES + index;
      }).sort();
      const first = Math.max(0, offset);
      const page = keys.subarray(first, first + Math.max(0, limit));
      return { total: hits.length, hits: Array.from(page, (key) => key % NAMES) };
    },
  };
}

/** What all of the lists have, which are in order and hold nothing twice. */
function intersection(lists: readonly Uint32Array[]): number[] {
  const [shortest, ...others] = [...lists].sort((one, other) => one.length - other.length);
  const sets = others.map((list) => new Set(list));
  return [...(shortest ?? [])].filter((name) => sets.every((set) => set.has(name)));
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

/** A word of a query: how the list spells it, and the numbers of the names that have it, in order. */
type FoundWord = { readonly word: string; readonly names: Uint32Array };

/** A word up to this long must be at the beginning of a word of the name: "red" is not meant to find "Scattered". */
const SHORT_WORD_LETTERS = 3;
/** Shorter words are too like others to guess that they are misspelled, except where nothing else is found. */
const LEAST_LETTERS_FOR_TYPOS = 4;
/** While a person types, all words but the last stay as they are. */
const MAX_REMEMBERED = 64;

/** The words of names, folded and with a space on both sides, each with the names that contain it. */
function buildVocabulary(texts: readonly string[]): (word: string) => FoundWord {
  const places = new Map<string, number[]>();
  // `split` and iterators would take twice the time.
  for (let name = 0; name < texts.length; name++) {
    const text = texts[name] as string;
    let start = 1;
    for (let end = text.indexOf(" ", start); end > 0; end = text.indexOf(" ", start)) {
      const word = text.slice(start, end);
      const names = places.get(word);
      if (!names) places.set(word, [name]);
      else if (names[names.length - 1] !== name) names.push(name);
      start = end + 1;
    }
  }
  const remembered = new Map<string, FoundWord>();

  function find(asked: string): FoundWord {
    const matches: string[] = [];
    for (const word of places.keys()) if (isLike(word, asked)) matches.push(word);
    const word = matches.some((match) => match.includes(asked)) ? asked : closest(asked);
    if (matches.length === 0 && word !== null) matches.push(word);
    return {
      word: word ?? asked,
      names: Uint32Array.from(new Set(matches.flatMap((match) => places.get(match) ?? []))).sort(),
    };
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

  return (word) => {
    const known = remembered.get(word) ?? find(word);
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(word, known);
    return known;
  };
}

/** The word itself, as its beginning or inside of it, or with one slip. */
function isLike(word: string, asked: string): boolean {
  if (asked.length <= SHORT_WORD_LETTERS) return word.startsWith(asked);
  if (word.includes(asked)) return true;
  return asked.length >= LEAST_LETTERS_FOR_TYPOS && misspelling(asked, word, EDIT_WEIGHT) <= EDIT_WEIGHT;
}

/** Letters that Unicode does not take apart into a plain one and a mark. */
const PLAIN_LETTERS: Record<string, string> = { ß: "ss", œ: "oe", æ: "ae", ø: "o", ł: "l", đ: "d", ı: "i" };
/** Nearly all names, and nothing in them needs to be folded but the case. */
const PLAIN_WORDS = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/**
 * A name or a query as search compares them: lower case, no accents, no punctuation, single spaces, and British "grey"
 * and "colour", which is how the list spells them. "Dragon’s Blood" gives "dragons blood". May give "".
 */
export function foldName(text: string): string {
  const lower = text.toLowerCase();
  const folded = PLAIN_WORDS.test(lower) ? lower : foldLetters(text);
  return folded.replaceAll("gray", "grey").replaceAll("color", "colour");
}

function foldLetters(text: string) {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, "")
    .replace(/[ßœæøłđı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}
