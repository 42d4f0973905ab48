import { makePoints, type Points } from "./points.ts";

/** The picture as it is read: every `step`th pixel, row by row. */
export type Pixels = {
  /** Red in the lowest byte, alpha in the highest, as the bytes lie in memory on every machine that runs JavaScript. */
  readonly words: Uint32Array;
  readonly width: number;
  readonly height: number;
  readonly step: number;
  /** Pixels below this alpha are ignored. 0: every pixel counts, as it looks on white. */
  readonly leastAlpha: number;
};

/** From this alpha on, a pixel counts as visible. */
const HALF_ALPHA = 128;

/** Throws a RangeError unless the bytes are whole rows of `width` pixels. No bytes return a picture without rows. */
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

/** Samples the picture at no more than `most` pixels (1 or more). */
export function sample(pixels: Pixels, most: number): Pixels {
  const step = Math.max(1, Math.ceil(pixels.words.length / most));
  return { ...pixels, step: avoidColumns(step, pixels.width) };
}

/** The next step that shares no factor with the width; otherwise each row would be read at the same columns. */
export function avoidColumns(step: number, width: number): number {
  let next = step;
  while (greatestCommonDivisor(next, width) > 1) next++;
  return next;
}

/** The color that a pixel counts as, with any alpha in its highest byte; -1 if it is ignored. */
export function readPixel(word: number, leastAlpha: number): number {
  return word >>> 24 === 255 ? word : readTranslucent(word, leastAlpha);
}

/** The color that a translucent pixel counts as: its own, or on white; -1 if it is ignored. */
function readTranslucent(word: number, leastAlpha: number): number {
  const alpha = word >>> 24;
  if (leastAlpha > 0) return alpha < leastAlpha ? -1 : word & 0xffffff;
  const blend = (byte: number) => Math.round((byte * alpha + 255 * (255 - alpha)) / 255);
  return (blend((word >>> 16) & 255) << 16) | (blend((word >>> 8) & 255) << 8) | blend(word & 255);
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** The colors of a picture: points, and the lookup from a pixel to its point. */
export type CountedColors = {
  readonly points: Points;
  /** For each of the 32 × 32 × 32 bins, the index of its first slot. */
  readonly firstSlot: Int32Array;
  /** 0: a bin is one slot. 511: each of the 512 colors in a bin has its own slot. */
  readonly fineMask: number;
  /** The point of each slot, -1 for a slot without pixels. */
  readonly pointOf: Int32Array;
};

const BINS = 32 ** 3;
const COLORS_PER_BIN = 512;
/** With no more bins than this (a drawing, not a photo), all colors are counted individually. */
const MAX_EXACT_BINS = 256;
/** Individual colors are kept if there are no more than this. */
const MAX_EXACT_COLORS = 4096;
/** With fewer bins, individual colors are always kept, so that their small differences are not lost. */
const FEW_BINS = 32;
/** From this many bins on, those with less than SMALL_SHARE of the pixels are merged with their neighbors. */
const MANY_BINS = 1024;
const SMALL_SHARE = 1e-4;
/** Pixels between two progress reports. */
const PIXELS_PER_REPORT = 1 << 22;

/**
 * Counts pixels by color, in bins of 8 × 8 × 8 colors that are averaged, or individually if the picture has few. Time:
 * about 3 ns per pixel read, twice that if all colors are counted. Memory: 0.8 to 2.5 MiB.
 */
export function countColors(pixels: Pixels, onProgress?: (share: number) => void): CountedColors {
  const bins = countBins(pixels, onProgress);
  const occupied: number[] = [];
  for (let bin = 0; bin < BINS; bin++) if (bins[bin * 4]) occupied.push(bin);
  if (occupied.length <= MAX_EXACT_BINS) {
    const exact = countExactly(pixels, occupied);
    if (exact.points.count <= MAX_EXACT_COLORS || occupied.length < FEW_BINS) return exact;
  }
  return joinSmallBins(bins, occupied);
}

/** For each bin: the number of pixels, then the sum of the lowest three bits of each channel. */
function countBins({ words, step, leastAlpha }: Pixels, onProgress?: (share: number) => void): Uint32Array {
  const bins = new Uint32Array(BINS * 4);
  for (let from = 0; from < words.length; ) {
    const to = Math.min(words.length, from + PIXELS_PER_REPORT);
    let i = from;
    for (; i < to; i += step) {
      const word = readPixel(words[i] as number, leastAlpha);
      if (word < 0) continue;
      const at = ((word & 0xf8) << 9) | ((word & 0xf800) >>> 4) | ((word & 0xf80000) >>> 17);
      bins[at] = (bins[at] as number) + 1;
      bins[at + 1] = (bins[at + 1] as number) + (word & 7);
      bins[at + 2] = (bins[at + 2] as number) + ((word >>> 8) & 7);
      bins[at + 3] = (bins[at + 3] as number) + ((word >>> 16) & 7);
    }
    from = i;
    onProgress?.(Math.min(1, from / words.length));
  }
  return bins;
}

function countExactly({ words, step, leastAlpha }: Pixels, occupied: readonly number[]): CountedColors {
  const firstSlot = new Int32Array(BINS);
  for (const [i, bin] of occupied.entries()) firstSlot[bin] = i * COLORS_PER_BIN;
  const counts = new Uint32Array(occupied.length * COLORS_PER_BIN);
  for (let i = 0; i < words.length; i += step) {
    const word = readPixel(words[i] as number, leastAlpha);
    if (word < 0) continue;
    const slot = (firstSlot[binOf(word)] as number) + fineOf(word);
    counts[slot] = (counts[slot] as number) + 1;
  }
  const pointOf = new Int32Array(counts.length).fill(-1);
  const rgb24s: number[] = [];
  const pixels: number[] = [];
  for (let slot = 0; slot < counts.length; slot++) {
    if (!counts[slot]) continue;
    pointOf[slot] = rgb24s.length;
    rgb24s.push(baseOf(occupied[slot >> 9] as number) + ((slot & 0x1c0) << 10) + ((slot & 0x38) << 5) + (slot & 7));
    pixels.push(counts[slot] as number);
  }
  return { points: makePoints(rgb24s, pixels), firstSlot, fineMask: COLORS_PER_BIN - 1, pointOf };
}

function joinSmallBins(bins: Uint32Array, occupied: readonly number[]): CountedColors {
  let total = 0;
  for (const bin of occupied) total += bins[bin * 4] as number;
  const least = occupied.length < MANY_BINS ? 0 : total * SMALL_SHARE;
  const pointOf = new Int32Array(BINS).fill(-1);
  // Small bins in the same cell of eight share a point.
  const pointOfCell = new Int16Array(16 ** 3).fill(-1);
  const sums: number[] = [];
  for (const bin of occupied) {
    const pixels = bins[bin * 4] as number;
    let point = sums.length / 4;
    if (pixels < least) {
      const cell = ((bin >> 3) & 0xf00) | ((bin >> 2) & 0xf0) | ((bin >> 1) & 0xf);
      if ((pointOfCell[cell] as number) < 0) pointOfCell[cell] = point;
      point = pointOfCell[cell] as number;
    }
    pointOf[bin] = point;
    const base = baseOf(bin);
    const at = point * 4;
    sums[at] = (sums[at] ?? 0) + pixels;
    for (let channel = 1; channel <= 3; channel++) {
      const low = (base >>> (24 - channel * 8)) & 255;
      sums[at + channel] = (sums[at + channel] ?? 0) + low * pixels + (bins[bin * 4 + channel] as number);
    }
  }
  const points = makePoints(
    Uint32Array.from({ length: sums.length / 4 }, (_, point) => meanColor(sums, point * 4)),
    Float64Array.from({ length: sums.length / 4 }, (_, point) => sums[point * 4] as number),
  );
  const firstSlot = new Int32Array(BINS);
  for (let bin = 0; bin < BINS; bin++) firstSlot[bin] = bin;
  return { points, firstSlot, fineMask: 0, pointOf };
}

function meanColor(sums: readonly number[], at: number): number {
  const mean = (channel: number) => Math.round((sums[at + channel] as number) / (sums[at] as number));
  return (mean(1) << 16) | (mean(2) << 8) | mean(3);
}

/** The bin of a pixel: the upper five bits of red, green and blue. */
export function binOf(word: number): number {
  return ((word & 0xf8) << 7) | ((word & 0xf800) >>> 6) | ((word & 0xf80000) >>> 19);
}

/** The index of a pixel's color in its bin: the lower three bits of red, green and blue. */
export function fineOf(word: number): number {
  return ((word & 7) << 6) | ((word & 0x700) >>> 5) | ((word & 0x70000) >>> 16);
}

/** The darkest color of a bin, as 0xRRGGBB. */
function baseOf(bin: number): number {
  return ((bin & 0x7c00) << 9) | ((bin & 0x3e0) << 6) | ((bin & 0x1f) << 3);
}
