import type { Color } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { type ChannelLocks, type Constraints, FREE, NO_CONSTRAINTS, type Slot } from "#color/generate/request.ts";
import type { HarmonyId } from "#color/harmony/harmony.ts";
import type { Mode, RampHue } from "#color/ramp.ts";

export type HarmonyChoice = "auto" | HarmonyId;

export type State = {
  /** The palette: 2 to 12 colors, and which channels of each are locked. */
  readonly slots: readonly Slot[];
  /** The seed that generated the colors; "" if the user chose them. */
  readonly seed: string;
  readonly harmony: HarmonyChoice;
  readonly mode: Mode;
  readonly hue: RampHue;
  /** Whole percent: 0 is safe, 100 is bold. */
  readonly boldness: number;
  readonly constraints: Constraints;
  /** The background that contrast is measured against. */
  readonly background: Color;
};

export type Channel = keyof ChannelLocks;
export const CHANNELS: readonly Channel[] = ["hue", "chroma", "lightness"];

/** The seed used when a setting applies at once to colors without a seed. */
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
