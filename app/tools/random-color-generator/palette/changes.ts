import { clamp } from "#color/clamp.ts";
import type { Color } from "#color/color.ts";
import { type Limits, MAX_COUNT, MAX_WORD_CHARACTERS, MIN_COUNT, type State } from "./state.ts";

// `slots` are the displayed colors: kept ones stay when anything else changes.

export function draw(state: State, slots: readonly (Color | null)[], seed: string): State {
  return { ...state, seed, fixed: fixKept(state, slots) };
}

/** Changes no color. */
export function toggleKept(state: State, index: number): State {
  if (!Number.isInteger(index) || index < 0 || index >= state.count) return state;
  const isKept = state.kept.includes(index);
  const kept = isKept ? state.kept.filter((other) => other !== index) : [...state.kept, index];
  return { ...state, kept: kept.sort((a, b) => a - b) };
}

/**
 * Sets the count, 1 to 100. When it shrinks, the last unlocked colors are removed first, and locked ones only if no
 * others are left; the remaining ones close up and stay unchanged.
 */
export function setCount(state: State, slots: readonly (Color | null)[], asked: number): State {
  const count = Number.isNaN(asked) ? state.count : clamp(Math.round(asked), MIN_COUNT, MAX_COUNT);
  if (count >= state.count) return { ...state, count };
  const isKept = (place: number) => state.kept.includes(place);
  const places = Array.from({ length: state.count }, (_, place) => place);
  const staying = [...state.kept, ...places.filter((place) => !isKept(place))].slice(0, count).sort((a, b) => a - b);
  // The seed only reproduces the colors if no gap closes and no fixed color that others had to differ from is removed.
  const isDrawnAgain = staying.at(-1) === count - 1 && state.fixed.length <= count;
  return {
    ...state,
    count,
    fixed: isDrawnAgain ? state.fixed : trimEnd(staying.map((place) => slots[place] ?? null)),
    kept: staying.flatMap((place, at) => (isKept(place) ? [at] : [])),
  };
}

export function setLimits(state: State, slots: readonly (Color | null)[], change: Partial<Limits>): State {
  const next = { ...state, ...change };
  return { ...next, word: cleanWord(next.word), fixed: fixKept(state, slots) };
}

/** Colors from elsewhere, all of which are kept. */
export function keepColors(state: State, taken: readonly Color[]): State {
  const fixed = taken.slice(0, MAX_COUNT).map((color) => ({ ...color, alpha: 1 }));
  if (fixed.length === 0) return state;
  return { ...state, fixed, kept: fixed.map((_, index) => index), count: Math.max(state.count, fixed.length) };
}

export function trimEnd(list: readonly (Color | null)[]): readonly (Color | null)[] {
  return list.slice(0, list.findLastIndex((color) => color !== null) + 1);
}

/** Reduces text to one line and cuts it between whole characters. */
export function cleanWord(text: string): string {
  return [...text.toWellFormed().replace(/\s+/g, " ").trim()].slice(0, MAX_WORD_CHARACTERS).join("").trim();
}

function fixKept({ kept, count }: State, slots: readonly (Color | null)[]): readonly (Color | null)[] {
  return trimEnd(Array.from({ length: count }, (_, index) => (kept.includes(index) ? (slots[index] ?? null) : null)));
}
