import type { Rgb24 } from "../color.ts";
import { rgb24ToOklabInto } from "../kernel/oklab.ts";

/** Colors of a picture as weighted points in OKLab, one array for each property. */
export type Points = {
  readonly count: number;
  readonly rgb24: Uint32Array;
  readonly l: Float64Array;
  readonly a: Float64Array;
  readonly b: Float64Array;
  /** How many pixels the point represents. */
  readonly pixels: Float64Array;
  /** How much the point matters for finding centers: its pixels, or what a strategy makes of them. */
  readonly weight: Float64Array;
};

/** 16 in each channel. */
export const CELLS = 16 ** 3;

/** The cell of a color: the upper four bits of red, green and blue. */
export function cellOf(color: Rgb24): number {
  return ((color >>> 12) & 0xf00) | ((color >>> 8) & 0xf0) | ((color >>> 4) & 0xf);
}

/** Makes points weighted by their number of pixels. */
export function makePoints(rgb24s: ArrayLike<Rgb24>, pixels: ArrayLike<number>): Points {
  const count = rgb24s.length;
  const l = new Float64Array(count);
  const a = new Float64Array(count);
  const b = new Float64Array(count);
  const oklab = new Float64Array(3);
  for (let i = 0; i < count; i++) {
    rgb24ToOklabInto(rgb24s[i] as Rgb24, oklab);
    l[i] = oklab[0] as number;
    a[i] = oklab[1] as number;
    b[i] = oklab[2] as number;
  }
  return {
    count,
    rgb24: Uint32Array.from(rgb24s),
    l,
    a,
    b,
    pixels: Float64Array.from(pixels),
    weight: Float64Array.from(pixels),
  };
}

/** The points at these indexes, which are sorted. */
export function pickPoints(points: Points, places: ArrayLike<number>): Points {
  if (places.length === points.count) return points;
  const pick = (values: Float64Array) => Float64Array.from(places, (place) => values[place] as number);
  return {
    count: places.length,
    rgb24: Uint32Array.from(places, (place) => points.rgb24[place] as number),
    l: pick(points.l),
    a: pick(points.a),
    b: pick(points.b),
    pixels: pick(points.pixels),
    weight: pick(points.weight),
  };
}

/** One point for each occupied cell of 16 × 16 × 16: fewer and coarser, for trying many starts. */
export function coarsen(points: Points): Points {
  const numbers = new Int16Array(CELLS).fill(-1);
  const l: number[] = [];
  const a: number[] = [];
  const b: number[] = [];
  const pixels: number[] = [];
  const weight: number[] = [];
  const rgb24: number[] = [];
  for (let i = 0; i < points.count; i++) {
    const color = points.rgb24[i] as number;
    const key = cellOf(color);
    let cell = numbers[key] as number;
    if (cell < 0) {
      cell = l.length;
      numbers[key] = cell;
      for (const sums of [l, a, b, pixels, weight]) sums.push(0);
      rgb24.push(color);
    }
    const w = points.weight[i] as number;
    l[cell] = (l[cell] as number) + w * (points.l[i] as number);
    a[cell] = (a[cell] as number) + w * (points.a[i] as number);
    b[cell] = (b[cell] as number) + w * (points.b[i] as number);
    pixels[cell] = (pixels[cell] as number) + (points.pixels[i] as number);
    weight[cell] = (weight[cell] as number) + w;
  }
  const mean = (sums: number[]) => Float64Array.from(sums, (sum, cell) => sum / (weight[cell] as number));
  return {
    count: l.length,
    rgb24: Uint32Array.from(rgb24),
    l: mean(l),
    a: mean(a),
    b: mean(b),
    pixels: Float64Array.from(pixels),
    weight: Float64Array.from(weight),
  };
}
