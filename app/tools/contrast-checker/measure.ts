import type { Color, Rgb24 } from "#color/color.ts";
import { apcaContrast, compositeOver, wcagContrast } from "#color/contrast.ts";
import { fromRgb24, toRgb24 } from "#color/convert.ts";

export type Measured = {
  /** The two colors as they are seen: in sRGB, and with nothing shining through. */
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
 * The contrast of text on a background, both as they are after what shines through. Nobody knows what is behind a
 * transparent background, so all 256 grays are tried and the worst counts: often it is not white or black but a gray
 * between.
 */
export function measure(text: Color, background: Color): Measured {
  if (background.alpha === 1) return { ...measureOn(text, toRgb24(background)), behind: null };
  let worst: Measured | undefined;
  let bestRatio = 0;
  for (const gray of GRAYS) {
    const measured = measureOn(text, toRgb24(compositeOver(background, fromRgb24(gray))));
    bestRatio = Math.max(bestRatio, measured.ratio);
    if (!worst || measured.ratio < worst.ratio) worst = { ...measured, behind: { worst: gray, bestRatio } };
  }
  const { behind, ...rest } = worst as Measured;
  return { ...rest, behind: behind && { ...behind, bestRatio } };
}

function measureOn(text: Color, background: Rgb24): Omit<Measured, "behind"> {
  const front = text.alpha === 1 ? toRgb24(text) : toRgb24(compositeOver(text, fromRgb24(background)));
  return { text: front, background, ratio: wcagContrast(front, background), lc: apcaContrast(front, background) };
}
