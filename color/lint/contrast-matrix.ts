import type { Color } from "../color.ts";
import { apcaContrast, wcagContrast } from "../contrast/contrast.ts";
import { toRgb24 } from "../convert.ts";

/** What WCAG 2.2 lets a pair be used for: AAA and AA any text, "AA large" large text and graphics. */
export type PairVerdict = "AAA" | "AA" | "AA large" | "fails";

export type PairContrast = {
  /** Unrounded ratio, 1 to 21. */
  readonly wcag: number;
  /** APCA Lc with its sign: the row is the text, the column the background. */
  readonly lc: number;
  readonly verdict: PairVerdict;
};

/** Every pair as two flat tables, row by row: for large palettes and for drawing. */
export type ContrastTable = { readonly size: number; readonly wcag: Float64Array; readonly lc: Float64Array };

export type ContrastMinimum = { readonly wcag: number } | { readonly apca: number };

export type Passing = { readonly index: number; readonly wcag: number; readonly lc: number };

/** Contrast of every color as text on every other as background, alpha ignored, in 8-bit sRGB. */
export function contrastTable(colors: readonly Color[]): ContrastTable {
  const bytes = Uint32Array.from(colors, toRgb24);
  const size = bytes.length;
  const wcag = new Float64Array(size * size).fill(1);
  const lc = new Float64Array(size * size);
  for (let text = 0; text < size; text++) {
    const front = bytes[text] as number;
    for (let background = 0; background < size; background++) {
      const back = bytes[background] as number;
      if (text === background) continue;
      const at = text * size + background;
      wcag[at] = background < text ? (wcag[background * size + text] as number) : wcagContrast(front, back);
      lc[at] = apcaContrast(front, back);
    }
  }
  return { size, wcag, lc };
}

/** The same as rows of cells: `matrix[text][background]`. */
export function contrastMatrix(colors: readonly Color[]): PairContrast[][] {
  const { size, wcag, lc } = contrastTable(colors);
  return Array.from({ length: size }, (_, text) =>
    Array.from({ length: size }, (_, background) => {
      const ratio = wcag[text * size + background] as number;
      return { wcag: ratio, lc: lc[text * size + background] as number, verdict: pairVerdict(ratio) };
    }),
  );
}

/** Give it the unrounded ratio. https://www.w3.org/TR/WCAG22/#contrast-minimum */
export function pairVerdict(ratio: number): PairVerdict {
  if (ratio >= 7) return "AAA";
  if (ratio >= 4.5) return "AA";
  return ratio >= 3 ? "AA large" : "fails";
}

/** Whether a cell reaches a minimum; an APCA minimum counts for both polarities. */
export function reaches(
  { wcag, lc }: { readonly wcag: number; readonly lc: number },
  minimum: ContrastMinimum,
): boolean {
  return "wcag" in minimum ? wcag >= minimum.wcag : Math.abs(lc) >= minimum.apca;
}

/** Which colors are readable as text on a background, the best first. */
export function passing(background: Color, colors: readonly Color[], minimum: ContrastMinimum): Passing[] {
  const back = toRgb24(background);
  return colors
    .map((color, index) => {
      const front = toRgb24(color);
      return { index, wcag: wcagContrast(front, back), lc: apcaContrast(front, back) };
    })
    .filter((cell) => reaches(cell, minimum))
    .sort((a, b) => ("wcag" in minimum ? b.wcag - a.wcag : Math.abs(b.lc) - Math.abs(a.lc)));
}

/** How many of the pairs of different colors reach a minimum, in at least one of the two orders. */
export function countPassing({ size, wcag, lc }: ContrastTable, minimum: ContrastMinimum): number {
  let count = 0;
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) {
      const [there, back] = [a * size + b, b * size + a];
      const strongest = Math.max(Math.abs(lc[there] as number), Math.abs(lc[back] as number));
      if (reaches({ wcag: wcag[there] as number, lc: strongest }, minimum)) count++;
    }
  }
  return count;
}
