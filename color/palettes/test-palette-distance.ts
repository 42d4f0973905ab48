import type { Rgb24 } from "../color.ts";
import { deltaE2000Rgb24 } from "../kernel/lab.ts";

/**
 * How far apart two palettes are, whatever the order and number of their colors: the mean CIEDE2000 from each color of
 * either to the nearest of the other. 0 for the same colors.
 */
export function paletteDistance(a: readonly Rgb24[], b: readonly Rgb24[]): number {
  const nearestOfA = new Float64Array(a.length).fill(Number.POSITIVE_INFINITY);
  const nearestOfB = new Float64Array(b.length).fill(Number.POSITIVE_INFINITY);
  for (const [i, first] of a.entries()) {
    for (const [j, second] of b.entries()) {
      const deltaE = deltaE2000Rgb24(first, second);
      if (deltaE < (nearestOfA[i] as number)) nearestOfA[i] = deltaE;
      if (deltaE < (nearestOfB[j] as number)) nearestOfB[j] = deltaE;
    }
  }
  return (sum(nearestOfA) + sum(nearestOfB)) / (a.length + b.length);
}

function sum(values: Float64Array): number {
  return values.reduce((total, value) => total + value, 0);
}
