import type { ColorIn, SpaceId } from "./color.ts";

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
