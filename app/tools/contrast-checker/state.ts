import { reduceChroma } from "#color/chroma.ts";
import { clamp } from "#color/clamp.ts";
import type { Color } from "#color/color.ts";
import { convert, fromRgb24 } from "#color/convert.ts";
import { isInGamut } from "#color/gamut.ts";
import { normalizeHue } from "#color/kernel/hue.ts";

/** The views: a pair, interface colors, a palette, or text over a gradient or a picture. */
export const VIEWS = ["pair", "roles", "palette", "gradient", "picture"] as const;
export type View = (typeof VIEWS)[number];

/** Interface colors besides text and background. */
export const ROLES = ["link", "hover", "focus"] as const;
export type Role = (typeof ROLES)[number];
export type ColorKey = "text" | "background" | Role;

export const WEIGHTS = [400, 500, 600, 700] as const;
export type Weight = (typeof WEIGHTS)[number];

export const FONTS = ["sans", "system", "serif", "mono"] as const;
export type Font = (typeof FONTS)[number];

export type Sample = { readonly text: string; readonly sizePx: number; readonly weight: Weight; readonly font: Font };

export const GRADIENT_SPACES = ["srgb", "srgb-linear", "oklab", "oklch"] as const;
export type GradientSpace = (typeof GRADIENT_SPACES)[number];

/** `position` is a whole percentage of the gradient's length. */
export type Stop = { readonly color: Color; readonly position: number };

/** A CSS linear gradient; `angle` in whole degrees, 90 points right. Positions never decrease. */
export type Gradient = { readonly stops: readonly Stop[]; readonly angle: number; readonly space: GradientSpace };

/** Position of the text on a surface, in percent of the free space: 0 is the left or top edge. */
export type Spot = { readonly x: number; readonly y: number };

export type State = {
  readonly text: Color;
  readonly background: Color;
  readonly view: View;
  readonly roles: Readonly<Record<Role, Color>>;
  /** An underlined link can be told from text without color. */
  readonly isUnderlined: boolean;
  readonly palette: readonly Color[];
  readonly sample: Sample;
  readonly gradient: Gradient;
  readonly spot: Spot;
  /** Opacity in percent of a black or white layer between text and surface. */
  readonly layer: number;
};

export const MAX_SAMPLE_LENGTH = 80;
export const MIN_SIZE_PX = 8;
export const MAX_SIZE_PX = 96;
export const MAX_PALETTE = 40;
export const MAX_STOPS = 12;

export const initial: State = {
  text: fromRgb24(0x7a1f10),
  background: fromRgb24(0xf4e9d8),
  view: "pair",
  roles: { link: fromRgb24(0x0b5c77), hover: fromRgb24(0x07485b), focus: fromRgb24(0x0d6986) },
  isUnderlined: true,
  palette: [0xdb073d, 0xdba507, 0x8ec7d2, 0x0d6986, 0x07485b].map(fromRgb24),
  sample: { text: "The quick onyx goblin", sizePx: 16, weight: 400, font: "sans" },
  gradient: {
    stops: [
      { color: fromRgb24(0xf4e9d8), position: 0 },
      { color: fromRgb24(0xdba507), position: 100 },
    ],
    angle: 135,
    space: "srgb",
  },
  spot: { x: 50, y: 50 },
  layer: 0,
};

/** Cuts between whole characters, because an address can't hold half of one. */
export function cutText(text: string): string {
  return [...text.slice(0, 10 * MAX_SAMPLE_LENGTH).toWellFormed()].slice(0, MAX_SAMPLE_LENGTH).join("");
}

/** At most twelve stops, at whole percentages, none before its predecessor. */
export function inOrder(stops: readonly Stop[]): Stop[] {
  let furthest = 0;
  return stops.slice(0, MAX_STOPS).map(({ color, position }) => {
    furthest = Math.max(furthest, Math.round(percent(position)));
    return { color, position: furthest };
  });
}

/** Evenly spaced positions for `count` stops, in whole percent. */
export function evenPositions(count: number): number[] {
  return Array.from({ length: count }, (_, index) => Math.round((100 * index) / Math.max(count - 1, 1)));
}

/** Wraps an angle to whole degrees, 0 to 359. */
export function wrapAngle(angle: number): number {
  return Math.round(normalizeHue(angle)) % 360;
}

/** Clamps to 0 to 100 and rounds to a tenth. */
export function percent(value: number): number {
  return Math.round(clamp(value, 0, 100) * 10) / 10;
}

/** Sets values that need no limits. */
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

/** Sets one to 40 colors; an empty list changes nothing. */
export function setPalette(state: State, palette: readonly Color[]): State {
  return palette.length === 0 ? state : { ...state, palette: palette.slice(0, MAX_PALETTE) };
}

/** Clamps values to their limits. */
export function setSample(state: State, change: Partial<Sample>): State {
  const sample = { ...state.sample, ...change };
  const sizePx = Math.round(clamp(sample.sizePx, MIN_SIZE_PX, MAX_SIZE_PX));
  return { ...state, sample: { ...sample, text: cutText(sample.text), sizePx } };
}

/** Sets two to twelve stops with positions that never decrease; with fewer colors nothing changes. */
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
 * Adds to the OKLCH lightness (0 to 1). Hue and alpha stay; chroma stays as far as sRGB allows, or Display P3 for a
 * color outside sRGB.
 */
export function changeLightness(given: Color, by: number): Color {
  const color = convert(given, "oklch");
  const l = clamp(Math.round((color.l + by) * 1000) / 1000, 0, 1);
  const h = color.h === null ? null : Number(color.h.toFixed(2));
  const moved = reduceChroma({ ...color, l, h }, isInGamut(color, "srgb") ? "srgb" : "display-p3");
  // Truncated, so that rounding can't move the color out of gamut again.
  return { ...moved, c: Math.floor(moved.c * 1e4) / 1e4 };
}
