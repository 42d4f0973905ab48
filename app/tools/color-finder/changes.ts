import type { Color } from "#color/color.ts";
import { type Filter, initial, MAX_HUE_WIDTH, MIN_HUE_WIDTH, type Range, type State } from "./state.ts";

type Choice = Pick<State, "color" | "set" | "contrast" | "spelling" | "farthest">;

/** What has no limits. */
export function choose(state: State, choice: Partial<Choice>): State {
  return { ...state, ...choice };
}

/** Whole degrees from 0 to 359; null for all hues. */
export function setHue(state: State, hue: number | null): State {
  return { ...state, hue: hue === null ? null : ((Math.round(hue) % 360) + 360) % 360 };
}

export function setHueWidth(state: State, width: number): State {
  return { ...state, hueWidth: Math.min(MAX_HUE_WIDTH, Math.max(MIN_HUE_WIDTH, Math.round(width))) };
}

/** One end of a range; the other one is pushed along. */
export function setEnd(state: State, key: "lightness" | "chroma", end: 0 | 1, value: number): State {
  const most = initial[key][1];
  const at = Math.min(most, Math.max(0, Math.round(value)));
  const [least, other] = state[key];
  const range: Range = end === 0 ? [at, Math.max(at, other)] : [Math.min(least, at), at];
  return { ...state, [key]: range };
}

/** Opaque, because contrast and vision are those of surfaces. */
export function setBackground(state: State, background: Color | null): State {
  return { ...state, background: background && { ...background, alpha: 1 } };
}

export function setApartFrom(state: State, color: Color | null): State {
  return { ...state, apartFrom: color && { ...color, alpha: 1 } };
}

export function clearFilter(state: State): State {
  const { color, set, spelling, farthest } = state;
  return { ...initial, color, set, spelling, farthest };
}

export function hasFilter({ hue, lightness, chroma, background, apartFrom }: Filter): boolean {
  const isWhole = (range: Range, [least, most]: Range) => range[0] === least && range[1] === most;
  const isOff = hue === null && background === null && apartFrom === null;
  return !(isOff && isWhole(lightness, initial.lightness) && isWhole(chroma, initial.chroma));
}
