import type { NameList } from "../names.ts";
import { EDIT_WEIGHT, misspelling } from "../text/misspelling.ts";

export type NameSearch = {
  /**
   * `hits` are indexes of names in the list, best first, from `offset` on and at most `limit`. A strict search finds
   * only names that have all of the words.
   */
  search(
    query: string,
    options: { readonly limit: number; readonly offset?: number; readonly isStrict?: boolean },
  ): { readonly total: number; readonly hits: number[] };
};

type Names = Pick<NameList, "count" | "nameAt">;
/** The folded names with a space on both sides, and for each word the sorted indexes of the names that have it. */
type Index = { readonly texts: string[]; readonly places: Map<string, number[]> };

/** Takes about 3 ms, or 13 on a slow phone. */
const NAMES_PER_SLICE = 2000;
const MAX_QUERY_CHARACTERS = 60;
const MAX_QUERY_WORDS = 6;
const MAX_EDITS = 2 * EDIT_WEIGHT;
/** The ranges of the last parts of a sort key. No name is as long, no list has as many names. */
const LENGTHS = 64;
const NAMES = 2 ** 20;

/**
 * Searches by the words of a name, in any order, each of which may be cut short or misspelled. If no name has them all,
 * returns names with any of the words. Builds its index on creation (40 to 80 ms for 32,000 names); a query then takes
 * a millisecond or two.
 *
 * Hits are ranked: the same text, the same first words, the same beginning, the same words together, apart, at the
 * beginning of words, anywhere, then by how badly misspelled. Ties are ranked by length.
 */
export function createNameSearch(list: Names): NameSearch {
  const index: Index = { texts: [], places: new Map() };
  addNames(index, list, list.count);
  return searchOf(index);
}

/** Builds the index in slices of a few milliseconds and waits for `pause` after each, so that a page stays responsive. */
export async function createNameSearchInSlices(list: Names, pause: () => Promise<void>): Promise<NameSearch> {
  const index: Index = { texts: [], places: new Map() };
  while (index.texts.length < list.count) {
    addNames(index, list, Math.min(index.texts.length + NAMES_PER_SLICE, list.count));
    await pause();
  }
  return searchOf(index);
}

/** Adds the names up to `end`. */
function addNames({ texts, places }: Index, list: Names, end: number) {
  for (let name = texts.length; name < end; name++) {
    // A space on both sides lets `includes` find whole words and their beginnings.
    const text = ` ${foldName(list.nameAt(name))} `;
    texts.push(text);
    // `split` and iterators would take twice as long.
    let start = 1;
    for (let space = text.indexOf(" ", start); space > 0; space = text.indexOf(" ", start)) {
      const word = text.slice(start, space);
      const names = places.get(word);
      if (!names) places.set(word, [name]);
      else if (names[names.length - 1] !== name) names.push(name);
      start = space + 1;
    }
  }
}

function searchOf({ texts, places }: Index): NameSearch {
  const namesLike = findWords(places);
  return {
    search(query, { limit, offset = 0, isStrict = false }) {
      const words = foldName(query.slice(0, MAX_QUERY_CHARACTERS)).split(" ").slice(0, MAX_QUERY_WORDS);
      if (words[0] === "") return { total: 0, hits: [] };
      const found = words.map((word) => namesLike(word));
      const all = intersection(found.map(({ names }) => names));
      const hits = all.length > 0 || isStrict ? all : [...new Set(found.flatMap(({ names }) => [...names]))];
      // A word that no name has is replaced by the closest word of some name.
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

/** The numbers that are in all of the lists, which are sorted and without duplicates. */
function intersection(lists: readonly Uint32Array[]): number[] {
  const [shortest, ...others] = [...lists].sort((one, other) => one.length - other.length);
  const sets = others.map((list) => new Set(list));
  return [...(shortest ?? [])].filter((name) => sets.every((set) => set.has(name)));
}

/** Lower is better: ranks by how the words occur, then, for misspelled ones, by how badly. */
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

/** A word of a query: its spelling in the list, and the sorted indexes of the names that have it. */
type FoundWord = { readonly word: string; readonly names: Uint32Array };

/** A word up to this long must start a word of the name: "red" is not meant to find "Scattered". */
const SHORT_WORD_LETTERS = 3;
/** Shorter words are too similar to others to assume a typo, unless nothing else is found. */
const MIN_CHARACTERS_FOR_TYPOS = 4;
/** While typing, all words but the last stay the same. */
const MAX_REMEMBERED = 64;

function findWords(places: Index["places"]): (word: string) => FoundWord {
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

  /** The closest word: at most one edit away for a short word and two for a longer one; the most common wins a tie. */
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

/** Whether `word` starts with or contains `asked`, exactly or with one typo. */
function isLike(word: string, asked: string): boolean {
  if (asked.length <= SHORT_WORD_LETTERS) return word.startsWith(asked);
  if (word.includes(asked)) return true;
  return asked.length >= MIN_CHARACTERS_FOR_TYPOS && misspelling(asked, word, EDIT_WEIGHT) <= EDIT_WEIGHT;
}

/** Letters that Unicode does not decompose into a plain one and a mark. */
const PLAIN_LETTERS: Record<string, string> = { ß: "ss", œ: "oe", æ: "ae", ø: "o", ł: "l", đ: "d", ı: "i" };
/** Matches nearly all names; they need no folding except for case. */
const PLAIN_WORDS = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/**
 * Normalizes a name or a query for search: lower case, no accents, no punctuation, single spaces, and British "grey"
 * and "colour", as in the list. "Dragon’s Blood" becomes "dragons blood". May return "".
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
