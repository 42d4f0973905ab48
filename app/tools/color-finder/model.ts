import { color, colors, opaque } from "#app/tools/color-fields.ts";
import { field, group, mapped, type Range, range, word } from "#app/tools/fields.ts";
import { SET_LABELS, type SetId } from "#app/tools/named-sets.ts";
import { unreadable } from "#app/tools/notices.ts";
import { defineModel } from "#app/tools/tool-model.ts";
import { clamp } from "#color/clamp.ts";
import type { Color } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";

/** The searchable sets, including the person's own saved and kept colors. */
export const FINDER_SETS = [
  "tailwind",
  "tailwind3",
  "css",
  "material",
  "bootstrap",
  "radix",
  "radix-dark",
  "open-color",
  "mine",
] as const satisfies readonly (SetId | "mine")[];
export type FinderSet = (typeof FINDER_SETS)[number];

export const FINDER_LABELS: Readonly<Record<FinderSet, string>> = { ...SET_LABELS, mine: "Your colors" };

/** The contrast ratios that WCAG 2.2 requires. */
export const CONTRASTS = [3, 4.5, 7] as const;
export const SPELLINGS = ["token", "value"] as const;
/** Maximum distance: colors farther away are left unchanged. 0 means no limit. */
export const FARTHEST = [0, 2, 5, 10] as const;

export type State = {
  readonly color: Color;
  readonly set: FinderSet;
  /** OKLCH hue in whole degrees, plus or minus `hueWidth`. Null allows all hues. */
  readonly hue: number | null;
  readonly hueWidth: number;
  /** OKLCH lightness in whole percent. */
  readonly lightness: Range;
  /** OKLCH chroma in hundredths. */
  readonly chroma: Range;
  /** The color must be readable on this background, at a ratio of `contrast`. */
  readonly background: Color | null;
  readonly contrast: (typeof CONTRASTS)[number];
  /** The color must be distinguishable from this one in every kind of color vision. */
  readonly apartFrom: Color | null;
  readonly spelling: (typeof SPELLINGS)[number];
  readonly farthest: (typeof FARTHEST)[number];
};

export type Filter = Pick<State, "hue" | "hueWidth" | "lightness" | "chroma" | "background" | "contrast" | "apartFrom">;

export const MAX_LIGHTNESS = 100;
export const MAX_CHROMA = 40;
export const MIN_HUE_WIDTH = 5;
export const MAX_HUE_WIDTH = 120;
/** Mapping a text of this length takes about a tenth of a second. */
export const MAX_STYLESHEET_CHARACTERS = 1_000_000;

export const initial: State = {
  color: fromRgb24(0x0d6986),
  set: "tailwind",
  hue: null,
  hueWidth: 30,
  lightness: [0, MAX_LIGHTNESS],
  chroma: [0, MAX_CHROMA],
  background: null,
  contrast: 4.5,
  apartFrom: null,
  spelling: "token",
  farthest: 0,
};

/** Separates the ends of a range, and also the channels of a color. */
const RANGE_SIGN = "~";
const MAX_DEGREES = 359;

type Parts = Omit<State, "color" | "hue" | "hueWidth"> & {
  readonly colors: readonly Color[];
  readonly hue: Hue;
};
type Hue = readonly [center: number | null, width: number];

export const model = defineModel(
  mapped<Parts, State>(
    group<Parts>({
      colors: colors("c", [initial.color], { min: 1, max: 1, formKey: "c" }),
      set: word("s", initial.set, FINDER_SETS, { what: "set of colors", nameOf: (set) => FINDER_LABELS[set] }),
      hue: field("h", [initial.hue, initial.hueWidth], {
        read: readHue,
        write: ([center, width]) =>
          center === null && width === initial.hueWidth ? "" : `${center ?? "any"}${RANGE_SIGN}${width}`,
        notice: (text) => unreadable("hues", text, "all hues"),
      }),
      lightness: range("l", initial.lightness, { max: MAX_LIGHTNESS, used: "any lightness" }),
      chroma: range("k", initial.chroma, { max: MAX_CHROMA, used: "any chroma" }),
      background: color("bg", initial.background, { isOpaque: true, what: "background color" }),
      contrast: word("cr", initial.contrast, CONTRASTS, { what: "contrast" }),
      apartFrom: color("cb", initial.apartFrom, { isOpaque: true, what: "color to tell apart" }),
      spelling: word("w", initial.spelling, SPELLINGS, { what: "spelling" }),
      farthest: word("d", initial.farthest, FARTHEST, {
        what: "distance",
        nameOf: (limit) => (limit === 0 ? "no limit" : String(limit)),
      }),
    }),
    ({ colors: [first = initial.color], hue: [hue, hueWidth], ...rest }) => ({
      ...rest,
      color: first,
      hue,
      hueWidth,
    }),
    ({ color: first, hue, hueWidth, ...rest }) => ({ ...rest, colors: [first], hue: [hue, hueWidth] }),
  ),
);

/** "200~30" is 200 ± 30 degrees; "any~30" allows all hues but keeps the width; "200" uses the default width. */
function readHue(text: string): Hue | undefined {
  const [, center, width] = /^(\d{1,3}|any)(?:~(\d{1,3}))?$/.exec(text) ?? [];
  const hueWidth = width === undefined ? initial.hueWidth : Number(width);
  if (center === undefined || hueWidth < MIN_HUE_WIDTH || hueWidth > MAX_HUE_WIDTH) return undefined;
  if (center === "any") return [null, hueWidth];
  return Number(center) <= MAX_DEGREES ? [Number(center), hueWidth] : undefined;
}

type Choice = Pick<State, "color" | "set" | "contrast" | "spelling" | "farthest">;

/** Sets choices that need no limits. */
export function choose(state: State, choice: Partial<Choice>): State {
  return { ...state, ...choice };
}

/** Sets the hue, wrapped to whole degrees from 0 to 359; null allows all hues. */
export function setHue(state: State, hue: number | null): State {
  return { ...state, hue: hue === null ? null : ((Math.round(hue) % 360) + 360) % 360 };
}

export function setHueWidth(state: State, width: number): State {
  return { ...state, hueWidth: clamp(Math.round(width), MIN_HUE_WIDTH, MAX_HUE_WIDTH) };
}

/** Sets one end of a range and pushes the other end along if needed. */
export function setEnd(state: State, key: "lightness" | "chroma", end: 0 | 1, value: number): State {
  const most = initial[key][1];
  const at = clamp(Math.round(value), 0, most);
  const [least, other] = state[key];
  const range: Range = end === 0 ? [at, Math.max(at, other)] : [Math.min(least, at), at];
  return { ...state, [key]: range };
}

/** Made opaque, because contrast and color vision are defined for opaque surfaces. */
export function setBackground(state: State, background: Color | null): State {
  return { ...state, background: background && opaque(background) };
}

export function setApartFrom(state: State, color: Color | null): State {
  return { ...state, apartFrom: color && opaque(color) };
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
