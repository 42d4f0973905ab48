import { clamp } from "#color/clamp.ts";
import type { Color } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { MAX_STEPS, MIN_STEPS, type Mode, type RampHue } from "#color/ramp.ts";
import type { ScaleKind } from "#color/scales/scale-types.ts";

/** What is made from a color: the three ways to white, black and gray, and the scales of color/scales. */
export const RAMP_KINDS = ["tints", "shades", "tones"] as const;
export type RampKind = (typeof RAMP_KINDS)[number];
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

export function isRamp(kind: Kind): kind is RampKind {
  return RAMP_KINDS.some((ramp) => ramp === kind);
}

export function defaultSteps(kind: Kind): number {
  return DEFAULT_STEPS[kind] ?? OTHER_DEFAULT_STEPS;
}

/** Several scales of these kinds can be made to have the same lightness in each column; the others are equal by nature. */
export function canAlign(kind: Kind): boolean {
  return kind === "tailwind" || kind === "oklch";
}

/** A further color that stays exactly as it is. `scale` and `step` count from 0. */
export type Pin = { readonly scale: number; readonly step: number; readonly color: Color };

export type State = {
  readonly colors: readonly Color[];
  readonly kind: Kind;
  readonly steps: number;
  /** Of tints, shades and tones. */
  readonly mode: Mode;
  readonly hue: RampHue;
  /** The step that holds the color; null where it belongs. */
  readonly baseStep: number | null;
  readonly pins: readonly Pin[];
  /** Degrees by which the hue has turned at the lightest and the darkest end. */
  readonly drift: "natural" | readonly [light: number, dark: number];
  /** In percent: of the chroma that the color suggests, and what is left of it at the two ends. */
  readonly chroma: { readonly amount: number; readonly light: number; readonly dark: number };
  /** For a dark page: the first step is the darkest. */
  readonly isDark: boolean;
  /** Of contrast scales: what the steps are held against (null: the page), and by which measure. */
  readonly background: Color | null;
  readonly measure: "wcag" | "apca";
  /** All scales have the lightness of the first one. */
  readonly isAligned: boolean;
  /** The step that each step's contrast is also measured with. */
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

/** The nearest state that keeps all limits: what an address or a change asks for may lie beyond them. */
export function tidy(state: State): State {
  const steps = state.kind === "radix" ? defaultSteps("radix") : clampWhole(state.steps, MIN_STEPS, MAX_STEPS);
  const { amount, light, dark } = state.chroma;
  const colors = state.colors.slice(0, MAX_COLORS);
  const pins = state.pins.filter(({ scale, step }, index) => {
    const isFirst = state.pins.findIndex((pin) => pin.scale === scale && pin.step === step) === index;
    return isFirst && scale < colors.length && step < steps;
  });
  return {
    ...state,
    colors,
    steps,
    baseStep: state.baseStep === null ? null : clampWhole(state.baseStep, 0, steps - 1),
    pins: pins.slice(0, MAX_PINS),
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

/** Adding 0 turns −0, which no address can hold, into 0. */
function clampWhole(value: number, least: number, most: number): number {
  return clamp(Math.round(value), least, most) + 0;
}
