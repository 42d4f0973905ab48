import { moveItem } from "#app/frame/reorder/geometry.ts";
import type { Hex } from "#color/color.ts";
import { type BaseColor, INITIAL, MAX_BASE_COLORS, MAX_COUNT, MODES, type Mode, type State } from "./state.ts";

/** Adds parts, or removes them if `by` is negative. The result stays between 0 and 40. */
export function addParts(state: State, place: number, by: number): State {
  const count = state.baseColors[place]?.count ?? 0;
  const next = Math.min(MAX_COUNT, Math.max(0, count + by));
  return next === count ? state : setCount(state, place, next);
}

/** Sets the count to the absolute whole value, at most 40; NaN changes nothing. */
export function setCount(state: State, place: number, count: number): State {
  const base = state.baseColors[place];
  const legal = legalCount(count);
  if (!base || legal === null) return state;
  return { ...state, baseColors: state.baseColors.with(place, { ...base, count: legal }) };
}

/** Adds one part of a color at the end. Duplicates and a twenty-first color are refused. */
export function addColor(state: State, color: Hex): State {
  const { baseColors } = state;
  if (hasColor(state, color) || baseColors.length >= MAX_BASE_COLORS) return state;
  return { ...state, baseColors: [...baseColors, { color, count: 1 }] };
}

/** Replaces a color and keeps its parts; refused if the new color is already there. */
export function editColor(state: State, place: number, color: Hex): State {
  const base = state.baseColors[place];
  if (!base || hasColor(state, color)) return state;
  return { ...state, baseColors: state.baseColors.with(place, { ...base, color }) };
}

/** Removes a color, except the last one. */
export function removeColor(state: State, place: number): State {
  const { baseColors } = state;
  if (baseColors.length <= 1 || !baseColors[place]) return state;
  return { ...state, baseColors: baseColors.toSpliced(place, 1) };
}

export function moveColor(state: State, from: number, to: number): State {
  const { baseColors } = state;
  if (!baseColors[from] || !baseColors[to]) return state;
  return { ...state, baseColors: moveItem(baseColors, from, to) };
}

/** Ignores unknown modes. */
export function setMode(state: State, mode: Mode): State {
  return MODES.includes(mode) ? { ...state, activeMode: mode } : state;
}

/** Removes duplicates and keeps at most 20 colors. An empty list changes nothing. */
export function setBaseColors(state: State, colors: readonly BaseColor[]): State {
  const legal = withoutTwins(colors).slice(0, MAX_BASE_COLORS);
  if (legal.length === 0) return state;
  return { ...state, baseColors: legal.map(({ color, count }) => ({ color, count: legalCount(count) ?? 0 })) };
}

/** Sets the parts of all colors, in their order. */
export function setCounts(state: State, counts: readonly number[]): State {
  return {
    ...state,
    baseColors: state.baseColors.map(({ color }, place) => ({ color, count: legalCount(counts[place] ?? 0) ?? 0 })),
  };
}

/**
 * Moves the border between two neighbors in the bar of shares: the used colors up to `border` get `parts` in total, and
 * the next one gets the rest. Each of the two keeps at least 1 part and at most 40.
 */
export function moveBorder(state: State, border: number, parts: number): State {
  const used = state.baseColors.flatMap(({ count }, place) => (count > 0 ? [{ place, count }] : []));
  const [left, right] = [used[border], used[border + 1]];
  if (!left || !right) return state;
  const before = used.slice(0, border).reduce((sum, { count }) => sum + count, 0);
  const both = left.count + right.count;
  const [least, most] = shareRange(both);
  const count = Math.min(most, Math.max(least, Math.round(parts) - before));
  return setCount(setCount(state, left.place, count), right.place, both - count);
}

/** The fewest and most parts of the first of two neighbors that have `both` parts in total. */
export function shareRange(both: number): readonly [least: number, most: number] {
  return [Math.max(1, both - MAX_COUNT), Math.min(MAX_COUNT, both - 1)];
}

export function setTarget(state: State, target: Hex | null): State {
  return { ...state, target };
}

export function reset(): State {
  return INITIAL;
}

export function hasColor({ baseColors }: State, color: Hex): boolean {
  return baseColors.some((base) => base.color === color);
}

/** Removes duplicate colors and keeps the first of each. */
export function withoutTwins(colors: readonly BaseColor[]): readonly BaseColor[] {
  return colors.filter(({ color }, place) => colors.findIndex((other) => other.color === color) === place);
}

/** Reads a typed number of parts as a whole absolute value, at most 40. Null if the text is not a number. */
export function readCount(text: string): number | null {
  const typed = text.normalize("NFKC").trim().replace(",", ".").replace("−", "-");
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(typed)) return null;
  return legalCount(Number(typed));
}

/** The whole absolute value, at most 40; null for NaN. */
function legalCount(count: number): number | null {
  return Number.isNaN(count) ? null : Math.min(MAX_COUNT, Math.abs(Math.trunc(count)));
}
