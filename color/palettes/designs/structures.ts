import { clamp } from "../../clamp.ts";
import { between, oneOf } from "../../draw.ts";
import { normalizeHue, turnBetween } from "../../kernel/hue.ts";
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

/** Makes the colors of one palette, 3 to 6, from chance. What comes out is measured and may be thrown away. */
export type Design = (d: Draw, count: number) => Tone[];

// The builds that designs are made of. Every one gives its tones in an order that reads well side by side.

/** The lightness at which a hue is most itself, every 30 degrees from 0: yellow is light, blue and violet are dark. */
const NATURAL_LIGHTNESS = [0.62, 0.63, 0.73, 0.86, 0.79, 0.68, 0.7, 0.68, 0.58, 0.5, 0.5, 0.58, 0.62];
const YELLOW_HUE = 100;
const BLUE_HUE = 265;
const BRONZE_HUE = 50;

export function naturalLightness(h: number): number {
  const place = normalizeHue(h) / 30;
  const index = Math.floor(place);
  return blend(NATURAL_LIGHTNESS[index] as number, NATURAL_LIGHTNESS[index + 1] as number, place - index);
}

/**
 * What dyes and daylight do: lighter colors lean to yellow and darker ones to blue, by at most so many degrees. Yellow
 * itself darkens to bronze, because on its way to blue it would be olive.
 */
export function lean(h: number, l: number, most: number): number {
  const hue = normalizeHue(h);
  const isYellow = hue > 55 && hue < 118;
  const way = turnBetween(hue, l > 0.6 ? YELLOW_HUE : isYellow ? BRONZE_HUE : BLUE_HUE);
  const amount = (most * Math.abs(l - 0.6)) / 0.4;
  return h + clamp(way, -amount, amount);
}

type Ramp = {
  readonly dark: number;
  readonly light: number;
  readonly peak: number;
  readonly most?: number;
  /** Above 1 more dark steps, below 1 more light ones. */
  readonly bend?: number;
};

/** One hue from dark to light, most colorful where that hue is most itself. */
export function ramp(count: number, h: number, { dark, light, peak, most = 18, bend = 1 }: Ramp): Tone[] {
  const middle = clamp(naturalLightness(h), dark + 0.15, light - 0.12);
  return spread(count, (t) => {
    const l = blend(dark, light, t ** bend);
    const away = (l - middle) / (l < middle ? 0.42 : 0.3);
    return [l, peak * (0.14 + 0.86 * Math.exp(-away * away)), lean(h, l, most)] as const;
  });
}

/** A way around the hues while the lightness climbs: dusk to dawn, deep water to the shore. */
export function slope(
  count: number,
  from: number,
  to: number,
  { dark, light, peak, bend = 1 }: Omit<Ramp, "most">,
): Tone[] {
  return spread(count, (t) => {
    const hill = 1 - Math.abs(2 * t - 1) ** 2.4 * 0.5;
    return [blend(dark, light, t ** bend), peak * hill * (t > 0.9 ? 0.8 : 1), blend(from, to, t)] as const;
  });
}

/** Two families that meet in a light middle. */
export function meet(count: number, first: number, second: number, peak: number, cream: number): Tone[] {
  const half = (count - 1) / 2;
  return spread(count, (_t, index) => {
    const away = Math.abs(index - half) / half;
    const isFirst = index < half;
    if (away < 0.3) return [0.945, 0.028, cream] as const;
    const deep = isFirst ? 0.34 : 0.42;
    const l = blend(0.93, deep, away ** 0.8);
    const c = peak * (away < 0.75 ? 0.8 : 1);
    const h = isFirst ? first : second;
    return [l, c, lean(h, l, 14)] as const;
  });
}

/** Hues side by side at their natural lightness, lifted and lowered in turn so that edges show. */
export function band(count: number, from: number, to: number, c: number, { lift = 0, step = 0.05 } = {}): Tone[] {
  return spread(count, (t, index) => {
    const h = blend(from, to, t);
    return [naturalLightness(h) + lift + (index % 2 ? step : -step), c, h] as const;
  });
}

/** Two grounds, one light and one dark, tinted by a hue. */
export function cream(d: Draw, h = d.between(75, 98)): Tone {
  return [d.between(0.93, 0.965), d.between(0.016, 0.036), h];
}

export function ink(d: Draw, h: number): Tone {
  return [d.between(0.21, 0.29), d.between(0.02, 0.05), h];
}

/** The tones in another order: `places` counts from 0 and may leave some out. */
export function arrange(tones: readonly Tone[], places: readonly number[]): Tone[] {
  return places.map((place) => tones[place] as Tone).filter((tone) => tone !== undefined);
}

/**
 * The tones of a design in one of several orders: "120 0231" lists the places of the tones, a digit each, of all orders
 * for palettes of 3 and of 4 colors.
 */
export function pick(d: Draw, count: number, tones: readonly Tone[], orders: string): Tone[] {
  const order = d.oneOf(orders.split(" ").filter(({ length }) => length === count));
  return arrange(tones, [...order].map(Number));
}

/** The design that draws these tones and picks one of the orders. */
export function ordered(orders: string, draw: (d: Draw) => Tone[]): Design {
  return (d, count) => pick(d, count, draw(d), orders);
}

/** The same, now and then the other way round. */
export function flipped(orders: string, draw: (d: Draw) => Tone[]): Design {
  return (d, count) => flip(d, pick(d, count, draw(d), orders));
}

/** Now and then the other way round. */
export function flip(d: Draw, tones: readonly Tone[], share = 0.4): Tone[] {
  return d.chance(share) ? [...tones].reverse() : [...tones];
}

/** Moves every tone a little, so that nothing looks ruled. */
export function loosen(d: Draw, tones: readonly Tone[], amount = 1): Tone[] {
  return tones.map(([l, c, h]) => [
    l + amount * d.between(-0.014, 0.014),
    c * (1 + amount * d.between(-0.09, 0.09)),
    h + amount * d.between(-4, 4),
  ]);
}
