import type { Color, Rgb24 } from "../color.ts";
import { convert, fromRgb24, toRgb24 } from "../convert.ts";
import { rgb24ToLabInto } from "../kernel/lab.ts";
import { luminance } from "../kernel/luminance.ts";
import { oklchToRgb24, rgb24ToOklchInto } from "../kernel/oklab.ts";
import { type Deficiency, simulateRgb24 } from "../vision.ts";
import type { GenerateGamut } from "./request.ts";

/** The three deficiencies that colors must bear to count as safe. */
export const CHECKED_DEFICIENCIES = ["protan", "deutan", "tritan"] as const satisfies readonly Deficiency[];

/** Numbers of one color in a row of a board. */
export const L = 0;
export const C = 1;
export const H = 2;
export const Y = 3;
/** CIE Lab as seen by all, then by each of the checked deficiencies. */
export const LAB = 4;
export const ROW = LAB + 3 * (1 + CHECKED_DEFICIENCIES.length);

const lab = new Float64Array(3);
const oklch = new Float64Array(3);

/** The color that a place of the palette really gets: 8-bit sRGB, or OKLCH with 4, 4 and 2 decimals for Display P3. */
export function finish(l: number, c: number, h: number, gamut: GenerateGamut): Color {
  if (gamut === "srgb") return fromRgb24(oklchToRgb24(l, c, h));
  // Chroma is rounded down, so that it does not leave the gamut again.
  const chroma = Math.floor(Math.max(0, c - 0.0001) * 1e4) / 1e4;
  const hue = Math.round(h * 100) / 100;
  return { space: "oklch", alpha: 1, l: Math.round(l * 1e4) / 1e4, c: chroma, h: chroma === 0 ? null : hue % 360 };
}

/**
 * Writes what the constraints ask about a color to a row. Luminance and the deficiencies are those of the 8-bit sRGB color
 * that it is shown as. Without `sees` the deficiencies are left out.
 */
export function measureInto(row: Float64Array, color: Color, sees: boolean): void {
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

/** The same for what `finish` makes of OKLCH numbers, without making it when it is an 8-bit color. */
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
  for (let i = 0; i < CHECKED_DEFICIENCIES.length; i++) {
    writeLab24(row, LAB + 3 + 3 * i, simulateRgb24(value, CHECKED_DEFICIENCIES[i] as Deficiency));
  }
}

function writeLab24(row: Float64Array, at: number, value: Rgb24): void {
  rgb24ToLabInto(value, lab);
  row[at] = lab[0] as number;
  row[at + 1] = lab[1] as number;
  row[at + 2] = lab[2] as number;
}
