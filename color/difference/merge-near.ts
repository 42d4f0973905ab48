import type { Color, Lab } from "../color.ts";
import { convert } from "../convert.ts";
import { deltaE2000 } from "./difference.ts";

/** `weight` is how much a color counts, such as how often it is used; at least 0. */
export type WeighedColor = { readonly color: Color; readonly weight: number };

// Half of an 8-bit step.
const ALPHA_TOLERANCE = 0.5 / 255;
// A smaller ΔE2000 is the same color in another notation.
const SAME = 1e-3;

/**
 * Groups colors that are closer than `limit` in CIEDE2000 to the heaviest color of their group, which comes first.
 * Returns lists of indexes, ordered by their lowest index. A limit of 0 groups only equal colors. Colors with different
 * alpha are never grouped. Takes about n × groups comparisons.
 */
export function mergeNear(colors: readonly WeighedColor[], limit: number): number[][] {
  const points = colors.map(({ color }) => convert(color, "lab"));
  const weightOf = (place: number) => colors[place]?.weight ?? 0;
  const heaviest = colors.map((_, place) => place).sort((one, other) => weightOf(other) - weightOf(one) || one - other);
  const groups: number[][] = [];
  for (const place of heaviest) {
    let nearest: number[] | null = null;
    let least = Math.max(limit, SAME);
    for (const group of groups) {
      const [first, point] = [points[group[0] as number] as Lab, points[place] as Lab];
      const distance = deltaE2000(first, point);
      if (distance >= least || Math.abs(first.alpha - point.alpha) > ALPHA_TOLERANCE) continue;
      least = distance;
      nearest = group;
    }
    if (nearest) nearest.push(place);
    else groups.push([place]);
  }
  return groups.sort((one, other) => Math.min(...one) - Math.min(...other));
}

/**
 * Returns the indexes of the `count` colors that are used most and differ most, in list order: first the heaviest, then
 * repeatedly the one whose CIEDE2000 difference from those chosen, times its weight on a logarithmic scale, is largest.
 * Alpha is ignored.
 */
export function chooseDistinct(colors: readonly WeighedColor[], count: number): number[] {
  const points = colors.map(({ color }) => convert(color, "lab"));
  const gains = colors.map(({ weight }) => 1 + Math.log2(1 + Math.max(0, weight)) / 2);
  const distances = new Array<number>(colors.length).fill(100);
  const chosen = new Set<number>();
  while (chosen.size < Math.min(count, colors.length)) {
    let best = -1;
    let most = -1;
    for (const [place, gain] of gains.entries()) {
      const score = gain * (distances[place] as number);
      if (chosen.has(place) || score <= most) continue;
      most = score;
      best = place;
    }
    chosen.add(best);
    for (const place of points.keys()) {
      const distance = deltaE2000(points[best] as Lab, points[place] as Lab);
      distances[place] = Math.min(distances[place] as number, distance);
    }
  }
  return [...chosen].sort((one, other) => one - other);
}
