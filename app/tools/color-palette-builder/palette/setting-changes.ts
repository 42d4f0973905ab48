import { clamp } from "#color/clamp.ts";
import type { Color } from "#color/color.ts";
import { isMode, MAX_STEPS, MIN_STEPS, type RampHue } from "#color/ramp.ts";
import { targetsOf } from "./rows.ts";
import { measureOf, type Page, type Shape, type State, tidyTarget, withinSteps } from "./state.ts";

export function setView(state: State, view: State["view"]): State {
  return { ...state, view };
}

/** Only the seven modes are taken. */
export function setMode(state: State, mode: string): State {
  return isMode(mode) ? { ...state, mode } : state;
}

export function setHue(state: State, hue: RampHue): State {
  return { ...state, hue };
}

/** Another measure has other targets. */
export function setShape(state: State, shape: Shape): State {
  return { ...state, shape, targets: null };
}

/** Cells beyond the end of shorter scales are given up, and so are targets, which belong to a number of columns. */
export function setSteps(state: State, steps: number): State {
  const count = clamp(Math.round(steps) || MIN_STEPS, MIN_STEPS, MAX_STEPS);
  if (count === state.steps) return state;
  return { ...state, steps: count, targets: null, colors: state.colors.map((owner) => withinSteps(owner, count)) };
}

export function setTarget(state: State, column: number, value: number): State {
  const measure = measureOf(state.shape);
  if (measure === null || column < 0 || column >= state.steps) return state;
  return { ...state, targets: targetsOf(state).toSpliced(column, 1, tidyTarget(value, measure)) };
}

export function resetTargets(state: State): State {
  return { ...state, targets: null };
}

export function setPage(state: State, page: Page): State {
  return { ...state, page };
}

/** A page is opaque. */
export function setBackground(state: State, page: "light" | "dark", color: Color): State {
  const opaque = { ...color, alpha: 1 };
  return page === "light" ? { ...state, background: opaque } : { ...state, darkBackground: opaque };
}
