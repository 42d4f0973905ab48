import type { Color, Rgb24 } from "../color.ts";
import { convert, fromRgb24, toRgb24 } from "../convert.ts";
import { deltaE2000At } from "../kernel/delta-e.ts";
import { rgb24ToLabInto } from "../kernel/lab.ts";
import { luminance } from "../kernel/luminance.ts";
import { oklchToRgb24, rgb24ToOklchInto } from "../kernel/oklab.ts";
import { type Deficiency, DICHROMACIES, SAFE_DELTA_E, simulateRgb24 } from "../vision.ts";
import type { Constraints, GenerateGamut } from "./request.ts";
import { arcSize } from "./wheel.ts";

/** Indexes of a color's values in a row of a board. */
export const L = 0;
export const C = 1;
export const H = 2;
export const Y = 3;
/** CIE Lab with full vision, then with each of `DICHROMACIES`. */
export const LAB = 4;
const ROW = LAB + 3 * (1 + DICHROMACIES.length);

const lab = new Float64Array(3);
const oklch = new Float64Array(3);

/** The color that the palette actually gets: 8-bit sRGB, or OKLCH with 4, 4 and 2 decimals for Display P3. */
export function finish(l: number, c: number, h: number, gamut: GenerateGamut): Color {
  if (gamut === "srgb") return fromRgb24(oklchToRgb24(l, c, h));
  // Chroma is rounded down so that it stays in the gamut.
  const chroma = Math.floor(Math.max(0, c - 0.0001) * 1e4) / 1e4;
  const hue = Math.round(h * 100) / 100;
  return { space: "oklch", alpha: 1, l: Math.round(l * 1e4) / 1e4, c: chroma, h: chroma === 0 ? null : hue % 360 };
}

/**
 * Writes what the constraints check about a color to a row. Luminance and deficiencies use the 8-bit sRGB color that it
 * is displayed as. Without `sees`, the deficiencies are skipped.
 */
function measureInto(row: Float64Array, color: Color, sees: boolean): void {
  const own = convert(color, "oklch");
  row[L] = own.l;
  row[C] = own.c;
  row[H] = own.h ?? 0;
  const { l, a, b } = convert(color, "lab");
  row[LAB] = l;
  row[LAB + 1] = a;
  row[LAB + 2] = b;
  const shown = toRgb24(color);
  row[Y] = luminance(shown);
  if (sees) writeSeen(row, shown);
}

/** Measures what `finish` makes of OKLCH values, without creating it if it is an 8-bit color. */
export function measureOklchInto(
  row: Float64Array,
  l: number,
  c: number,
  h: number,
  gamut: GenerateGamut,
  sees: boolean,
): void {
  if (gamut !== "srgb") {
    measureInto(row, finish(l, c, h, gamut), sees);
    return;
  }
  const value = oklchToRgb24(l, c, h);
  rgb24ToOklchInto(value, oklch);
  row[L] = oklch[0] as number;
  row[C] = oklch[1] as number;
  row[H] = oklch[2] as number;
  row[Y] = luminance(value);
  writeLab24(row, LAB, value);
  if (sees) writeSeen(row, value);
}

function writeSeen(row: Float64Array, value: Rgb24): void {
  for (let i = 0; i < DICHROMACIES.length; i++) {
    writeLab24(row, LAB + 3 + 3 * i, simulateRgb24(value, DICHROMACIES[i] as Deficiency));
  }
}

function writeLab24(row: Float64Array, at: number, value: Rgb24): void {
  rgb24ToLabInto(value, lab);
  row[at] = lab[0] as number;
  row[at + 1] = lab[1] as number;
  row[at + 2] = lab[2] as number;
}

/** How much 8-bit rounding can change a lightness or chroma at the edge of a band. */
const BAND_TOLERANCE = 0.004;
/** Margin for checks elsewhere that round differently. */
const CVD_MARGIN = 0.05;
/** The maximum S_L of CIEDE2000: two colors are at least their difference in L divided by this apart. */
const MAX_LIGHTNESS_WEIGHT = 1.747;
const RADIANS = Math.PI / 180;

/** Whether any constraint is about pairs of colors. */
export function asksOfPairs({ minDeltaE, isColorBlindSafe, contrast }: Constraints): boolean {
  return minDeltaE > 0 || isColorBlindSafe || contrast.neighbors > 1 || contrast.roles.length > 0;
}

/** How far a color is outside the bands and the arc; 0 if inside. About 1 is a large visible step. */
export function bandViolation(row: Float64Array, { lightness, chroma, hueArc }: Constraints): number {
  const l = row[L] as number;
  const c = row[C] as number;
  const arc = hueArc ? outsideArc(row, hueArc) : 0;
  return (outside(l, lightness) + outside(c, chroma) * 2 + arc) * 5;
}

/** How far a color is outside a hue arc, as an OKLab distance. Grays are inside every arc. */
export function outsideArc(row: Float64Array, [from, to]: readonly [number, number]): number {
  const size = arcSize([from, to]);
  const past = ((row[H] as number) - from + 720) % 360;
  if (past <= size) return 0;
  const degrees = Math.min(past - size, 360 - past, 90);
  const away = (row[C] as number) * Math.sin(degrees * RADIANS);
  return away > BAND_TOLERANCE ? away : 0;
}

export function outside(value: number, [least, most]: readonly [number, number]): number {
  const miss = Math.max(least - value, value - most);
  return miss > BAND_TOLERANCE ? miss : 0;
}

/** How much two colors are too close: CIEDE2000, plain and simulated, as fractions of the minimum. */
export function distanceViolation(a: Float64Array, b: Float64Array, constraints: Constraints): number {
  let sum = shortfall(a, b, LAB, constraints.minDeltaE);
  if (!constraints.isColorBlindSafe) return sum;
  for (let i = 1; i <= DICHROMACIES.length; i++) {
    sum += shortfall(a, b, LAB + 3 * i, SAFE_DELTA_E + CVD_MARGIN);
  }
  return sum;
}

/** How far two neighbors, or two colors with roles, miss their ratio. */
export function ratioViolation(a: Float64Array, b: Float64Array, ratio: number): number {
  const reached = ratioOf(a[Y] as number, b[Y] as number);
  return reached >= ratio ? 0 : (ratio - reached) / ratio;
}

/** Violations of the palette as a whole: contrast of its ends, number of pairs, spread of lightness. */
export function wholeViolation(rows: readonly Float64Array[], { contrast, lightnessSpread }: Constraints): number {
  let darkest = Infinity;
  let lightest = -Infinity;
  let least = Infinity;
  let most = -Infinity;
  for (const row of rows) {
    const y = row[Y] as number;
    const l = row[L] as number;
    if (y < darkest) darkest = y;
    if (y > lightest) lightest = y;
    if (l < least) least = l;
    if (l > most) most = l;
  }
  const ends = ratioOf(lightest, darkest);
  let sum = ends >= contrast.ends ? 0 : (contrast.ends - ends) / contrast.ends;
  const spread = most - least;
  if (spread < lightnessSpread) sum += (lightnessSpread - spread) * 4;
  return sum + (contrast.pairs.count > 0 ? pairsViolation(rows, contrast.pairs) : 0);
}

/** How many pairs reach a ratio. */
export function countPairs(rows: readonly Float64Array[], ratio: number): number {
  let count = 0;
  for (let i = 1; i < rows.length; i++) {
    for (let j = 0; j < i; j++) if (ratioOf(rows[i]?.[Y] as number, rows[j]?.[Y] as number) >= ratio) count++;
  }
  return count;
}

export function ratioOf(a: number, b: number): number {
  return a > b ? (a + 0.05) / (b + 0.05) : (b + 0.05) / (a + 0.05);
}

export function newRow(): Float64Array {
  return new Float64Array(ROW);
}

export function rowOf(color: Color, sees: boolean): Float64Array {
  const row = newRow();
  measureInto(row, color, sees);
  return row;
}

/** Counts one for each missing pair, minus the progress of the best failing pair. */
function pairsViolation(rows: readonly Float64Array[], { count, ratio }: { count: number; ratio: number }): number {
  let passing = 0;
  let best = 1;
  for (let i = 1; i < rows.length; i++) {
    for (let j = 0; j < i; j++) {
      const reached = ratioOf(rows[i]?.[Y] as number, rows[j]?.[Y] as number);
      if (reached >= ratio) passing++;
      else if (reached > best) best = reached;
    }
  }
  return passing >= count ? 0 : (count - passing) * 0.5 + 0.5 * (1 - best / ratio);
}

function shortfall(a: Float64Array, b: Float64Array, at: number, least: number): number {
  if (least <= 0 || Math.abs((a[at] as number) - (b[at] as number)) > least * MAX_LIGHTNESS_WEIGHT) return 0;
  const distance = deltaE2000At(a, b, at);
  return distance >= least ? 0 : (least - distance) / least;
}
