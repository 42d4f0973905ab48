import type { Rgb24 } from "../color.ts";

/**
 * Points in space sorted into the cells of a uniform grid. Cells along z are contiguous, so a column of cells is one
 * run: its points are `first[cell]` up to `first[cell + length]`, in `points` as x, y, z triples.
 */
export type Grid = {
  readonly points: Float64Array;
  /** The input index of each point of the grid. */
  readonly ids: Uint32Array;
  readonly first: Uint32Array;
  readonly origin: readonly [number, number, number];
  readonly counts: readonly [number, number, number];
  readonly cellsPerUnit: number;
};

/** Sorts `points` (x, y, z triples) into cells of `cellSize` that cover just their bounding box. */
export function buildGrid(points: Float64Array, cellSize: number): Grid {
  const total = points.length / 3;
  const [minX, maxX] = extent(points, 0);
  const [minY, maxY] = extent(points, 1);
  const [minZ, maxZ] = extent(points, 2);
  const cellsPerUnit = 1 / cellSize;
  const cellsX = Math.floor((maxX - minX) * cellsPerUnit) + 1;
  const cellsY = Math.floor((maxY - minY) * cellsPerUnit) + 1;
  const cellsZ = Math.floor((maxZ - minZ) * cellsPerUnit) + 1;

  const cells = new Uint32Array(total);
  const first = new Uint32Array(cellsX * cellsY * cellsZ + 1);
  for (let i = 0; i < total; i++) {
    const x = Math.floor(((points[i * 3] as number) - minX) * cellsPerUnit);
    const y = Math.floor(((points[i * 3 + 1] as number) - minY) * cellsPerUnit);
    const z = Math.floor(((points[i * 3 + 2] as number) - minZ) * cellsPerUnit);
    const cell = (x * cellsY + y) * cellsZ + z;
    cells[i] = cell;
    first[cell + 1] = (first[cell + 1] as number) + 1;
  }
  for (let cell = 1; cell < first.length; cell++) first[cell] = (first[cell] as number) + (first[cell - 1] as number);

  const next = first.slice();
  const ids = new Uint32Array(total);
  const sorted = new Float64Array(total * 3);
  for (let i = 0; i < total; i++) {
    const cell = cells[i] as number;
    const place = next[cell] as number;
    next[cell] = place + 1;
    ids[place] = i;
    sorted[place * 3] = points[i * 3] as number;
    sorted[place * 3 + 1] = points[i * 3 + 1] as number;
    sorted[place * 3 + 2] = points[i * 3 + 2] as number;
  }
  return {
    points: sorted,
    ids,
    first,
    origin: [minX, minY, minZ],
    counts: [cellsX, cellsY, cellsZ],
    cellsPerUnit,
  };
}

function extent(points: Float64Array, axis: number): [number, number] {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (let i = axis; i < points.length; i += 3) {
    min = Math.min(min, points[i] as number);
    max = Math.max(max, points[i] as number);
  }
  return [min, max];
}

/** Colors as x, y, z triples; `convertInto` writes the three coordinates of a color to its second argument. */
export function pointsOf(colors: Uint32Array, convertInto: (rgb24: Rgb24, out: Float64Array) => void): Float64Array {
  const out = new Float64Array(3);
  const points = new Float64Array(colors.length * 3);
  for (let i = 0; i < colors.length; i++) {
    convertInto(colors[i] as number, out);
    points.set(out, i * 3);
  }
  return points;
}
