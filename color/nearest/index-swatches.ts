import type { Color } from "../color.ts";
import { convert } from "../convert.ts";
import { deltaEOk } from "../difference/difference.ts";
import { deltaE2000Lab } from "../kernel/delta-e.ts";
import { type Closeness, closenessOf, isSameOnScreen } from "./closeness.ts";

type Colored = { readonly color: Color };

export type Match<Swatch> = {
  readonly swatch: Swatch;
  /** CIEDE2000; 0 for a color that is the same in 8 bits of sRGB. */
  readonly deltaE2000: number;
  readonly deltaEOk: number;
  readonly closeness: Closeness;
};

export type SwatchIndex<Swatch> = {
  readonly swatches: readonly Swatch[];
  /** The `count` nearest by CIEDE2000, nearest first; ties are in list order. */
  nearest(color: Color, count: number): Match<Swatch>[];
  /** The same, but only of indexes for which `isWanted` is true. */
  nearestOf(color: Color, count: number, isWanted: (place: number) => boolean): Match<Swatch>[];
};

/**
 * Nearest-color searches in a set of up to a few thousand colors: every one is measured, at about 0.1 µs each. Colors
 * outside sRGB are measured as they are, not as a screen would clip them. Alpha is ignored.
 */
export function indexSwatches<Swatch extends Colored>(swatches: readonly Swatch[]): SwatchIndex<Swatch> {
  const lab = new Float64Array(swatches.length * 3);
  const differences = new Float64Array(swatches.length);
  for (const [place, { color }] of swatches.entries()) {
    const { l, a, b } = convert(color, "lab");
    lab.set([l, a, b], place * 3);
  }

  function matchAt(color: Color, place: number): Match<Swatch> {
    const swatch = swatches[place] as Swatch;
    const isSame = isSameOnScreen(color, swatch.color);
    const deltaE2000 = isSame ? 0 : (differences[place] as number);
    const apart = isSame ? 0 : deltaEOk(color, swatch.color);
    return { swatch, deltaE2000, deltaEOk: apart, closeness: closenessOf(deltaE2000) };
  }

  function nearestOf(color: Color, count: number, isWanted: (place: number) => boolean): Match<Swatch>[] {
    const { l, a, b } = convert(color, "lab");
    for (let place = 0, at = 0; at < lab.length; place++, at += 3) {
      differences[place] = deltaE2000Lab(l, a, b, lab[at] as number, lab[at + 1] as number, lab[at + 2] as number);
    }
    // Insertion into a short list, in order.
    const best: number[] = [];
    for (let place = 0; place < differences.length; place++) {
      if (!isWanted(place)) continue;
      const difference = differences[place] as number;
      if (best.length >= count && difference >= (differences[best.at(-1) as number] as number)) continue;
      let at = best.length;
      while (at > 0 && (differences[best[at - 1] as number] as number) > difference) at--;
      best.splice(at, 0, place);
      if (best.length > count) best.pop();
    }
    return best.map((place) => matchAt(color, place));
  }

  return { swatches, nearest: (color, count) => nearestOf(color, count, () => true), nearestOf };
}
