import type { Color } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { type ChannelLocks, type Constraints, FREE, NO_CONSTRAINTS, type Slot } from "#color/generate/request.ts";
import type { HarmonyId } from "#color/harmony/harmony.ts";
import type { Mode, RampHue } from "#color/ramp.ts";

export type HarmonyChoice = "auto" | HarmonyId;

export type State = {
  /** The palette, 2 to 12 colors, and what of each the generator keeps. */
  readonly slots: readonly Slot[];
  /** What the colors were drawn from; "" where a person chose them. */
  readonly seed: string;
  readonly harmony: HarmonyChoice;
  readonly mode: Mode;
  readonly hue: RampHue;
  /** Percent, whole: 0 safe to 100 bold. */
  readonly boldness: number;
  readonly constraints: Constraints;
  /** What the contrast of the colors is measured against. */
  readonly background: Color;
};

export type Channel = keyof ChannelLocks;
export const CHANNELS: readonly Channel[] = ["hue", "chroma", "lightness"];

/** For settings that answer at once on colors that came from no seed. */
export const SPARE_SEED = "huesmith";
export const DEFAULT_COUNT = 5;
const DEFAULT_BOLDNESS = 50;
export const MAX_DELTA_E = 50;
export const MAX_RATIO = 21;
export const MAX_ROLES = 12;

export const initial: State = {
  slots: [0xdb073d, 0xdba507, 0x8ec7d2, 0x0d6986, 0x07485b].map((rgb24) => freeSlot(fromRgb24(rgb24))),
  seed: "",
  harmony: "auto",
  mode: "lch",
  hue: "constant",
  boldness: DEFAULT_BOLDNESS,
  constraints: NO_CONSTRAINTS,
  background: fromRgb24(0xffffff),
};

export function freeSlot(color: Color): Slot {
  return { color, locks: FREE };
}

export function colorsOf({ slots }: State): readonly Color[] {
  return slots.map(({ color }) => color);
}

/** "Crimson Soul & Golden Rain". */
export function nameOfPalette(state: State, nameOf: (color: Color) => string): string {
  return [...new Set(colorsOf(state).map(nameOf))].slice(0, 2).join(" & ");
}

/** A palette is opaque. */
export function opaque(color: Color): Color {
  return color.alpha === 1 ? color : { ...color, alpha: 1 };
}
