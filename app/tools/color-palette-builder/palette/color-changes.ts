import { maxChroma } from "#color/chroma.ts";
import { clamp } from "#color/clamp.ts";
import type { Color } from "#color/color.ts";
import { convert, fromRgb24, toRgb24 } from "#color/convert.ts";
import { MAX_STEPS, MIN_STEPS } from "#color/ramp.ts";
import { MAX_COLORS, MAX_EDITS, type PaletteColor, plainColor, type RampKind, type State, tidyName } from "./state.ts";

export function changeColor(state: State, index: number, change: (owner: PaletteColor) => PaletteColor): State {
  const owner = state.colors[index];
  if (!owner) return state;
  const next = change(owner);
  return next === owner ? state : { ...state, colors: state.colors.with(index, next) };
}

export function setColor(state: State, index: number, color: Color): State {
  return changeColor(state, index, (owner) => ({ ...owner, color }));
}

export function rename(state: State, index: number, name: string): State {
  return changeColor(state, index, (owner) => ({ ...owner, name: tidyName(name) }));
}

export function setPinned(state: State, index: number, isPinned: boolean): State {
  return changeColor(state, index, (owner) => ({ ...owner, isPinned }));
}

/** null lets the color find its step by its lightness. */
export function setBaseStep(state: State, index: number, step: number | null): State {
  const baseStep = step === null ? null : clamp(Math.round(step), 0, state.steps - 1);
  return changeColor(state, index, (owner) => ({ ...owner, baseStep }));
}

/** Cells beyond the end of a shorter ramp are given up. */
export function setRampSteps(state: State, index: number, kind: RampKind, steps: number): State {
  const count = clamp(Math.round(steps) || MIN_STEPS, MIN_STEPS, MAX_STEPS);
  return changeColor(state, index, (owner) => ({
    ...owner,
    [kind]: count,
    edits: owner.edits.filter((edit) => edit.kind !== kind || edit.step < count),
  }));
}

/** Nothing happens where there are twelve colors. */
export function addColor(state: State, color: Color, at = state.colors.length): State {
  return insert(state, plainColor(color), at);
}

export function duplicate(state: State, index: number): State {
  const owner = state.colors[index];
  if (!owner) return state;
  return insert(state, { ...owner, name: owner.name && tidyName(`${owner.name} copy`) }, index + 1);
}

/** A palette needs at least one color. */
export function removeColor(state: State, index: number): State {
  if (state.colors.length < 2 || !state.colors[index]) return state;
  return { ...state, colors: state.colors.toSpliced(index, 1) };
}

export function moveColor(state: State, from: number, to: number): State {
  const owner = state.colors[from];
  if (!owner || !state.colors[to]) return state;
  return { ...state, colors: state.colors.toSpliced(from, 1).toSpliced(to, 0, owner) };
}

/** Without what was set by hand where there is too much of it. */
export function setColors(state: State, colors: readonly PaletteColor[]): State {
  const first = colors.slice(0, MAX_COLORS);
  if (first.length === 0) return state;
  const isTooMuch = countEdits(first) > MAX_EDITS;
  return { ...state, colors: isTooMuch ? first.map((owner) => ({ ...owner, edits: [] })) : first };
}

/** A change that sets more cells by hand than there may be does not happen. What is too much already may get less. */
export function limitEdits(before: State, after: State): State {
  const count = countEdits(after.colors);
  return count > MAX_EDITS && count > countEdits(before.colors) ? before : after;
}

export function countEdits(colors: readonly PaletteColor[]): number {
  return colors.reduce((sum, { edits }) => sum + edits.length, 0);
}

function insert(state: State, color: PaletteColor, at: number): State {
  if (state.colors.length >= MAX_COLORS) return state;
  return { ...state, colors: state.colors.toSpliced(at, 0, color) };
}

const LEAST_CHROMA = 0.06;
const FIRST_HUE = 250;

/** A color that the palette lacks: in the middle of the widest gap between its hues, as light and as vivid as the others. */
export function nextColor({ colors }: State): Color {
  const all = colors.map(({ color }) => convert(color, "oklch"));
  const hues = all.flatMap(({ h }) => (h === null ? [] : [h])).sort((a, b) => a - b);
  const mean = (channel: "l" | "c") => all.reduce((sum, color) => sum + color[channel], 0) / all.length;
  const l = clamp(mean("l"), 0.4, 0.8);
  const gaps = hues.map((hue, index) => ({
    hue,
    width: ((hues[(index + 1) % hues.length] ?? 0) - hue + 360) % 360 || 360,
  }));
  const widest = gaps.reduce((best, gap) => (gap.width > best.width ? gap : best), { hue: FIRST_HUE, width: 0 });
  const h = (widest.hue + widest.width / 2) % 360;
  const c = Math.min(Math.max(mean("c"), LEAST_CHROMA), maxChroma(l, h, "srgb"));
  return fromRgb24(toRgb24({ space: "oklch", l, c, h, alpha: 1 }));
}
