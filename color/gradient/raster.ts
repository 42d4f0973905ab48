import type { Color } from "../color.ts";
import { mapToGamut } from "../gamut.ts";
import { type Box, positionIn } from "./geometry.ts";
import type { GradientShape } from "./gradient-shape.ts";

/** The colors of a gradient at even steps from 0 to `end`: red, green, blue and alpha, 0 to 255, unrounded. */
export type ColorTable = { readonly values: Float32Array; readonly end: number; readonly hasAlpha: boolean };

export type Raster = Box & {
  readonly shape: GradientShape;
  readonly table: ColorTable;
  /** Spreads what 8 bits can't express over neighboring pixels, so that no steps show. */
  readonly isDithered: boolean;
};

/** More than the pixels on the diagonal of a 4K image. */
const TABLE_STEPS = 8192;
/** A 16 × 16 matrix has each of 256 thresholds once. */
const MATRIX_SIDE = 16;

/** Computes the table, gamut-mapped into sRGB per CSS Color 4. Everything beyond the last stop has its color. */
export function colorTable(at: (position: number) => Color, lastPosition: number): ColorTable {
  const end = Math.max(1, lastPosition);
  const values = new Float32Array(4 * (TABLE_STEPS + 1));
  let hasAlpha = false;
  for (let step = 0; step <= TABLE_STEPS; step++) {
    const { r, g, b, alpha } = mapToGamut(at((end * step) / TABLE_STEPS), "srgb");
    values.set([r * 255, g * 255, b * 255, alpha * 255], 4 * step);
    if (alpha < 1) hasAlpha = true;
  }
  return { values, end, hasAlpha };
}

/**
 * Paints rows `from` up to `to` of an image into `out`, 3 bytes per pixel, or 4 if the table has alpha. Uses ordered
 * dithering: the mean of 256 neighbors is the true value to 1/512 of a step.
 * https://en.wikipedia.org/wiki/Ordered_dithering
 */
export function paintRows(
  { shape, table, isDithered, ...box }: Raster,
  from: number,
  to: number,
  out: Uint8Array,
): void {
  const { values, end, hasAlpha } = table;
  const place = positionIn(shape, box);
  const channels = hasAlpha ? 4 : 3;
  let at = 0;
  for (let y = from; y < to; y++) {
    const row = MATRIX_SIDE * (y % MATRIX_SIDE);
    for (let x = 0; x < box.width; x++) {
      const step = Math.min(Math.max(place(x + 0.5, y + 0.5) / end, 0), 1) * TABLE_STEPS;
      const low = Math.min(step | 0, TABLE_STEPS - 1);
      const share = step - low;
      const threshold = isDithered ? (THRESHOLDS[row + (x % MATRIX_SIDE)] as number) : 0.5;
      for (let channel = 0; channel < channels; channel++) {
        const before = values[4 * low + channel] as number;
        const after = values[4 * low + 4 + channel] as number;
        out[at++] = (before + (after - before) * share + threshold) | 0;
      }
    }
  }
}

/** The Bayer matrix as thresholds strictly between 0 and 1. */
const THRESHOLDS = Float32Array.from({ length: MATRIX_SIDE ** 2 }, (_, index) => {
  let [x, y] = [index % MATRIX_SIDE, Math.floor(index / MATRIX_SIDE)];
  let value = 0;
  for (let bits = 1; bits < MATRIX_SIDE; bits *= 2) {
    value = 4 * value + 2 * ((x ^ y) & 1) + (y & 1);
    x >>= 1;
    y >>= 1;
  }
  return (value + 0.5) / MATRIX_SIDE ** 2;
});
