import { between, weighted } from "../../draw.ts";
import type { Random } from "../../random.ts";
import { hueAppeal } from "../taste.ts";

/** One color of a recipe: degrees from the anchor hue, OKLCH lightness, OKLCH chroma at a boldness of one half. */
export type Tone = { readonly turn: number; readonly l: number; readonly c: number };

export type Recipe = {
  /** How likely the recipe is at boldness 0, 0.5 and 1. */
  readonly weights: readonly [safe: number, middle: number, bold: number];
  /** The OKLCH hue to begin with. */
  readonly anchor: (random: Random) => number;
  /** Colors in an order that reads well side by side. */
  readonly tones: (random: Random, count: number) => Tone[];
};

const APPEAL_STEPS = Array.from({ length: 72 }, (_, i) => i * 5);

/** A random hue, more often one that people like. */
export function anyHue(random: Random): number {
  return weighted(random, APPEAL_STEPS, hueAppeal) + random() * 5;
}

export function hueIn(from: number, to: number): Recipe["anchor"] {
  return (random) => between(random, from, to);
}

/** `count` tones made from their position, 0 to 1; a single one is in the middle. */
export function spread(count: number, make: (t: number, index: number) => Tone): Tone[] {
  return Array.from({ length: count }, (_, i) => make(count > 1 ? i / (count - 1) : 0.5, i));
}

/** 0 at both ends, 1 in the middle. */
export function hill(t: number): number {
  return 4 * t * (1 - t);
}

export function blend(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}

/** Shifts every tone a little, so that nothing looks mechanical. */
export function loosen(random: Random, tones: readonly Tone[], amount = 1): Tone[] {
  return tones.map(({ turn, l, c }) => ({
    turn: turn + amount * between(random, -4, 4),
    l: l + amount * between(random, -0.015, 0.015),
    c: c * (1 + amount * between(random, -0.1, 0.1)),
  }));
}

/** Reverses the tones now and then. */
export function maybeTurn(random: Random, tones: Tone[]): Tone[] {
  return random() < 0.35 ? tones.reverse() : tones;
}

/** Takes tones in the given order, then the rest in their own order, and starts over. */
export function takeFrom(base: readonly Tone[], order: readonly number[], count: number): Tone[] {
  const rest = base.map((_, i) => i).filter((i) => !order.includes(i));
  const all = [...order, ...rest];
  return Array.from({ length: count }, (_, i) => base[all[i % all.length] as number] as Tone);
}
