import type { Color } from "../color.ts";
import { toRgb24 } from "../convert.ts";

export type Origin<Source> = {
  readonly source: Source;
  /** How many of the colors it reproduces, as 8-bit sRGB. */
  readonly matches: number;
};

/**
 * Finds what colors were made from: the first source that reproduces most of them, each in its place: at least half,
 * and at least two. `null` for colors from elsewhere.
 */
export function findOrigin<Source>(
  colors: readonly Color[],
  sources: readonly Source[],
  make: (source: Source) => readonly Color[],
): Origin<Source> | null {
  const wanted = colors.map(toRgb24);
  let best: Origin<Source> | null = null;
  for (const source of sources) {
    const made = make(source);
    const matches = wanted.filter((rgb24, at) => made[at] && toRgb24(made[at]) === rgb24).length;
    if (matches > (best?.matches ?? 1)) best = { source, matches };
    if (matches === wanted.length) break;
  }
  return best && best.matches * 2 >= wanted.length ? best : null;
}
