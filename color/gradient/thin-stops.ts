import { deltaE2000 } from "../difference/difference.ts";
import { mix } from "../mix.ts";
import type { ShapedGradient, ShapedStop } from "./gradient-shape.ts";

/**
 * Reduces a gradient to at most `most` stops: repeatedly removes the stop that the mix of its neighbors replaces best.
 * `delta` is the largest CIEDE2000 distance between a removed color and what is left at its position.
 */
export function thinStops(gradient: ShapedGradient, most: number): { gradient: ShapedGradient; delta: number } {
  const { space, hue } = gradient;
  const stops = gradient.stops.slice();
  const costBetween = (before?: ShapedStop, stop?: ShapedStop, after?: ShapedStop) => {
    // The end stops are kept.
    if (!before || !stop || !after) return Number.POSITIVE_INFINITY;
    const length = after.position - before.position;
    // Two stops at the same position form an edge, which no mix can replace.
    if (length === 0) return 0;
    const amount = (stop.position - before.position) / length;
    return deltaE2000(mix(before.color, after.color, { space, hue, amount }), stop.color);
  };
  const costAt = (index: number) => costBetween(stops[index - 1], stops[index], stops[index + 1]);
  const costs = stops.map((_, index) => costAt(index));
  while (stops.length > most) {
    const least = costs.reduce((best, value, index) => (value < (costs[best] as number) ? index : best), 0);
    stops.splice(least, 1);
    costs.splice(least, 1);
    for (const index of [least - 1, least]) if (index >= 0 && index < costs.length) costs[index] = costAt(index);
  }
  let [delta, next] = [0, 0];
  for (const stop of gradient.stops) {
    if (stop === stops[next]) next++;
    else delta = Math.max(delta, costBetween(stops[next - 1], stop, stops[next]));
  }
  return { gradient: { ...gradient, stops: stops.length < gradient.stops.length ? stops.map(plain) : stops }, delta };
}

/** Drops the middle, which belonged to a neighbor that may be gone. */
function plain({ color, position }: ShapedStop): ShapedStop {
  return { color, position };
}
