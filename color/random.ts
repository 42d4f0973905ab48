import type { Oklch } from "./color.ts";
import { type Gamut, isInGamut } from "./gamut.ts";
import { normalizeHue } from "./kernel/hue.ts";

/** Returns the next number of a sequence, 0 ≤ x < 1. */
export type Random = () => number;

export type RandomColorOptions = {
  readonly gamut?: Gamut;
  /** OKLCH lightness, 0 to 1. */
  readonly lightness?: readonly [least: number, most: number];
  /** OKLCH chroma, 0 to about 0.5. */
  readonly chroma?: readonly [least: number, most: number];
  /** Degrees from the first to the second by increasing hue: [330, 30] is the arc through red. */
  readonly hue?: readonly [from: number, to: number];
};

/** No color of the gamut has more OKLCH chroma than this. */
const MOST_CHROMA = { srgb: 0.323, "display-p3": 0.369, rec2020: 0.469 } as const;
/** Enough to find a color where one in a thousand of the asked-for volume is inside the gamut. */
const MAX_TRIES = 10_000;

/**
 * A generator that gives the same sequence for the same seed, everywhere: sfc32 (small fast counter, 32 bits, by Chris
 * Doty-Humphrey, https://pracrand.sourceforge.net/RNG_engines.txt). The seed, a 32-bit integer or the FNV-1a hash of a
 * text's UTF-16 units, is spread over the state by splitmix32. Not for secrets.
 */
export function createRandom(seed: number | string): Random {
  let spread = (typeof seed === "string" ? hash(seed) : seed) | 0;
  const nextWord = () => {
    spread = (spread + 0x9e3779b9) | 0;
    let word = Math.imul(spread ^ (spread >>> 16), 0x21f0aaad);
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
    return word ^ (word >>> 15);
  };
  let a = nextWord();
  let b = nextWord();
  let c = nextWord();
  let counter = 1;
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}

/** A color drawn evenly from the volume of the gamut in OKLab: no crowding of neon or of dark, as even RGB draws have. */
export function randomColor(random: Random): Oklch;
/**
 * The same from the part of the gamut within the given ranges, or null when there is no color in them (or so few that
 * 10,000 tries found none).
 */
export function randomColor(random: Random, options: RandomColorOptions): Oklch | null;
export function randomColor(random: Random, options: RandomColorOptions = {}): Oklch | null {
  const { gamut = "srgb", lightness = [0, 1], chroma = [0, MOST_CHROMA[gamut]], hue = [0, 360] } = options;
  const leastArea = chroma[0] ** 2;
  const mostArea = Math.min(chroma[1], MOST_CHROMA[gamut]) ** 2;
  const arc = hue[1] - hue[0] >= 360 ? 360 : normalizeHue(hue[1] - hue[0]);
  if (mostArea < leastArea || lightness[1] < lightness[0]) return null;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const color: Oklch = {
      space: "oklch",
      alpha: 1,
      l: lightness[0] + (lightness[1] - lightness[0]) * random(),
      // A ring of twice the chroma has twice the room, hence the square root.
      c: Math.sqrt(leastArea + (mostArea - leastArea) * random()),
      h: normalizeHue(hue[0] + arc * random()),
    };
    if (isInGamut(color, gamut, 0)) return color;
  }
  return null;
}

/** FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/ */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value;
}
