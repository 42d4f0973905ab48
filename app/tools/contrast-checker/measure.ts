import type { Color, Rgb24 } from "#color/color.ts";
import { apcaContrast, wcagContrast } from "#color/contrast/contrast.ts";
import { toRgb24 } from "#color/convert.ts";

export type Measured = {
  /** The two colors as they are seen where WCAG is worst: in sRGB, and with nothing shining through. */
  readonly text: Rgb24;
  readonly background: Rgb24;
  /** WCAG 2.2, unrounded, 1 to 21. */
  readonly ratio: number;
  /** APCA, signed. */
  readonly lc: number;
  /** Where the background lets something through: the gray behind it that is worst, and the best that is possible. */
  readonly behind: { readonly worst: Rgb24; readonly bestRatio: number } | null;
};

const GRAYS = Array.from({ length: 256 }, (_, level) => level * 0x010101);

/**
 * The contrast of text on a background, both as they are after what shines through. What is behind a transparent
 * background is unknown, so all 256 grays are tried and the worst counts, for each of the two numbers by itself: often
 * it is not white or black but a gray between.
 */
export function measure(text: Color, background: Color): Measured {
  const front = sheetOf(text);
  const back = sheetOf(background);
  if (back.alpha >= 1) return { ...measureOn(front, back.rgb24), behind: null };
  let worst = { ...measureOn(front, layOver(back, 0)), behind: { worst: 0, bestRatio: 0 } };
  let { lc } = worst;
  let bestRatio = 0;
  for (const gray of GRAYS) {
    const measured = measureOn(front, layOver(back, gray));
    bestRatio = Math.max(bestRatio, measured.ratio);
    if (Math.abs(measured.lc) < Math.abs(lc)) lc = measured.lc;
    if (measured.ratio < worst.ratio) worst = { ...measured, behind: { worst: gray, bestRatio } };
  }
  return { ...worst, lc, behind: { ...worst.behind, bestRatio } };
}

function measureOn(text: Sheet, background: Rgb24): Omit<Measured, "behind"> {
  const front = layOver(text, background);
  return { text: front, background, ratio: wcagContrast(front, background), lc: apcaContrast(front, background) };
}

/** An 8-bit color and its opacity, 0 to 1. */
export type Sheet = { readonly rgb24: Rgb24; readonly alpha: number };

export function sheetOf(color: Color): Sheet {
  return { rgb24: toRgb24(color), alpha: color.alpha };
}

/** Source-over on sRGB bytes, as browsers do it. https://www.w3.org/TR/compositing-1/#simplealphacompositing */
export function layOver({ rgb24, alpha }: Sheet, below: Rgb24): Rgb24 {
  if (alpha >= 1) return rgb24;
  const red = blend(rgb24 >>> 16, below >>> 16, alpha);
  const green = blend((rgb24 >>> 8) & 255, (below >>> 8) & 255, alpha);
  return (red << 16) | (green << 8) | blend(rgb24 & 255, below & 255, alpha);
}

function blend(top: number, below: number, alpha: number): number {
  return Math.round(top * alpha + below * (1 - alpha));
}
