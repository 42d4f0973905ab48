import type { Points } from "./points.ts";

type Cluster = {
  readonly places: Int32Array;
  readonly error: number;
  readonly axis: readonly number[];
  center: number[];
};

/** Precise enough: the centers are refined afterward. */
const BUCKETS = 128;
const POWER_ROUNDS = 12;

/**
 * First centers, `count` triples of L, a, b, or fewer if there are fewer points: the cluster with the largest squared
 * error is cut across its longest axis, where the two halves differ most, until there are enough. After Xiaolin Wu,
 * "Color quantization by dynamic programming and principal analysis", https://doi.org/10.1145/146443.146475, but greedy.
 */
export function cutCenters(points: Points, count: number): Float64Array {
  const clusters = [
    describe(
      points,
      Int32Array.from({ length: points.count }, (_, i) => i),
    ),
  ];
  while (clusters.length < count) {
    const worst = clusters.reduce((most, cluster, i) => (cluster.error > (clusters[most]?.error ?? 0) ? i : most), 0);
    const halves = cut(points, clusters[worst] as Cluster);
    if (!halves) break;
    clusters[worst] = describe(points, halves[0]);
    clusters.push(describe(points, halves[1]));
  }
  return Float64Array.from(clusters.flatMap(({ center }) => center));
}

/** Mean, squared error and the direction of the greatest variance. */
function describe({ l, a, b, weight }: Points, places: Int32Array): Cluster {
  let total = 0;
  let meanL = 0;
  let meanA = 0;
  let meanB = 0;
  for (const i of places) {
    const w = weight[i] as number;
    total += w;
    meanL += w * (l[i] as number);
    meanA += w * (a[i] as number);
    meanB += w * (b[i] as number);
  }
  meanL /= total;
  meanA /= total;
  meanB /= total;
  let ll = 0;
  let la = 0;
  let lb = 0;
  let aa = 0;
  let ab = 0;
  let bb = 0;
  for (const i of places) {
    const w = weight[i] as number;
    const dl = (l[i] as number) - meanL;
    const da = (a[i] as number) - meanA;
    const db = (b[i] as number) - meanB;
    ll += w * dl * dl;
    la += w * dl * da;
    lb += w * dl * db;
    aa += w * da * da;
    ab += w * da * db;
    bb += w * db * db;
  }
  // Power iteration: https://en.wikipedia.org/wiki/Power_iteration
  let axis = [1, 0.3, 0.2] as [number, number, number];
  for (let round = 0; round < POWER_ROUNDS; round++) {
    const [x, y, z] = axis;
    const next = [ll * x + la * y + lb * z, la * x + aa * y + ab * z, lb * x + ab * y + bb * z] as typeof axis;
    const length = Math.sqrt(next[0] ** 2 + next[1] ** 2 + next[2] ** 2);
    if (length === 0) break;
    axis = [next[0] / length, next[1] / length, next[2] / length];
  }
  return { places, error: places.length > 1 ? ll + aa + bb : 0, axis, center: [meanL, meanA, meanB] };
}

/** Null if all points are the same along the axis. */
function cut({ l, a, b, weight }: Points, { places, axis }: Cluster): [Int32Array, Int32Array] | null {
  const [x = 0, y = 0, z = 0] = axis;
  const positions = new Float64Array(places.length);
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < places.length; i++) {
    const place = places[i] as number;
    const position = x * (l[place] as number) + y * (a[place] as number) + z * (b[place] as number);
    positions[i] = position;
    least = Math.min(least, position);
    most = Math.max(most, position);
  }
  if (!(most > least)) return null;
  const scale = (BUCKETS - 1) / (most - least);
  const weights = new Float64Array(BUCKETS);
  const sums = new Float64Array(BUCKETS);
  let allWeight = 0;
  let allSum = 0;
  for (let i = 0; i < places.length; i++) {
    const position = positions[i] as number;
    const bucket = Math.floor((position - least) * scale);
    const w = weight[places[i] as number] as number;
    weights[bucket] = (weights[bucket] as number) + w;
    sums[bucket] = (sums[bucket] as number) + w * position;
    allWeight += w;
    allSum += w * position;
  }
  let best = 0;
  let mostApart = -1;
  let lowWeight = 0;
  let lowSum = 0;
  for (let bucket = 0; bucket < BUCKETS - 1; bucket++) {
    lowWeight += weights[bucket] as number;
    lowSum += sums[bucket] as number;
    const highWeight = allWeight - lowWeight;
    const distance = lowSum / lowWeight - (allSum - lowSum) / highWeight;
    const apart = lowWeight * highWeight * distance * distance;
    if (apart > mostApart) {
      mostApart = apart;
      best = bucket;
    }
  }
  const isLow = (_: number, i: number) => Math.floor(((positions[i] as number) - least) * scale) <= best;
  return [places.filter(isLow), places.filter((place, i) => !isLow(place, i))];
}
