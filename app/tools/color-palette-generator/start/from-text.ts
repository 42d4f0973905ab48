import { OPAQUE_ONLY } from "#app/frame/color-panel/opaque-only.ts";
import { notAColor, tooManyColors } from "#app/tools/notices.ts";
import type { Loaded } from "#app/tools/tool-model.ts";
import type { Color } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { MAX_COLORS } from "#color/generate/request.ts";
import type { NameService } from "#color/names.ts";
import { readColor } from "#color/text/address.ts";
import { parse } from "#color/text/parse.ts";
import { ADDRESS, parsePastedList, unreadParts } from "#color/text/pasted/list.ts";
import { hexOf, printHex } from "#color/text/print.ts";
import { type Composition, composeWords, type Lexicon, readLexicon } from "#color/words/compose.ts";
import { COLOR_WORDS, EMPTY_WORDS, FOREIGN_WORDS, MODIFIER_WORDS } from "#content/color-words.ts";
import { replaceColors } from "../palette/changes.ts";
import { engineParts } from "../palette/engine-parts.ts";
import type { State } from "../palette/state.ts";

const MAX_TEXT_CHARACTERS = 2000;

export type Started = Loaded<State> & {
  /** True if the colors come from the text the user entered to start from. */
  readonly isFound: boolean;
};

/** Makes a palette from typed text: colors, a link or a list of them, a color name, or words. Runs on the server. */
export function startFromText(given: string, loaded: Loaded<State>, names: NameService): Started {
  const text = given.trim().slice(0, MAX_TEXT_CHARACTERS);
  const { state, notices } = loaded;
  if (given === "") return { ...loaded, isFound: false };
  if (text === "") return { isFound: false, state, notices: [...notices, "Type a color, a name, words or a link."] };
  const found = startFromWords(text, state.slots.length, names) ?? readCodes(text) ?? findByName(text, names);
  if (found.colors.length === 0) {
    return {
      isFound: false,
      state,
      notices: [...notices, `No color found for “${text.slice(0, 40)}”. Try a name, a code or a link.`],
    };
  }
  const messages = [...notices, ...found.notices];
  if (found.colors.some(({ alpha }) => alpha < 1)) messages.push(OPAQUE_ONLY);
  if (found.colors.length > MAX_COLORS) messages.push(tooManyColors(found.colors.length, MAX_COLORS));
  return {
    isFound: true,
    state: replaceColors(state, engineParts, found.colors, engineParts.nextSeed(text)),
    notices: messages,
  };
}

/** In addresses, "fade" and "2024" are colors, too. */
const OWN_SIGNS = /[~_]/;

function readCodes(text: string): { colors: Color[]; notices: string[] } | null {
  const own = OWN_SIGNS.test(text) ? readColor(text) : null;
  if (own) return { colors: [own], notices: [] };
  const colors = parsePastedList(text);
  // The words of a link are not names.
  if (colors.length === 0) return ADDRESS.test(text) ? { colors, notices: [] } : null;
  const unread = unreadParts(text);
  return { colors, notices: unread.length > 0 ? [notAColor(unread)] : [] };
}

/** Reads the whole text as one name, or else each of its words or comma-separated parts. */
function findByName(text: string, names: NameService): { colors: Color[]; notices: string[] } {
  const whole = text.includes(",") ? null : findName(text, names);
  const parts = whole ? [whole] : text.split(text.includes(",") ? "," : /\s+/).map((part) => findName(part, names));
  const found = parts.filter((part) => part !== null).slice(0, MAX_COLORS);
  const colors = found.map(({ rgb24 }) => fromRgb24(rgb24));
  return { colors, notices: found.length > 0 ? [`${found.map(describeFound).join(", ")}.`] : [] };
}

function findName(text: string, names: NameService) {
  const query = text.trim();
  const [hit] = query === "" ? [] : names.search(query, { limit: 1 }).hits;
  return hit ? { query, ...hit } : null;
}

function describeFound(hit: { query: string; name: string; rgb24: number }) {
  const { query, name, rgb24 } = hit;
  return isSame(hit) ? `${name} is ${hexOf(rgb24)}` : `“${query}” is read as ${name}, ${hexOf(rgb24)}`;
}

function isSame({ query, name }: { query: string; name: string }) {
  return query.toLowerCase() === name.toLowerCase();
}

const WORDS_ONLY = /^[\p{L}\p{M}\s'’.!&-]+$/u;
const MAX_DESCRIPTION_CHARACTERS = 400;

let lexicon: Lexicon | undefined;

/**
 * Makes a palette of what the words look like together: "ocean sunset", "neon tokyo night". A name such as "dusty rose"
 * is one color, but two scenes take precedence over a color of that name. Returns `null` if the text is not only words,
 * if no word is known, or if it is a CSS color.
 */
export function startFromWords(text: string, count: number, names: NameService) {
  if (text.length > MAX_DESCRIPTION_CHARACTERS || !WORDS_ONLY.test(text)) return null;
  lexicon ??= readLexicon({
    colors: COLOR_WORDS,
    foreign: FOREIGN_WORDS,
    modifiers: MODIFIER_WORDS,
    empty: EMPTY_WORDS,
  });
  const found = composeWords(text, count, lexicon, (word) => findExactly(word, names));
  if (!found || parse(text)) return null;
  const named = found.scenes < 2 ? findExactly(text, names) : null;
  if (named) return { colors: [named.color], notices: [`${named.name} is ${printHex(named.color)}.`] };
  return { colors: found.colors, notices: [describeWords(found)] };
}

/** Finds exact name matches only. */
function findExactly(word: string, names: NameService): { name: string; color: Color } | null {
  const hit = findName(word, names);
  return hit && isSame(hit) ? { name: hit.name, color: fromRgb24(hit.rgb24) } : null;
}

function describeWords({ understood, unknown }: Composition): string {
  const read = `From the ${understood.length === 1 ? "word" : "words"} ${understood.join(", ")}.`;
  return unknown.length === 0 ? read : `${read} Not understood: ${unknown.map((word) => `“${word}”`).join(", ")}.`;
}
