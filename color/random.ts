import type { Oklch } from "./color.ts";
import { isInGamut } from "./gamut.ts";
import { normalizeHue } from "./kernel/hue.ts";

/** Returns the next number of a sequence, 0 ≤ x < 1. */
export type Random = () => number;

/** No color of sRGB has more OKLCH chroma than this. */
const MAX_CHROMA = 0.323;

/**
 * A generator that returns the same sequence for the same seed, everywhere: sfc32 (small fast counter, 32 bits, by
 * Chris Doty-Humphrey, https://pracrand.sourceforge.net/RNG_engines.txt). The seed, a 32-bit integer or the FNV-1a hash
 * of a text's UTF-16 units, is spread over the state by splitmix32. Not for secrets.
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

/** Draws a color uniformly from the sRGB volume in OKLab: no crowding of neon or dark, unlike uniform RGB draws. */
export function randomColor(random: Random): Oklch {
  for (;;) {
    const l = random();
    // A ring at twice the chroma has twice the room, hence the square root.
    const c = Math.sqrt(MAX_CHROMA ** 2 * random());
    const color: Oklch = { space: "oklch", alpha: 1, l, c, h: normalizeHue(360 * random()) };
    if (isInGamut(color, "srgb", 0)) return color;
  }
}

/** FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/ */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value;
}
