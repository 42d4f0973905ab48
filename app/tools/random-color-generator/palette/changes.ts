import type { Color } from "#color/color.ts";
import { type Limits, MAX_COUNT, MAX_WORD_CHARS, MIN_COUNT, type State } from "./state.ts";

// `slots` are the colors that the state shows: one that is kept stays when anything else changes.

/** New colors at all places that are not kept. */
export function draw(state: State, slots: readonly (Color | null)[], seed: string): State {
  return { ...state, seed, fixed: fixKept(state, slots) };
}

/** No color changes with it. */
export function toggleKept(state: State, index: number): State {
  if (!Number.isInteger(index) || index < 0 || index >= state.count) return state;
  const isKept = state.kept.includes(index);
  const kept = isKept ? state.kept.filter((other) => other !== index) : [...state.kept, index];
  return { ...state, kept: kept.sort((a, b) => a - b) };
}

/** 1 to 100. */
export function setCount(state: State, slots: readonly (Color | null)[], asked: number): State {
  const count = Number.isNaN(asked) ? state.count : Math.min(MAX_COUNT, Math.max(MIN_COUNT, Math.round(asked)));
  return {
    ...state,
    count,
    // Where nothing has to go, all colors stay that were there.
    fixed: state.fixed.length <= count ? state.fixed : trimEnd(fixKept(state, slots).slice(0, count)),
    kept: state.kept.filter((index) => index < count),
  };
}

export function setLimits(state: State, slots: readonly (Color | null)[], change: Partial<Limits>): State {
  const next = { ...state, ...change };
  return { ...next, word: cleanWord(next.word), fixed: fixKept(state, slots) };
}

/** Colors from elsewhere: all of them are kept. */
export function keepColors(state: State, taken: readonly Color[]): State {
  const fixed = taken.slice(0, MAX_COUNT).map((color) => ({ ...color, alpha: 1 }));
  if (fixed.length === 0) return state;
  return { ...state, fixed, kept: fixed.map((_, index) => index), count: Math.max(state.count, fixed.length) };
}

export function trimEnd(list: readonly (Color | null)[]): readonly (Color | null)[] {
  return list.slice(0, list.findLastIndex((color) => color !== null) + 1);
}

/** One line, whole characters. */
export function cleanWord(text: string): string {
  return [...text.toWellFormed().replace(/\s+/g, " ").trim()].slice(0, MAX_WORD_CHARS).join("").trim();
}

function fixKept({ kept, count }: State, slots: readonly (Color | null)[]): readonly (Color | null)[] {
  return trimEnd(Array.from({ length: count }, (_, index) => (kept.includes(index) ? (slots[index] ?? null) : null)));
}
