import type { Color } from "../color.ts";
import { apcaContrast, wcagContrast } from "../contrast/contrast.ts";
import { toRgb24 } from "../convert.ts";

/** What WCAG 2.2 allows a pair for: AAA and AA any text, "AA large" large text and graphics. */
export type PairVerdict = "AAA" | "AA" | "AA large" | "fails";

export type PairContrast = {
  /** Unrounded ratio, 1 to 21. */
  readonly wcag: number;
  /** APCA Lc with its sign: the row is the text, the column the background. */
  readonly lc: number;
  readonly verdict: PairVerdict;
};

/** Contrast of every color as text on every other as background, `matrix[text][background]`; 8-bit sRGB, no alpha. */
export function contrastMatrix(colors: readonly Color[]): PairContrast[][] {
  const bytes = colors.map(toRgb24);
  return bytes.map((front) =>
    bytes.map((back) => {
      const wcag = wcagContrast(front, back);
      return { wcag, lc: apcaContrast(front, back), verdict: pairVerdict(wcag) };
    }),
  );
}

/** AAA from 7, AA from 4.5, AA large from 3, by unrounded ratio. https://www.w3.org/TR/WCAG22/#contrast-minimum */
export function pairVerdict(ratio: number): PairVerdict {
  if (ratio >= 7) return "AAA";
  if (ratio >= 4.5) return "AA";
  return ratio >= 3 ? "AA large" : "fails";
}
