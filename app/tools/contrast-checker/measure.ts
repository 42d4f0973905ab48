import type { Color, Rgb24 } from "#color/color.ts";
import { apcaContrast, wcagContrast } from "#color/contrast/contrast.ts";
import { layOver, type Sheet, sheetOf } from "./lay-over.ts";

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
