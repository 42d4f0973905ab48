import type { Color } from "../color.ts";

/** Values outside the range are legal: a range is not a gamut. */
export type Channel = {
  readonly name: string;
  /** The usual values, lowest and highest. */
  readonly range: readonly [number, number];
  /** How the value is written: as a bare number, a percentage (0 to 100) or an angle. */
  readonly unit: "" | "%" | "deg";
};

/** The three channels in the order of `letters`, unrounded. A hue without meaning is `null`; the others never are. */
export type Values = readonly [first: number | null, second: number | null, third: number | null];

/**
 * A color space that the site reads and shows, but that nothing is mixed, stored or edited in. It stays out of `Color` and
 * `SPACES`, so only the places that show it load it.
 */
export type MoreSpace = {
  /** Also the name of its function: `okhsl(…)`. */
  readonly id: string;
  readonly name: string;
  readonly letters: string;
  readonly channels: readonly [Channel, Channel, Channel];
  /** Made for sRGB: a color outside is mapped into it first. */
  readonly isSrgbOnly?: boolean;
  /** The channels of a color. Alpha is ignored. */
  valuesOf(color: Color): Values;
  /** The opaque color of three channels; a hue of `null` counts as 0. */
  colorOf(values: Values): Color;
};

export const HUE: Channel = { name: "Hue", range: [0, 360], unit: "deg" };

/* @__NO_SIDE_EFFECTS__ */
export function percentage(name: string): Channel {
  return { name, range: [0, 100], unit: "%" };
}

/* @__NO_SIDE_EFFECTS__ */
export function plainNumber(name: string, from: number, to: number): Channel {
  return { name, range: [from, to], unit: "" };
}

const RADIANS = Math.PI / 180;

/** A hue of `null` as the angle 0, in radians. */
export function radiansOf(hue: number | null): number {
  return (hue ?? 0) * RADIANS;
}
