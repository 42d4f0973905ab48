import type { Rgb24 } from "../color.ts";
import { avoidColumns, binOf, type CountedColors, fineOf, type Pixels, readPixel } from "./count-colors.ts";

type Location = { readonly x: number; readonly y: number };

/** Enough to find a good pixel for every color but the rarest. */
const FIRST_LOOK_PIXELS = 16_384;
/** Search radius around a pixel, as a fraction of the shorter side. */
const RADIUS_SHARE = 0.01;
/** Squared, in steps of a byte: the maximum penalty for different surroundings. */
const MAX_UNREST = 24;
/** Squared, in steps of a byte: for a rare color, a distance up to the width of a bin is good enough. */
const WELL_FOUND = 3 * 8 ** 2;

/**
 * Finds a pixel for each color that has it, or nearly, preferably among similar pixels instead of on an edge. `colorOf`
 * returns the color of each point, or NOWHERE; a pixel represents only the color of its point.
 */
export function locateColors(
  pixels: Pixels,
  { firstSlot, fineMask, pointOf }: CountedColors,
  colorOf: Uint8Array,
  colors: readonly Rgb24[],
): Location[] {
  const { words, width, height, step, leastAlpha } = pixels;
  const scores = new Float64Array(colors.length).fill(Number.POSITIVE_INFINITY);
  const places = new Float64Array(colors.length);
  const radius = Math.max(1, Math.round(Math.min(width, height) * RADIUS_SHARE));
  /** Looks for all colors, or only for those without a good pixel yet, as long as there are any. */
  const look = (stride: number, missing: number | null) => {
    for (let i = 0; i < words.length && missing !== 0; i += stride) {
      const word = readPixel(words[i] as number, leastAlpha);
      if (word < 0) continue;
      const point = pointOf[(firstSlot[binOf(word)] as number) + (fineOf(word) & fineMask)] as number;
      const color = colorOf[point] as number;
      if (color === NOWHERE) continue;
      const rgb24 = colors[color] as Rgb24;
      const best = scores[color] as number;
      if (missing !== null && best <= WELL_FOUND) continue;
      const own = difference(word, rgb24);
      if (own >= best) continue;
      const score = own + Math.min(MAX_UNREST, measureUnrest(pixels, i, radius, rgb24));
      if (score >= best) continue;
      scores[color] = score;
      places[color] = i;
      if (missing !== null && score <= WELL_FOUND) missing--;
    }
  };
  const wanted = Math.max(1, Math.floor(words.length / step / FIRST_LOOK_PIXELS));
  const stride = step * avoidColumns(wanted, width);
  look(stride, null);
  // Every point was made from pixels of this walk, so now every color is found.
  if (stride > step && scores.includes(Number.POSITIVE_INFINITY)) {
    look(
      step,
      scores.reduce((count, score) => count + (score > WELL_FOUND ? 1 : 0), 0),
    );
  }
  return Array.from(places, (place) => ({ x: place % width, y: Math.floor(place / width) }));
}

export const NOWHERE = 255;

/** The mean difference from four pixels a short distance away, clamped to the picture. */
function measureUnrest({ words, width, height }: Pixels, place: number, radius: number, rgb24: Rgb24): number {
  const x = place % width;
  const y = (place - x) / width;
  const left = difference(words[place - Math.min(radius, x)] as number, rgb24);
  const right = difference(words[place + Math.min(radius, width - 1 - x)] as number, rgb24);
  const above = difference(words[place - Math.min(radius, y) * width] as number, rgb24);
  const below = difference(words[place + Math.min(radius, height - 1 - y) * width] as number, rgb24);
  return (left + right + above + below) / 4;
}

/** The squared distance of a pixel to a color in bytes of red, green and blue; the pixel's red is lowest. */
function difference(word: number, rgb24: Rgb24): number {
  const r = (word & 255) - (rgb24 >>> 16);
  const g = ((word >>> 8) & 255) - ((rgb24 >>> 8) & 255);
  const b = ((word >>> 16) & 255) - (rgb24 & 255);
  return r * r + g * g + b * b;
}
