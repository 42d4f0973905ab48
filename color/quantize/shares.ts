import type { Rgb24 } from "../color.ts";
import { assign } from "./choose.ts";
import { countColors, sample, viewPixels } from "./count-colors.ts";
import { keepPoints } from "./ignore.ts";
import { pickPoints } from "./points.ts";

type Ignore = { readonly transparent?: boolean; readonly white?: boolean; readonly background?: boolean };

const SAMPLES = 131_072;

/**
 * For each given color, the share of pixels (RGBA bytes, row by row) that are nearer to it than to the others in OKLab;
 * the sum is 1. Skips the same pixels as `quantize`. All 0 if no pixel counts. Of equal colors, the first gets
 * everything. Time: about 1 ms.
 */
export function sharesOf(
  rgba: Uint8ClampedArray | Uint8Array,
  width: number,
  colors: readonly Rgb24[],
  ignore: Ignore = {},
): number[] {
  const pixels = sample(viewPixels(rgba, width, ignore.transparent ?? true), SAMPLES);
  const counted = countColors(pixels);
  const points = pickPoints(counted.points, keepPoints(pixels, counted, ignore));
  const counts = Array.from(assign(points, colors).pixels);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return total === 0 ? counts : counts.map((count) => count / total);
}
