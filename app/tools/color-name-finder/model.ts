import { moveItem } from "#app/frame/reorder/geometry.ts";
import { colors } from "#app/tools/color-fields.ts";
import { constant, group, number, text, word } from "#app/tools/fields.ts";
import { defineModel } from "#app/tools/tool-model.ts";
import { clamp } from "#color/clamp.ts";
import type { Color } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";

export const NAMING_LISTS = ["best", "all", "css", "xkcd", "x11"] as const;
export type NamingList = (typeof NAMING_LISTS)[number];

export type State = {
  /** The typed text: a name, a value or several values. "" if the query is `colors`. */
  readonly text: string;
  /** 1 to 12 colors; the initial ones if there is a text. */
  readonly colors: readonly Color[];
  readonly active: number;
  readonly list: NamingList;
  /** Index of the palette title among those made from its names; wraps around at the end. */
  readonly title: number;
};

export const MAX_COLORS = 12;
/** Room for a dozen colors in any notation. */
export const MAX_TEXT_CHARACTERS = 1000;
export const MAX_TITLE = 99;

export const initial: State = {
  text: "",
  colors: [0xdb073d, 0xdba507, 0x8ec7d2, 0x0d6986, 0x07485b].map(fromRgb24),
  active: 0,
  list: "best",
  title: 0,
};

export const model = defineModel(
  group<State>({
    text: text("q", initial.text, (typed) => (typed.trim() === "" ? "" : cleanText(typed))),
    // With a text, the address holds no colors.
    colors: ({ text }) =>
      text === "" ? colors("c", initial.colors, { min: 1, max: MAX_COLORS }) : constant(initial.colors),
    active: ({ text, colors }) =>
      number("i", initial.active, { min: 0, max: text === "" ? colors.length - 1 : 0, isPlace: true }),
    list: word("l", initial.list, NAMING_LISTS, { what: "list of names" }),
    title: number("t", initial.title, { min: 0, max: MAX_TITLE }),
  }),
  // Version 1 used all names unless its address said otherwise.
  [(query) => query.get("l") || query.set("l", "all")],
);

/** Sets the text; blank text changes nothing, so the last answer stays. */
export function setText(state: State, typed: string): State {
  const text = cleanText(typed);
  return text.trim() === "" ? state : { ...state, text, colors: initial.colors, active: 0, title: 0 };
}

/** Sets up to twelve colors; `active` is the selected one. An empty list changes nothing. */
export function setColors(state: State, colors: readonly Color[], active = 0): State {
  if (colors.length === 0) return state;
  const kept = colors.slice(0, MAX_COLORS);
  return { ...state, text: "", colors: kept, active: clamp(Math.trunc(active) || 0, 0, kept.length - 1), title: 0 };
}

/** The colors to edit: the shown answer may belong to an earlier state, because its names load late. */
export function paletteOf(state: State, answer: Palette): Palette {
  return state.text === "" ? state : answer;
}

type Palette = Pick<State, "colors" | "active">;

/** The same colors with another one selected or renamed; keeps the title. */
export function setActive(state: State, colors: readonly Color[], active: number): State {
  return { ...setColors(state, colors, active), title: state.title };
}

export function moveColor(state: State, colors: readonly Color[], from: number, to: number): State {
  return colors[from] && colors[to] ? setColors(state, moveItem(colors, from, to), to) : state;
}

export function removeColor(state: State, colors: readonly Color[], place: number): State {
  if (colors.length < 2) return state;
  return setColors(state, colors.toSpliced(place, 1), Math.min(place, colors.length - 2));
}

export function setList(state: State, list: NamingList): State {
  return { ...state, list, title: 0 };
}

export function nextTitle(state: State, count: number): State {
  return { ...state, title: count > 0 ? Math.min(MAX_TITLE, (state.title + 1) % count) : 0 };
}

/** Cleans text so that an address can hold it. */
export function cleanText(text: string): string {
  return text
    .slice(0, MAX_TEXT_CHARACTERS)
    .toWellFormed()
    .replace(/[\r\n]+/g, " ");
}
