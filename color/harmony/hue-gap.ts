import { normalizeHue } from "../kernel/hue.ts";

/** The middle of the widest gap between hues of 0 to 360 degrees, from 0 to below 360; null if there are none. */
export function middleOfWidestGap(hues: readonly number[]): number | null {
  const sorted = hues.toSorted((a, b) => a - b);
  const gaps = sorted.map((hue, at) => ({ hue, width: (sorted[at + 1] ?? (sorted[0] as number) + 360) - hue }));
  const [widest] = gaps.sort((a, b) => b.width - a.width);
  return widest ? normalizeHue(widest.hue + widest.width / 2) : null;
}
