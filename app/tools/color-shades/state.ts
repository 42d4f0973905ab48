import { opaque } from "#app/tools/color-fields.ts";
import { clamp } from "#color/clamp.ts";
import type { Color } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { MAX_STEPS, MIN_STEPS, type Mode, type RampHue, type RampKind } from "#color/ramp.ts";
import type { ScaleKind } from "#color/scales/scale-types.ts";

/** What can be made from a color: the three ramps to white, black and gray, and the scales of color/scales. */
export type Kind = RampKind | ScaleKind;

type Words = { readonly name: string; readonly lead: string };

const DEFAULT_STEPS: Partial<Record<Kind, number>> = { tints: 10, shades: 10, tones: 10, radix: 12, material: 13 };
const OTHER_DEFAULT_STEPS = 11;

/** In the order of the tabs. */
export const KIND_WORDS: Readonly<Record<Kind, Words>> = {
  tailwind: {
    name: "50–950",
    lead: "The lightness curve of most design systems, adjusted so that your color is exactly one step.",
  },
  tints: { name: "Tints", lead: "Your color mixed with white, starting with your color and ending before white." },
  shades: { name: "Shades", lead: "Your color mixed with black, starting with your color and ending before black." },
  tones: { name: "Tones", lead: "Your color mixed with middle gray, more muted with each step." },
  oklch: { name: "OKLCH", lead: "Even steps of perceived lightness, with as much chroma as each allows." },
  contrast: { name: "Contrast", lead: "Every step has a set contrast with the background. Missed targets are marked." },
  radix: {
    name: "12 roles",
    lead: "Twelve steps, each with a purpose, from page background to text, as in Radix Colors.",
  },
  material: { name: "Material", lead: "Tones by CIE lightness, 100 white to 0 black, as in Material Design." },
};

export const KINDS = Object.keys(KIND_WORDS) as readonly Kind[];

export function defaultSteps(kind: Kind): number {
  return DEFAULT_STEPS[kind] ?? OTHER_DEFAULT_STEPS;
}

/** True for kinds whose scales can share the lightness of each column; in other kinds, lightness is equal anyway. */
export function canAlign(kind: Kind): boolean {
  return kind === "tailwind" || kind === "oklch";
}

/** An additional color that stays exactly as given. `scale` and `step` are zero-based. */
export type Pin = { readonly scale: number; readonly step: number; readonly color: Color };

export type State = {
  readonly colors: readonly Color[];
  readonly kind: Kind;
  readonly steps: number;
  /** Used by tints, shades and tones. */
  readonly mode: Mode;
  readonly hue: RampHue;
  /** The step that holds the color; null places it automatically. */
  readonly baseStep: number | null;
  readonly pins: readonly Pin[];
  /** Hue rotation in degrees at the lightest and the darkest end. */
  readonly drift: "natural" | readonly [light: number, dark: number];
  /** In percent: the share of the color's natural chroma, and how much of that is left at each end. */
  readonly chroma: { readonly amount: number; readonly light: number; readonly dark: number };
  /** For dark pages: the first step is the darkest. */
  readonly isDark: boolean;
  /** For contrast scales: the background to measure against (null for the page's), and the measure to use. */
  readonly background: Color | null;
  readonly measure: "wcag" | "apca";
  readonly isAligned: boolean;
  /** The step that the contrast of every step is also measured with. */
  readonly against: number;
};

export const MAX_COLORS = 6;
export const MAX_PINS = 24;
export const MAX_DRIFT_DEGREES = 60;
export const MAX_CHROMA_PERCENT = 200;

export const initial: State = {
  colors: [fromRgb24(0x0d6986)],
  kind: "tailwind",
  steps: defaultSteps("tailwind"),
  mode: "lch",
  hue: "constant",
  baseStep: null,
  pins: [],
  drift: "natural",
  chroma: { amount: 100, light: 45, dark: 85 },
  isDark: false,
  background: null,
  measure: "wcag",
  isAligned: false,
  against: 0,
};

/** The nearest valid state: an address or a change may ask for transparent colors, or values outside the limits. */
export function tidy(state: State): State {
  const steps = state.kind === "radix" ? defaultSteps("radix") : clampWhole(state.steps, MIN_STEPS, MAX_STEPS);
  const { amount, light, dark } = state.chroma;
  const colors = state.colors.slice(0, MAX_COLORS).map(opaque);
  const pins = state.pins.filter(({ scale, step }, index) => {
    const isFirst = state.pins.findIndex((pin) => pin.scale === scale && pin.step === step) === index;
    return isFirst && scale < colors.length && step < steps;
  });
  return {
    ...state,
    colors,
    steps,
    baseStep: state.baseStep === null ? null : clampWhole(state.baseStep, 0, steps - 1),
    pins: pins.slice(0, MAX_PINS).map((pin) => ({ ...pin, color: opaque(pin.color) })),
    background: state.background && opaque(state.background),
    drift: tidyDrift(state.drift),
    chroma: {
      amount: clampWhole(amount, 0, MAX_CHROMA_PERCENT),
      light: clampWhole(light, 0, 100),
      dark: clampWhole(dark, 0, 100),
    },
    against: clampWhole(state.against, 0, steps - 1),
  };
}

export function tidyDrift(drift: State["drift"]): State["drift"] {
  if (drift === "natural") return drift;
  const [light, dark] = drift;
  return [
    clampWhole(light, -MAX_DRIFT_DEGREES, MAX_DRIFT_DEGREES),
    clampWhole(dark, -MAX_DRIFT_DEGREES, MAX_DRIFT_DEGREES),
  ];
}

/** Adding 0 turns −0, which an address can't hold, into 0. */
function clampWhole(value: number, least: number, most: number): number {
  return clamp(Math.round(value), least, most) + 0;
}
