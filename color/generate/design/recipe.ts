import { between, weighted } from "../../draw.ts";
import type { Random } from "../../random.ts";
import { hueAppeal } from "./taste.ts";

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

/** Any hue, those that people like more often. */
export function anyHue(random: Random): number {
  return weighted(random, APPEAL_STEPS, hueAppeal) + random() * 5;
}

export function hueIn(from: number, to: number): Recipe["anchor"] {
  return (random) => between(random, from, to);
}

/** `count` tones made from their place, 0 to 1; a single one is in the middle. */
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

/** Moves every tone a little, so that nothing looks ruled. */
export function loosen(random: Random, tones: readonly Tone[], amount = 1): Tone[] {
  return tones.map(({ turn, l, c }) => ({
    turn: turn + amount * between(random, -4, 4),
    l: l + amount * between(random, -0.015, 0.015),
    c: c * (1 + amount * between(random, -0.1, 0.1)),
  }));
}

/** Now and then the other way round. */
export function maybeTurn(random: Random, tones: Tone[]): Tone[] {
  return random() < 0.35 ? tones.reverse() : tones;
}

/** The first of an order, after them the rest in its own order, and so on. */
export function takeFrom(base: readonly Tone[], order: readonly number[], count: number): Tone[] {
  const rest = base.map((_, i) => i).filter((i) => !order.includes(i));
  const all = [...order, ...rest];
  return Array.from({ length: count }, (_, i) => base[all[i % all.length] as number] as Tone);
}
