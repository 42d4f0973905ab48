import type { Rgb24 } from "../color.ts";
import { rgb24ToOklabInto } from "../kernel/oklab.ts";
import { pointsOf } from "./grid.ts";

/** RGB cells of 8×8×8 values: 32 along each side. */
const CELLS = 32 * 32 * 32;

/**
 * For each RGB cell the number of a color of the list (not empty) near its middle: of its own colors the nearest in OKLab,
 * or what one of its neighbors has.
 */
export function guessNearest(colors: Uint32Array): (rgb24: Rgb24) => number {
  const points = pointsOf(colors, rgb24ToOklabInto);
  const middles = pointsOf(
    Uint32Array.from({ length: CELLS }, (_, cell) => middleOf(cell)),
    rgb24ToOklabInto,
  );
  const guesses = new Uint32Array(CELLS);
  const distances = new Float64Array(CELLS).fill(Number.POSITIVE_INFINITY);
  const offer = (cell: number, index: number): void => {
    const dl = (points[index * 3] as number) - (middles[cell * 3] as number);
    const da = (points[index * 3 + 1] as number) - (middles[cell * 3 + 1] as number);
    const db = (points[index * 3 + 2] as number) - (middles[cell * 3 + 2] as number);
    const distance = dl * dl + da * da + db * db;
    if (distance >= (distances[cell] as number)) return;
    distances[cell] = distance;
    guesses[cell] = index;
  };
  for (const [index, color] of colors.entries()) offer(cellOf(color), index);

  // Guesses spread from low cells to high ones, then back, which takes them everywhere.
  for (let cell = 0; cell < CELLS; cell++) {
    if (cell & 0x1f) offer(cell, guesses[cell - 0x1] as number);
    if (cell & 0x3e0) offer(cell, guesses[cell - 0x20] as number);
    if (cell & 0x7c00) offer(cell, guesses[cell - 0x400] as number);
  }
  for (let cell = CELLS - 1; cell >= 0; cell--) {
    if ((cell & 0x1f) < 0x1f) offer(cell, guesses[cell + 0x1] as number);
    if ((cell & 0x3e0) < 0x3e0) offer(cell, guesses[cell + 0x20] as number);
    if ((cell & 0x7c00) < 0x7c00) offer(cell, guesses[cell + 0x400] as number);
  }
  return (rgb24) => guesses[cellOf(rgb24)] as number;
}

function cellOf(rgb24: Rgb24): number {
  return ((rgb24 >>> 9) & 0x7c00) | ((rgb24 >>> 6) & 0x3e0) | ((rgb24 >>> 3) & 31);
}

function middleOf(cell: number): Rgb24 {
  return ((cell & 0x7c00) << 9) | ((cell & 0x3e0) << 6) | ((cell & 31) << 3) | 0x040404;
}
