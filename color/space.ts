import type { Color, ColorIn, SpaceId } from "./color.ts";

/** The channel letters of a space, in the order in which CSS writes them. */
export type ChannelOf<Id extends SpaceId> = Exclude<keyof ColorIn<Id>, keyof Color>;

/**
 * The declaration of one color space. `base` is the space it is defined by, and the two functions are the only way
 * in and out, so that every pair of spaces meets somewhere on the way to XYZ D65, which is its own base.
 */
export type Space<Id extends SpaceId = SpaceId, Base extends SpaceId = SpaceId> = {
  readonly id: Id;
  /** Those of the channels, in the order in which CSS writes them. */
  readonly letters: string;
  readonly base: Base;
  fromBase(color: ColorIn<Base>): ColorIn<Id>;
  toBase(color: ColorIn<Id>): ColorIn<Base>;
};

/**
 * What a slider or an input needs to know of a space. Apart from the declaration, because who only converts does not
 * want to load it.
 */
export type SpaceLabels<Id extends SpaceId = SpaceId> = {
  readonly name: string;
  readonly channels: { readonly [Letter in ChannelOf<Id>]: Channel };
};

/** Values outside the range are legal: a range is not a gamut. */
export type Channel = {
  readonly name: string;
  /** The usual values, lowest and highest. */
  readonly range: readonly [number, number];
  /** How the value is written: as a bare number, a percentage (0 to 100) or an angle. */
  readonly unit: "" | "%" | "deg";
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
