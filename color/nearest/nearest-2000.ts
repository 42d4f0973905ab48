import type { Rgb24 } from "../color.ts";
import { deltaE2000Lab } from "../kernel/delta-e.ts";
import { rgb24ToLabInto } from "../kernel/lab.ts";
import { buildGrid, type Grid, pointsOf } from "./grid.ts";
import { chromaScale, LIGHTNESS_WEIGHT, PLANE_WEIGHT, REACH_LIGHTNESS, REACH_PLANE, reachInto } from "./reach-2000.ts";

/** The index of a color in its list, and its CIEDE2000 difference from the query color. */
export type Neighbor = { readonly index: number; readonly deltaE: number };

export type Nearest2000 = {
  nearest(rgb24: Rgb24): Neighbor;
  /** The `count` nearest, or all if there are fewer, nearest first and ties by index. */
  nearestMany(rgb24: Rgb24, count: number): Neighbor[];
};

/** The width of a grid cell in Lab. */
const CELL_SIZE = 3;
/** No sRGB color has a larger chroma in Lab; the largest is 131. */
const MAX_CHROMA = 140;
/** 1/S_C² by the sum of two chromas, for the upper end of each step of 1. */
const SUM_WEIGHTS = Float64Array.from({ length: 2 * MAX_CHROMA }, (_, sum) => chromaScale((sum + 1) / 2) ** -2);
/** Keeps a color whose lower bound equals the limit except for rounding. */
const MARGIN = 1 + 1e-9;

/** The colors in Lab, sorted into cells, with their chromas; `reach` is the output buffer of `reachInto`. */
type Cloud = { readonly grid: Grid; readonly chromas: Float64Array; readonly reach: Float64Array };

/** The initial radius: in a list of 32,000, half of all colors have a name within this difference. */
const FIRST_RADIUS = 2;
/** No two sRGB colors differ by more than this. */
const LAST_RADIUS = 256;

/**
 * Builds exact searches by CIEDE2000 in a list of distinct colors. Throws a RangeError for an empty list; the searches
 * throw one for a number beyond 24 bits.
 *
 * `reachInto` returns the Lab box that can hold colors within a radius; in it, a cheap lower bound leaves a few dozen
 * colors for which the full formula is computed. If nothing is found, the radius doubles.
 */
export function buildNearest2000(colors: Uint32Array): Nearest2000 {
  if (colors.length === 0) throw new RangeError("no colors to search in");
  const lab = new Float64Array(3);
  const grid = buildGrid(pointsOf(colors, rgb24ToLabInto), CELL_SIZE);
  const chromas = Float64Array.from(grid.ids, (_, p) =>
    Math.hypot(grid.points[p * 3 + 1] as number, grid.points[p * 3 + 2] as number),
  );
  const cloud: Cloud = { grid, chromas, reach: new Float64Array(4) };
  const search = <T>(rgb24: Rgb24, within: (radius: number) => T | null): T => {
    rgb24ToLabInto(rgb24, lab);
    for (let radius = FIRST_RADIUS; radius <= LAST_RADIUS; radius *= 2) {
      const found = within(radius);
      if (found !== null) return found;
    }
    throw new RangeError(`not a color of 24 bits: ${rgb24}`);
  };
  return {
    nearest: (rgb24) =>
      search(rgb24, (radius) => {
        const neighbor = scan(cloud, lab, radius, null);
        return neighbor.index < colors.length ? neighbor : null;
      }),
    nearestMany(rgb24, count) {
      const wanted = Math.max(0, Math.min(count, colors.length));
      return search(rgb24, (radius) => {
        const neighbors: Neighbor[] = [];
        if (wanted > 0) scan(cloud, lab, radius, { neighbors, wanted });
        return neighbors.length === wanted ? neighbors : null;
      });
    },
  };
}

/** The nearest colors so far, nearest first. */
type Ranking = { readonly neighbors: Neighbor[]; readonly wanted: number };

/**
 * Searches around the color in `lab`: fills the ranking with colors that differ by at most `limit`, or tracks the best
 * one if there is no ranking; its index is the length of the list if none is found.
 */
function scan(cloud: Cloud, lab: Float64Array, limit: number, ranking: Ranking | null): Neighbor {
  const { chromas, reach } = cloud;
  const { points, ids, first, origin, counts, cellsPerUnit } = cloud.grid;
  const [originL, originA, originB] = origin;
  const [cellsL, cellsA, cellsB] = counts;
  const l = lab[0] as number;
  const a = lab[1] as number;
  const b = lab[2] as number;
  const chroma = Math.sqrt(a * a + b * b);
  reachInto(l, a, b, limit, MAX_CHROMA, reach);
  const reachL = reach[REACH_LIGHTNESS] as number;
  const reachAB = reach[REACH_PLANE] as number;
  const weightL = reach[LIGHTNESS_WEIGHT] as number;
  const weightAB = reach[PLANE_WEIGHT] as number;
  const fromL = Math.max(0, Math.floor((l - reachL - originL) * cellsPerUnit));
  const toL = Math.min(cellsL - 1, Math.floor((l + reachL - originL) * cellsPerUnit));
  const fromA = Math.max(0, Math.floor((a - reachAB - originA) * cellsPerUnit));
  const toA = Math.min(cellsA - 1, Math.floor((a + reachAB - originA) * cellsPerUnit));
  const fromB = Math.max(0, Math.floor((b - reachAB - originB) * cellsPerUnit));
  const toB = Math.min(cellsB - 1, Math.floor((b + reachAB - originB) * cellsPerUnit));
  let best = ids.length;
  let least = limit;
  let leastSquared = least * least * MARGIN;
  for (let i = fromL; i <= toL; i++) {
    for (let j = fromA; j <= toA; j++) {
      const column = (i * cellsA + j) * cellsB;
      const end = fromB <= toB ? (first[column + toB + 1] as number) : 0;
      for (let p = first[column + fromB] as number; p < end; p++) {
        const pointL = points[p * 3] as number;
        const pointA = points[p * 3 + 1] as number;
        const pointB = points[p * 3 + 2] as number;
        const dl = pointL - l;
        const da = pointA - a;
        const db = pointB - b;
        const weight = weightAB * (SUM_WEIGHTS[(chroma + (chromas[p] as number)) | 0] as number);
        if (weightL * dl * dl + weight * (da * da + db * db) > leastSquared) continue;
        const deltaE = deltaE2000Lab(l, a, b, pointL, pointA, pointB);
        if (deltaE > least) continue;
        const id = ids[p] as number;
        if (ranking) {
          least = Math.min(least, rank(ranking, { index: id, deltaE }));
          leastSquared = least * least * MARGIN;
        } else if (deltaE < least || id < best) {
          best = id;
          least = deltaE;
          leastSquared = least * least * MARGIN;
        }
      }
    }
  }
  return { index: best, deltaE: least };
}

/** Inserts a color into the ranking and returns the limit for further ones; ties are ordered by index. */
function rank({ neighbors, wanted }: Ranking, neighbor: Neighbor): number {
  let place = 0;
  for (let end = neighbors.length; place < end; ) {
    const middle = (place + end) >> 1;
    if (isNearer(neighbor, neighbors[middle] as Neighbor)) end = middle;
    else place = middle + 1;
  }
  neighbors.splice(place, 0, neighbor);
  if (neighbors.length > wanted) neighbors.pop();
  return neighbors.length === wanted ? (neighbors[wanted - 1] as Neighbor).deltaE : Number.POSITIVE_INFINITY;
}

function isNearer(one: Neighbor, other: Neighbor): boolean {
  return one.deltaE < other.deltaE || (one.deltaE === other.deltaE && one.index < other.index);
}
