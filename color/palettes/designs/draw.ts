import { between, oneOf } from "../../draw.ts";
import type { Random } from "../../random.ts";

/** A color as designed, before rounding to 8 bits: OKLCH lightness and chroma, and a hue in degrees, of any turn. */
export type Tone = readonly [l: number, c: number, h: number];

/** What a design asks chance for. */
export type Draw = {
  readonly between: (least: number, most: number) => number;
  readonly oneOf: <Item>(items: readonly Item[]) => Item;
  /** −1 or 1. */
  readonly sign: () => number;
  /** True so often: 0 never, 1 always. */
  readonly chance: (share: number) => boolean;
};

export function drawWith(random: Random): Draw {
  return {
    between: (least, most) => between(random, least, most),
    oneOf: (items) => oneOf(random, items),
    sign: () => (random() < 0.5 ? -1 : 1),
    chance: (share) => random() < share,
  };
}

export function blend(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}

/** `count` things made from their place, 0 to 1; a single one is in the middle. */
export function spread<Item>(count: number, make: (t: number, index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(count > 1 ? index / (count - 1) : 0.5, index));
}
