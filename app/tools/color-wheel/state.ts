import type { Color } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import type { Wheel } from "#color/harmony/harmony.ts";
import type { Channel } from "./polar.ts";
import type { RuleId } from "./rules.ts";

export type Channels = Readonly<Partial<Record<Channel, number>>>;

export type State = {
  /** The base, from which the rule makes the others; without a rule ("custom"), all colors of the wheel. */
  readonly colors: readonly Color[];
  readonly rule: RuleId;
  readonly wheel: Wheel;
  /** The rule's angle in degrees; 0 if it has none. */
  readonly angle: number;
  readonly count: number;
  /** All colors share the OKLCH lightness of the first one. */
  readonly isEqual: boolean;
  /** Locked channels of each marker, with the values they are locked at. */
  readonly pins: readonly Channels[];
  /** How far each marker's chroma and lightness differ from those of the rule. */
  readonly tweaks: readonly Channels[];
  readonly neutral: { readonly tint: number; readonly steps: number };
};

export const MAX_TINT = 0.04;
export const MIN_NEUTRALS = 3;
export const MAX_NEUTRALS = 20;
export const NONE: Channels = {};

export const initial: State = {
  colors: [fromRgb24(0xdb073d)],
  rule: "triad",
  wheel: "oklch",
  angle: 0,
  count: 3,
  isEqual: false,
  pins: [NONE, NONE, NONE],
  tweaks: [NONE, NONE, NONE],
  neutral: { tint: 0.012, steps: 11 },
};
