import type { Color } from "#color/color.ts";
import { initial, MAX_COLORS, MAX_TEXT_CHARACTERS, MAX_TITLE, type NamingList, type State } from "./state.ts";

/** What a person typed. Blank text changes nothing: the last answer stays. */
export function setText(state: State, typed: string): State {
  const text = cleanText(typed);
  return text.trim() === "" ? state : { ...state, text, colors: initial.colors, active: 0, title: 0 };
}

/** All of them, the first twelve; `active` is the one that is looked at. No color at all changes nothing. */
export function setColors(state: State, colors: readonly Color[], active = 0): State {
  if (colors.length === 0) return state;
  const kept = colors.slice(0, MAX_COLORS);
  return { ...state, text: "", colors: kept, active: clamp(active, kept.length - 1), title: 0 };
}

/** The same colors with another one looked at, or renamed: the title stays. */
export function setActive(state: State, colors: readonly Color[], active: number): State {
  return { ...setColors(state, colors, active), title: state.title };
}

export function moveColor(state: State, colors: readonly Color[], from: number, to: number): State {
  const moved = colors[from];
  if (!moved || !colors[to]) return state;
  return setColors(state, colors.toSpliced(from, 1).toSpliced(to, 0, moved), to);
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

/** As an address can carry it. */
export function cleanText(text: string): string {
  return text
    .slice(0, MAX_TEXT_CHARACTERS)
    .toWellFormed()
    .replace(/[\r\n]+/g, " ");
}

function clamp(place: number, last: number): number {
  return Math.max(0, Math.min(Math.trunc(place) || 0, last));
}
