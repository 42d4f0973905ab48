import type { SetId } from "#app/tools/named-sets.ts";
import { notAColor, tooManyColors } from "#app/tools/notices.ts";
import type { Color, Hex } from "#color/color.ts";
import { nameUniquely } from "#color/names/name-palette.ts";
import { paletteTitles } from "#color/names/palette-title.ts";
import { parsePastedList, unreadParts } from "#color/text/pasted/list.ts";
import { parsePasted } from "#color/text/pasted/parse-pasted.ts";
import { explainUnreadable, isBookNumber } from "#color/text/pasted/problem.ts";
import { printHex } from "#color/text/print.ts";
import { MAX_COLORS, type NamingList, type State } from "./model.ts";

export type Named = { readonly name: string; readonly hex: Hex };
/** `deltaE` is CIEDE2000. */
export type Near = Named & { readonly deltaE: number };

/** All lists of names: the full one, the curated one, and those of the sets. */
export type ListId = NamingList | Extract<SetId, "tailwind" | "material">;

export type Group = {
  readonly list: ListId;
  /** True if no name contains all of the words. */
  readonly isPartial: boolean;
  readonly total: number;
  readonly hits: readonly Named[];
};
export type Described = { readonly total: number; readonly named: readonly Named[] };

export type Sources = {
  readonly count: number;
  /** The `count` nearest names, nearest first. */
  nearest(list: ListId, color: Color, count: number): readonly Near[];
  /** The lists that have matching names. */
  search(words: string): readonly Group[];
  /** Colors that match a description such as "dark muted teal". */
  described(words: string): Described;
};

export type ColorsAnswer = {
  readonly kind: "colors";
  readonly colors: readonly Color[];
  /** One name per color, without duplicates. */
  readonly names: readonly Near[];
  readonly titles: readonly string[];
  readonly active: number;
  readonly nearest: readonly Near[];
  /** What was left out of the typed list; "" if nothing was. */
  readonly notice: string;
  /** The nearest name in each of the other lists. */
  readonly elsewhere: readonly { readonly list: ListId; readonly near: Near }[];
};
export type WordsAnswer = {
  readonly kind: "words";
  readonly text: string;
  readonly groups: readonly Group[];
  readonly described: Described;
  /** The color value, if the word is also one. */
  readonly value: Hex | null;
};
/** The text could not be understood; `problem` is a sentence. */
export type NoAnswer = { readonly kind: "none"; readonly problem: string };
export type Answer = ColorsAnswer | WordsAnswer | NoAnswer;

const NEAREST_COUNT = 8;
const OTHER_LISTS: readonly ListId[] = ["best", "css", "tailwind", "material", "x11", "xkcd"];

const NO_NAME = "No matching name or color value. Try fewer letters, a simpler word, or a hex code.";
const NOT_READ = "Not a name or a color value.";
const LETTERS = /^[\p{L}\p{M}’'.&\s-]+$/u;

/** Pure, so that the server and the page return the same answer. */
export function answer(state: State, sources: Sources): Answer {
  const { text } = state;
  if (text === "") return answerColors(state.colors, state, sources);
  const single = parsePasted(text);
  // "teal" is both a name and a value. Text that is clearly a value isn't searched among the names.
  const isName = isLikeName(text, single !== null);
  if (isName) {
    const groups = sources.search(text);
    const described = sources.described(text);
    if (groups.length > 0 || described.total > 0) {
      return { kind: "words", text, groups, described, value: single && printHex(single) };
    }
  }
  if (single) return answerColors([single], state, sources);
  const colors = isName ? [] : parsePastedList(text);
  if (colors.length > 0) {
    return { ...answerColors(colors.slice(0, MAX_COLORS), state, sources), notice: noticeOf(text, colors.length) };
  }
  return { kind: "none", problem: isName ? NO_NAME : (explainUnreadable(text) ?? NOT_READ) };
}

function answerColors(colors: readonly Color[], { list, active }: State, sources: Sources): ColorsAnswer {
  const candidates = colors.map((color) => sources.nearest(list, color, colors.length));
  const names = nameUniquely(candidates).map((name, place) => name ?? unnamed(colors[place] as Color));
  const place = Math.min(active, colors.length - 1);
  const color = colors[place] as Color;
  return {
    kind: "colors",
    colors,
    names,
    titles: colors.length > 1 ? paletteTitles(names.map(({ name }) => name)) : [],
    active: place,
    nearest: sources.nearest("all", color, NEAREST_COUNT),
    notice: "",
    elsewhere: OTHER_LISTS.flatMap((id) => {
      const [near] = sources.nearest(id, color, 1);
      return near ? [{ list: id, near }] : [];
    }),
  };
}

function noticeOf(text: string, count: number): string {
  const unread = unreadParts(text);
  const notices = [unread.length > 0 && notAColor(unread), count > MAX_COLORS && tooManyColors(count, MAX_COLORS)];
  return notices.filter(Boolean).join(" ");
}

/** A fallback for the types: no list is too short to name every color. */
function unnamed(color: Color): Near {
  return { name: printHex(color), hex: printHex(color), deltaE: 0 };
}

/** "abc123" is a hex code but "gray50" is not. Text with brackets, a number sign or "RAL 9010" is never a name. */
function isLikeName(text: string, isValue: boolean): boolean {
  if (isBookNumber(text)) return false;
  return /\p{L}/u.test(text) && (isValue ? LETTERS.test(text) : !/[#(){}[\],;:]/.test(text));
}
