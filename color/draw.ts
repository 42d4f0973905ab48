import { clamp } from "./clamp.ts";
import type { Random } from "./random.ts";

/** Draws a number between two others. */
export function between(random: Random, least: number, most: number): number {
  return least + (most - least) * random();
}

export function oneOf<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

/** Draws one of the items, in proportion to its weight. */
export function weighted<Item>(random: Random, items: readonly Item[], weightOf: (item: Item) => number): Item {
  const weights = items.map(weightOf);
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  const found = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return items[found < 0 ? items.length - 1 : found] as Item;
}

/** Draws from about a normal distribution, −2 to 2, standard deviation 0.58: the sum of four uniform draws. */
export function drawNormal(random: Random): number {
  return random() + random() + random() + random() - 2;
}

/** Interpolates linearly through points given as [x, y, x, y …], flat beyond the ends. */
export function along(points: readonly number[], x: number): number {
  let i = 0;
  while (i + 3 < points.length && x > (points[i + 2] as number)) i += 2;
  const [x1, y1, x2, y2] = [points[i], points[i + 1], points[i + 2], points[i + 3]] as [number, number, number, number];
  return y1 + (y2 - y1) * clamp((x - x1) / (x2 - x1), 0, 1);
}
