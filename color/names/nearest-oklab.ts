import type { Rgb24 } from "../color.ts";
import { rgb24ToOklabInto } from "../kernel/oklab.ts";
import { buildGrid, pointsOf } from "./grid.ts";

/** RGB cells of 8×8×8 values: 32 along each side. */
const SEED_CELLS = 32 * 32 * 32;
/** The width of a grid cell in OKLab for a list of one color; it shrinks with the cube root of the number of colors. */
const CELL_SIZE = 0.65;

/**
 * Builds the search for the color of a list (distinct, not empty) that is nearest by distance in OKLab. The function it
 * returns gives the number of that color, the lower number on a tie; its answer is exact.
 *
 * Each RGB cell knows some near color, which gives a first radius. Whatever is nearer lies inside the ball of that
 * radius, so only the grid cells which the box around the ball touches are looked at. A bad first guess costs time, never
 * exactness.
 */
export function buildNearestOklab(colors: Uint32Array): (rgb24: Rgb24) => number {
  const out = new Float64Array(3);
  const grid = buildGrid(pointsOf(colors, rgb24ToOklabInto), CELL_SIZE / Math.cbrt(colors.length));
  const { points, ids, first, cellsPerUnit } = grid;
  const [originX, originY, originZ] = grid.origin;
  const [cellsX, cellsY, cellsZ] = grid.counts;
  const seeds = buildSeeds(colors, points, ids);

  return function nearestOklab(rgb24) {
    rgb24ToOklabInto(rgb24, out);
    const x = out[0] as number;
    const y = out[1] as number;
    const z = out[2] as number;
    let best = seeds[seedCellOf(rgb24)] as number;
    let least = squaredDistance(points, best, x, y, z);
    if (least === 0) return ids[best] as number;

    // A hair more than the distance, so that rounding never shuts out a color just as near.
    const radius = Math.sqrt(least) + 1e-12;
    const fromX = Math.max(0, Math.floor((x - radius - originX) * cellsPerUnit));
    const toX = Math.min(cellsX - 1, Math.floor((x + radius - originX) * cellsPerUnit));
    const fromY = Math.max(0, Math.floor((y - radius - originY) * cellsPerUnit));
    const toY = Math.min(cellsY - 1, Math.floor((y + radius - originY) * cellsPerUnit));
    const fromZ = Math.max(0, Math.floor((z - radius - originZ) * cellsPerUnit));
    const toZ = Math.min(cellsZ - 1, Math.floor((z + radius - originZ) * cellsPerUnit));
    for (let i = fromX; i <= toX; i++) {
      for (let j = fromY; j <= toY; j++) {
        const column = (i * cellsY + j) * cellsZ;
        const end = fromZ <= toZ ? (first[column + toZ + 1] as number) : 0;
        for (let p = first[column + fromZ] as number; p < end; p++) {
          const distance = squaredDistance(points, p, x, y, z);
          if (distance > least) continue;
          if (distance === least && (ids[p] as number) > (ids[best] as number)) continue;
          least = distance;
          best = p;
        }
      }
    }
    return ids[best] as number;
  };
}

function squaredDistance(points: Float64Array, place: number, x: number, y: number, z: number): number {
  const dx = (points[place * 3] as number) - x;
  const dy = (points[place * 3 + 1] as number) - y;
  const dz = (points[place * 3 + 2] as number) - z;
  return dx * dx + dy * dy + dz * dz;
}

function seedCellOf(rgb24: Rgb24): number {
  return ((rgb24 >>> 9) & 0x7c00) | ((rgb24 >>> 6) & 0x3e0) | ((rgb24 >>> 3) & 31);
}

/** For each RGB cell the place in `points` of a color near its middle: its own colors first, then its neighbors' guesses. */
function buildSeeds(colors: Uint32Array, points: Float64Array, ids: Uint32Array): Uint32Array {
  const seeds = new Uint32Array(SEED_CELLS);
  const distances = new Float64Array(SEED_CELLS).fill(Number.POSITIVE_INFINITY);
  const middles = new Float64Array(SEED_CELLS * 3);
  const out = new Float64Array(3);
  for (let cell = 0; cell < SEED_CELLS; cell++) {
    rgb24ToOklabInto(((cell & 0x7c00) << 9) | ((cell & 0x3e0) << 6) | ((cell & 31) << 3) | 0x040404, out);
    middles[cell * 3] = out[0] as number;
    middles[cell * 3 + 1] = out[1] as number;
    middles[cell * 3 + 2] = out[2] as number;
  }
  const offer = (cell: number, place: number): void => {
    const at = cell * 3;
    const distance = squaredDistance(
      points,
      place,
      middles[at] as number,
      middles[at + 1] as number,
      middles[at + 2] as number,
    );
    if (distance >= (distances[cell] as number)) return;
    distances[cell] = distance;
    seeds[cell] = place;
  };
  for (let place = 0; place < ids.length; place++) offer(seedCellOf(colors[ids[place] as number] as number), place);

  // Guesses wander from low cells to high ones, then back, which takes them everywhere.
  for (let cell = 0; cell < SEED_CELLS; cell++) {
    if (cell & 0x1f) offer(cell, seeds[cell - 0x1] as number);
    if (cell & 0x3e0) offer(cell, seeds[cell - 0x20] as number);
    if (cell & 0x7c00) offer(cell, seeds[cell - 0x400] as number);
  }
  for (let cell = SEED_CELLS - 1; cell >= 0; cell--) {
    if ((cell & 0x1f) < 0x1f) offer(cell, seeds[cell + 0x1] as number);
    if ((cell & 0x3e0) < 0x3e0) offer(cell, seeds[cell + 0x20] as number);
    if ((cell & 0x7c00) < 0x7c00) offer(cell, seeds[cell + 0x400] as number);
  }
  return seeds;
}
