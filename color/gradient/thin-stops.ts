import type { Color } from "../color.ts";
import { deltaE2000 } from "../difference/difference.ts";
import { mixer } from "../mix.ts";
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
    return before && stop && after
      ? cost(before, stop, after, (a, b) => mixer(a, b, space, hue))
      : Number.POSITIVE_INFINITY;
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

/** Two stops at the same position form an edge, which no mix can replace. */
function cost(
  before: ShapedStop,
  stop: ShapedStop,
  after: ShapedStop,
  mixed: (a: Color, b: Color) => (amount: number) => Color,
): number {
  const length = after.position - before.position;
  if (length === 0) return 0;
  const share = (stop.position - before.position) / length;
  return deltaE2000(mixed(before.color, after.color)(share), stop.color);
}

/** Drops the middle, which belonged to a neighbor that may be gone. */
function plain({ color, position }: ShapedStop): ShapedStop {
  return { color, position };
}
