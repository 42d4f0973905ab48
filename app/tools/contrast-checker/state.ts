import { reduceChroma } from "#color/chroma.ts";
import { clamp } from "#color/clamp.ts";
import type { Color } from "#color/color.ts";
import { convert, fromRgb24 } from "#color/convert.ts";
import { isInGamut } from "#color/gamut.ts";
import { normalizeHue } from "#color/kernel/hue.ts";

/** What is looked at: a pair, the colors of an interface, a palette, or text over a gradient or a picture. */
export const VIEWS = ["pair", "roles", "palette", "gradient", "picture"] as const;
export type View = (typeof VIEWS)[number];

/** What an interface has beside its text and its background. */
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

/** `position` is a whole percentage of the length. */
export type Stop = { readonly color: Color; readonly position: number };

/** A linear gradient of CSS; `angle` in whole degrees, 90 to the right. Positions never fall. */
export type Gradient = { readonly stops: readonly Stop[]; readonly angle: number; readonly space: GradientSpace };

/** Where text lies on a surface, in percent of the room that is left beside it: 0 is the left or upper edge. */
export type Spot = { readonly x: number; readonly y: number };

export type State = {
  readonly text: Color;
  readonly background: Color;
  readonly view: View;
  readonly roles: Readonly<Record<Role, Color>>;
  /** Then a link can be told from text without color. */
  readonly isUnderlined: boolean;
  readonly palette: readonly Color[];
  readonly sample: Sample;
  readonly gradient: Gradient;
  readonly spot: Spot;
  /** The opacity of a black or white layer between text and surface, in percent. */
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

/** Whole characters: half of one would not come through an address. */
export function cutText(text: string): string {
  return [...text.slice(0, 10 * MAX_SAMPLE_LENGTH).toWellFormed()].slice(0, MAX_SAMPLE_LENGTH).join("");
}

/** At most twelve, at whole percentages, none before the one that it follows. */
export function inOrder(stops: readonly Stop[]): Stop[] {
  let furthest = 0;
  return stops.slice(0, MAX_STOPS).map(({ color, position }) => {
    furthest = Math.max(furthest, Math.round(percent(position)));
    return { color, position: furthest };
  });
}

/** The positions of so many stops at even distances, in whole percent. */
export function evenPositions(count: number): number[] {
  return Array.from({ length: count }, (_, index) => Math.round((100 * index) / Math.max(count - 1, 1)));
}

/** Whole degrees, 0 to 359. */
export function wrapAngle(angle: number): number {
  return Math.round(normalizeHue(angle)) % 360;
}

/** 0 to 100, to a tenth. */
export function percent(value: number): number {
  return Math.round(clamp(value, 0, 100) * 10) / 10;
}

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
