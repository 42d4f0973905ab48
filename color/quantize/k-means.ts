import type { Random } from "../random.ts";
import type { Points } from "./points.ts";

/** The minimum relative improvement of the error in each round. */
const MIN_GAIN = { squares: 5e-4, distances: 2e-4 };
/** Keeps a point from getting all the weight when a center lands on it: about one step of a byte. */
const SOFTENING = 0.004;
const CANDIDATES = 4;

type Aim =
  /** Means: no color ends up far from all centers. */
  | "squares"
  /** Geometric medians by Weiszfeld's algorithm: most pixels end up close to a center. */
  | "distances";

/**
 * Moves the centers (triples of L, a, b) to a local minimum of the sum over the points of weight × distance², or weight
 * × distance; returns that sum before the last move. Lloyd's algorithm; a point is compared with other centers only if
 * it is farther from its own than half the way to the next one (Hamerly, "Making k-means even faster",
 * https://doi.org/10.1137/1.9781611972801.12). `owners` receives the center of each point.
 */
export function refineCenters(
  points: Points,
  centers: Float64Array,
  owners: Uint8Array,
  aim: Aim,
  mostRounds: number,
): number {
  const sums = new Float64Array((centers.length / 3) * 4);
  const safe = new Float64Array(centers.length / 3);
  let previous = Number.POSITIVE_INFINITY;
  let error = 0;
  owners.fill(0);
  for (let round = 0; round < mostRounds; round++) {
    measureSafety(centers, safe);
    error = assignPoints(points, centers, safe, owners, aim === "distances", sums);
    moveCenters(centers, sums);
    if (previous - error <= MIN_GAIN[aim] * error) break;
    previous = error;
  }
  return error;
}

/** Finds the nearest center of each point, and fills `sums` with weight and weighted L, a, b of each center's points. */
function assignPoints(
  { count, l, a, b, weight }: Points,
  centers: Float64Array,
  safe: Float64Array,
  owners: Uint8Array,
  isMedian: boolean,
  sums: Float64Array,
): number {
  const k = safe.length;
  let error = 0;
  sums.fill(0);
  for (let i = 0; i < count; i++) {
    const pl = l[i] as number;
    const pa = a[i] as number;
    const pb = b[i] as number;
    let nearest = owners[i] as number;
    let at = nearest * 3;
    let dl = pl - (centers[at] as number);
    let da = pa - (centers[at + 1] as number);
    let db = pb - (centers[at + 2] as number);
    let least = dl * dl + da * da + db * db;
    if (least > (safe[nearest] as number)) {
      at = 0;
      for (let c = 0; c < k; c++, at += 3) {
        dl = pl - (centers[at] as number);
        da = pa - (centers[at + 1] as number);
        db = pb - (centers[at + 2] as number);
        const distance = dl * dl + da * da + db * db;
        if (distance < least) {
          least = distance;
          nearest = c;
        }
      }
      owners[i] = nearest;
    }
    let w = weight[i] as number;
    if (isMedian) {
      const distance = Math.sqrt(least);
      error += w * distance;
      w /= distance + SOFTENING;
    } else {
      error += w * least;
    }
    at = nearest * 4;
    sums[at] = (sums[at] as number) + w;
    sums[at + 1] = (sums[at + 1] as number) + w * pl;
    sums[at + 2] = (sums[at + 2] as number) + w * pa;
    sums[at + 3] = (sums[at + 3] as number) + w * pb;
  }
  return error;
}

/**
 * Random first centers: points far from those already chosen are more likely, and the best of a few candidates is taken
 * (greedy k-means++, https://theory.stanford.edu/~sergei/papers/kMeansPP-soda.pdf).
 */
export function scatterCenters(points: Points, count: number, random: Random): Float64Array {
  const { l, a, b, weight } = points;
  const centers = new Float64Array(count * 3);
  // Weight × distance² to the nearest center so far; at first only the weight.
  let errors = weight.slice();
  let trial = new Float64Array(points.count);
  let best = new Float64Array(points.count);
  for (let c = 0; c < count; c++) {
    let leastError = Number.POSITIVE_INFINITY;
    let chosen = 0;
    const total = errors.reduce((sum, error) => sum + error, 0);
    for (let candidate = 0; candidate < CANDIDATES; candidate++) {
      const place = pick(errors, random() * total);
      let error = 0;
      for (let i = 0; i < points.count; i++) {
        const dl = (l[i] as number) - (l[place] as number);
        const da = (a[i] as number) - (a[place] as number);
        const db = (b[i] as number) - (b[place] as number);
        const own = (weight[i] as number) * (dl * dl + da * da + db * db);
        const rest = c === 0 ? own : Math.min(own, errors[i] as number);
        trial[i] = rest;
        error += rest;
      }
      if (error >= leastError) continue;
      leastError = error;
      chosen = place;
      [best, trial] = [trial, best];
    }
    [errors, best] = [best, errors];
    centers.set([l[chosen] as number, a[chosen] as number, b[chosen] as number], c * 3);
  }
  return centers;
}

/** For each center, the square of half the distance to the next one: closer points can't be nearer to another. */
function measureSafety(centers: Float64Array, safe: Float64Array): void {
  safe.fill(Number.POSITIVE_INFINITY);
  for (let i = 0; i < safe.length; i++) {
    for (let j = 0; j < i; j++) {
      const dl = (centers[i * 3] as number) - (centers[j * 3] as number);
      const da = (centers[i * 3 + 1] as number) - (centers[j * 3 + 1] as number);
      const db = (centers[i * 3 + 2] as number) - (centers[j * 3 + 2] as number);
      const quarter = (dl * dl + da * da + db * db) / 4;
      if (quarter < (safe[i] as number)) safe[i] = quarter;
      if (quarter < (safe[j] as number)) safe[j] = quarter;
    }
  }
}

/** A center without points stays where it is. */
function moveCenters(centers: Float64Array, sums: Float64Array): void {
  for (let c = 0; c < centers.length / 3; c++) {
    const weight = sums[c * 4] as number;
    if (weight > 0) for (let i = 0; i < 3; i++) centers[c * 3 + i] = (sums[c * 4 + 1 + i] as number) / weight;
  }
}

function pick(weights: Float64Array, target: number): number {
  let rest = target;
  for (let i = 0; i < weights.length; i++) {
    rest -= weights[i] as number;
    if (rest < 0) return i;
  }
  return weights.length - 1;
}
