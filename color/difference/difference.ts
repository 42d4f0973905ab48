import type { Color, Lab, Oklab } from "../color.ts";
import { convert } from "../convert.ts";
import { deltaE2000Lab } from "../kernel/delta-e.ts";

/** CIEDE2000 below which two swatches side by side are hard to tell apart. */
export const HARD_BELOW = 2;
/** CIEDE2000 below which one can replace the other. */
export const CLOSE_BELOW = 5;

export type DifferenceVerdict = { readonly level: 0 | 1 | 2 | 3 | 4; readonly words: string };

/**
 * CIE76: the Euclidean distance in CIE Lab (D50, as in CSS), 0 to about 260. Old and simple; it overstates differences
 * between vivid colors. Alpha is ignored. https://en.wikipedia.org/wiki/Color_difference#CIE76
 */
export function deltaE76(a: Color, b: Color): number {
  return straight(convert(a, "lab"), convert(b, "lab"));
}

/**
 * CIEDE2000 in CIE Lab (D50, as in CSS), 0 to about 100, the same in both orders. Alpha is ignored.
 * G. Sharma et al., https://doi.org/10.1002/col.20070
 */
export function deltaE2000(a: Color, b: Color): number {
  const p = convert(a, "lab");
  const q = convert(b, "lab");
  return deltaE2000Lab(p.l, p.a, p.b, q.l, q.a, q.b);
}

/** ΔEOK: distance in OKLab, 0 to about 1; alpha is ignored. https://www.w3.org/TR/css-color-4/#color-difference-OK */
export function deltaEOk(a: Color, b: Color): number {
  return straight(convert(a, "oklab"), convert(b, "oklab"));
}

/**
 * Describes a CIEDE2000 difference in plain words. The limits are rules of thumb for two swatches side by side; size,
 * lighting and the observer all shift them.
 */
export function differenceVerdict(deltaE2000: number): DifferenceVerdict {
  if (deltaE2000 < 1) return { level: 0, words: "The same to the eye" };
  if (deltaE2000 < HARD_BELOW) return { level: 1, words: "Hard to tell apart" };
  if (deltaE2000 < CLOSE_BELOW) return { level: 2, words: "Different when side by side" };
  if (deltaE2000 <= 11) return { level: 3, words: "Different, but related" };
  return { level: 4, words: "Clearly different" };
}

function straight(p: Lab | Oklab, q: Lab | Oklab): number {
  const dl = p.l - q.l;
  const da = p.a - q.a;
  const db = p.b - q.b;
  return Math.sqrt(dl * dl + da * da + db * db);
}
