/** The picture as it is walked: every `step`th pixel, row after row. */
export type Pixels = {
  /** Red in the lowest byte, alpha in the highest, as the bytes lie in memory on every machine that runs JavaScript. */
  readonly words: Uint32Array;
  readonly width: number;
  readonly height: number;
  readonly step: number;
  /** Below this alpha a pixel is not there. 0: every pixel counts, as it looks on white. */
  readonly leastAlpha: number;
};

/** From here on a pixel is seen rather than seen through. */
const HALF_ALPHA = 128;

/** Throws a RangeError unless the bytes are whole rows of `width` pixels. No bytes are a picture of no rows. */
export function viewPixels(rgba: Uint8ClampedArray | Uint8Array, width: number, ignoresTransparent: boolean): Pixels {
  if (!Number.isInteger(width) || width < 1) throw new RangeError(`A width of ${width} pixels`);
  if (rgba.length % (width * 4) !== 0) {
    throw new RangeError(`${rgba.length} bytes are no whole rows of ${width} RGBA pixels`);
  }
  // A view of words must start at a multiple of four.
  const bytes = rgba.byteOffset % 4 === 0 ? rgba : rgba.slice();
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
  return { words, width, height: words.length / width, step: 1, leastAlpha: ignoresTransparent ? HALF_ALPHA : 0 };
}

/** The same picture by samples, at most so many (1 or more). */
export function sample(pixels: Pixels, most: number): Pixels {
  const step = Math.max(1, Math.ceil(pixels.words.length / most));
  return { ...pixels, step: avoidColumns(step, pixels.width) };
}

/** The next step that shares no factor with the width: the walk would else come by the same columns in each row. */
export function avoidColumns(step: number, width: number): number {
  let next = step;
  while (greatestCommonDivisor(next, width) > 1) next++;
  return next;
}

/** A pixel as it counts, with whatever alpha in its highest byte; -1 if it does not count. */
export function readPixel(word: number, leastAlpha: number): number {
  return word >>> 24 === 255 ? word : readTranslucent(word, leastAlpha);
}

/** A pixel that is not fully opaque as it counts: alone, or on white; -1 if it does not. */
function readTranslucent(word: number, leastAlpha: number): number {
  const alpha = word >>> 24;
  if (leastAlpha > 0) return alpha < leastAlpha ? -1 : word & 0xffffff;
  const blend = (byte: number) => Math.round((byte * alpha + 255 * (255 - alpha)) / 255);
  return (blend((word >>> 16) & 255) << 16) | (blend((word >>> 8) & 255) << 8) | blend(word & 255);
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
