import { convert } from "#color/convert.ts";
import type { Channel } from "./cell-changes.ts";
import type { Row } from "./rows.ts";

export type ChartPoint = { readonly x: number; readonly y: number; readonly value: number };
export type Range = { readonly min: number; readonly max: number };
export type Chart = {
  readonly points: readonly ChartPoint[];
  readonly path: string;
  readonly range: Range;
};

const LEAST_CHROMA = 0.1;
const CHROMA_GRID = 0.05;
/** Degrees to both sides of the first hue: what a scale usually turns by, and all there are. */
const NARROW_HUES = 60;
const ALL_HUES = 180;

/** Where each step of a row lies in a field of 100 by 100. During a drag the range of before is kept. */
export function chartOf({ cells }: Row, channel: Channel, kept: Range | null): Chart {
  const colors = cells.map(({ color }) => convert(color, "oklch"));
  const values = channel === "h" ? huesOf(colors) : colors.map((color) => color[channel]);
  const range = kept ?? rangeOf(values, channel);
  const { min, max } = range;
  const points = values.map((value, step) => ({
    x: cells.length > 1 ? (100 * step) / (cells.length - 1) : 50,
    y: 100 - (100 * (Math.min(Math.max(value, min), max) - min)) / (max - min),
    value,
  }));
  const path = points.map(({ x, y }, step) => `${step === 0 ? "M" : "L"}${x.toFixed(2)} ${y.toFixed(2)}`).join("");
  return { points, path, range };
}

/** From the lower edge, 0, to the upper one, 1. */
export function valueIn({ min, max }: Range, share: number): number {
  return min + Math.min(Math.max(share, 0), 1) * (max - min);
}

/** Lightness has all of its own; chroma and hue as much as the row needs, in coarse steps. */
function rangeOf(values: readonly number[], channel: Channel): Range {
  if (channel === "l") return { min: 0, max: 1 };
  if (channel === "c") {
    const most = Math.max(LEAST_CHROMA, ...values) + 0.01;
    return { min: 0, max: Math.ceil(most / CHROMA_GRID) * CHROMA_GRID };
  }
  const [first = 0] = values;
  const isNarrow = values.every((value) => Math.abs(value - first) < NARROW_HUES);
  const half = isNarrow ? NARROW_HUES : ALL_HUES;
  return { min: first - half, max: first + half };
}

/** Hues run on beyond 0 and 360, by the shorter way from the first. Grays lie at the hue before them. */
function huesOf(colors: readonly { readonly h: number | null }[]): number[] {
  const first = colors.find(({ h }) => h !== null)?.h ?? 0;
  let last = first;
  return colors.map(({ h }) => {
    if (h !== null) last = first + ((h - first + 540) % 360) - 180;
    return last;
  });
}
