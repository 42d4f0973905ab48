import type { Rgb24 } from "#color/color.ts";
import { wcagContrast } from "#color/contrast/contrast.ts";
import { toRgb24 } from "#color/convert.ts";
import { alphaTwin } from "#color/scales/alpha-twin.ts";
import { hexOf } from "#color/text/print.ts";
import type { Scale } from "./make-scales.ts";

export const WHITE = 0xffffff;
export const BLACK = 0x000000;
/** WCAG 2.2 AA for text. */
export const TEXT_RATIO = 4.5;

export type MeasuredStep = ReturnType<typeof measureSteps>[number];

/** All values refer to the 8-bit sRGB color, which is what most screens show. */
export function measureSteps({ steps }: Scale, against: number) {
  const codes = steps.map(({ color }) => toRgb24(color));
  const other = codes[against] ?? WHITE;
  return codes.map((rgb24) => ({
    hex: hexOf(rgb24),
    onWhite: wcagContrast(rgb24, WHITE),
    onBlack: wcagContrast(rgb24, BLACK),
    /** Contrast with the step that the person has chosen. */
    withStep: wcagContrast(rgb24, other),
    /** The most transparent colors that look the same on white and on black. */
    twinOnWhite: alphaTwin(rgb24, WHITE),
    twinOnBlack: alphaTwin(rgb24, BLACK),
  }));
}

/** Steps `from` to `to`, including either the first or the last one, all legible as text on the background. */
export type SafeRange = { readonly from: number; readonly to: number; readonly name: string };

/** The run of steps at the far end of the scale with at least 4.5:1 on the background, or null. */
export function safeRange({ steps }: Scale, background: Rgb24): SafeRange | null {
  const passes = steps.map(({ color }) => wcagContrast(toRgb24(color), background) >= TEXT_RATIO);
  const last = steps.length - 1;
  if (passes[last]) {
    const from = passes.lastIndexOf(false) + 1;
    return { from, to: last, name: steps[from]?.name ?? "" };
  }
  if (!passes[0]) return null;
  const to = passes.indexOf(false) - 1;
  return { from: 0, to, name: steps[to]?.name ?? "" };
}

export function isWhole({ from, to }: SafeRange, count: number): boolean {
  return from === 0 && to === count - 1;
}

/** A phrase such as "from 600" or "up to 400". */
export function rangeWords({ from, name }: SafeRange): string {
  return from === 0 ? `up to ${name}` : `from ${name}`;
}
