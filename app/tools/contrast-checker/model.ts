import { defineModel } from "#app/tools/tool-model.ts";
import { reduceChroma } from "#color/chroma.ts";
import { clamp } from "#color/clamp.ts";
import type { Color } from "#color/color.ts";
import { convert } from "#color/convert.ts";
import { isInGamut } from "#color/gamut.ts";
import { fields } from "./codec.ts";
import {
  type ColorKey,
  cutText,
  type Gradient,
  inOrder,
  MAX_PALETTE,
  MAX_SIZE_PX,
  MIN_SIZE_PX,
  percent,
  type Sample,
  type Spot,
  type State,
  wrapAngle,
} from "./state.ts";

export const model = defineModel(fields);

/** What has no limits. */
export function change(
  state: State,
  part: Partial<Pick<State, "text" | "background" | "view" | "isUnderlined">>,
): State {
  return { ...state, ...part };
}

export function colorOf(state: State, key: ColorKey): Color {
  return key === "text" || key === "background" ? state[key] : state.roles[key];
}

export function setColor(state: State, key: ColorKey, color: Color): State {
  return key === "text" || key === "background"
    ? { ...state, [key]: color }
    : { ...state, roles: { ...state.roles, [key]: color } };
}

export function swap(state: State): State {
  return { ...state, text: state.background, background: state.text };
}

/** At least one color and at most 40. */
export function setPalette(state: State, palette: readonly Color[]): State {
  return palette.length === 0 ? state : { ...state, palette: palette.slice(0, MAX_PALETTE) };
}

/** Values beyond the limits are taken as the limits. */
export function setSample(state: State, change: Partial<Sample>): State {
  const sample = { ...state.sample, ...change };
  const sizePx = Math.round(clamp(sample.sizePx, MIN_SIZE_PX, MAX_SIZE_PX));
  return { ...state, sample: { ...sample, text: cutText(sample.text), sizePx } };
}

/** Two to twelve stops whose positions never fall; with fewer colors nothing changes. */
export function setGradient(state: State, change: Partial<Gradient>): State {
  const gradient = { ...state.gradient, ...change };
  if (gradient.stops.length < 2) return state;
  return { ...state, gradient: { ...gradient, stops: inOrder(gradient.stops), angle: wrapAngle(gradient.angle) } };
}

export function setSpot(state: State, { x, y }: Spot): State {
  return { ...state, spot: { x: percent(x), y: percent(y) } };
}

export function setLayer(state: State, layer: number): State {
  return { ...state, layer: Math.round(percent(layer)) };
}

/**
 * OKLCH lightness, 0 to 1, up or down. Hue and alpha stay; chroma stays as far as sRGB goes, or for a color that is outside
 * of it as far as Display P3 goes.
 */
export function changeLightness(given: Color, by: number): Color {
  const color = convert(given, "oklch");
  const l = clamp(Math.round((color.l + by) * 1000) / 1000, 0, 1);
  const h = color.h === null ? null : Number(color.h.toFixed(2));
  const moved = reduceChroma({ ...color, l, h }, isInGamut(color, "srgb") ? "srgb" : "display-p3");
  // Cut, not rounded: the last digit must not put the color outside again.
  return { ...moved, c: Math.floor(moved.c * 1e4) / 1e4 };
}
