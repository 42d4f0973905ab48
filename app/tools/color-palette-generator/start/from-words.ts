import type { Color } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import type { NameService } from "#color/names.ts";
import { parse } from "#color/text/parse.ts";
import { printHex } from "#color/text/print.ts";
import { type Composition, composeWords, type Lexicon, readLexicon } from "#color/words/compose.ts";
import { COLOR_WORDS, EMPTY_WORDS, FOREIGN_WORDS, MODIFIER_WORDS } from "#content/color-words.ts";

const WORDS_ONLY = /^[\p{L}\p{M}\s'’.!&-]+$/u;
const LONGEST_TEXT = 400;

let lexicon: Lexicon | undefined;

/**
 * A palette of what the words of a text look like together: "ocean sunset", "neon tokyo night". A name such as "dusty
 * rose" is one color, but two scenes go before a color of that name. `null` for text that has more than
 * words in it, of which no word is known, or that CSS has.
 */
export function startFromWords(text: string, count: number, names: NameService) {
  if (text.length > LONGEST_TEXT || !WORDS_ONLY.test(text)) return null;
  lexicon ??= readLexicon({
    colors: COLOR_WORDS,
    foreign: FOREIGN_WORDS,
    modifiers: MODIFIER_WORDS,
    empty: EMPTY_WORDS,
  });
  const found = composeWords(text, count, lexicon, (word) => findName(word, names));
  if (!found || parse(text)) return null;
  const named = found.scenes < 2 ? findName(text, names) : null;
  if (named) return { colors: [named.color], notices: [`${named.name} is ${printHex(named.color)}.`] };
  return { colors: found.colors, notices: [describeWords(found)] };
}

/** Only what is called exactly so. */
function findName(word: string, names: NameService): { name: string; color: Color } | null {
  const [hit] = names.search(word, { limit: 1 }).hits;
  return hit && hit.name.toLowerCase() === word.trim().toLowerCase()
    ? { name: hit.name, color: fromRgb24(hit.rgb24) }
    : null;
}

function describeWords({ understood, unknown }: Composition): string {
  const read = `From the ${understood.length === 1 ? "word" : "words"} ${understood.join(", ")}.`;
  return unknown.length === 0 ? read : `${read} Not understood: ${unknown.map((word) => `“${word}”`).join(", ")}.`;
}
