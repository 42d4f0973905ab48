import type { Rgb24 } from "#color/color.ts";
import { apcaContrast, wcagContrast } from "#color/contrast.ts";

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type WorstPoint = {
  /** The lowest WCAG ratio in the box, unrounded, and where it is. */
  readonly ratio: number;
  readonly lc: number;
  readonly color: Rgb24;
  readonly x: number;
  readonly y: number;
  /** Of all pixels in the box: the mean ratio, and the share that reaches 4.5. */
  readonly meanRatio: number;
  readonly passingShare: number;
};

/**
 * Text over a picture is only as readable as over its worst pixel. Looks at every pixel of the box in RGBA bytes of an
 * opaque picture; null where the box holds none.
 */
export function findWorstPoint(rgba: Uint8ClampedArray, width: number, text: Rgb24, box: Box): WorstPoint | null {
  const height = rgba.length / 4 / width;
  const fromX = Math.max(0, Math.floor(box.x));
  const fromY = Math.max(0, Math.floor(box.y));
  const toX = Math.min(width, Math.ceil(box.x + box.width));
  const toY = Math.min(height, Math.ceil(box.y + box.height));
  const count = Math.max(0, toX - fromX) * Math.max(0, toY - fromY);
  if (count === 0) return null;
  const ratios = new Map<Rgb24, number>();
  const worst = { ratio: Number.POSITIVE_INFINITY, color: 0, x: fromX, y: fromY };
  let sum = 0;
  let passing = 0;
  for (let y = fromY; y < toY; y++) {
    for (let x = fromX; x < toX; x++) {
      const at = (y * width + x) * 4;
      const color = ((rgba[at] as number) << 16) | ((rgba[at + 1] as number) << 8) | (rgba[at + 2] as number);
      let ratio = ratios.get(color);
      if (ratio === undefined) {
        ratio = wcagContrast(text, color);
        ratios.set(color, ratio);
      }
      sum += ratio;
      if (ratio >= 4.5) passing++;
      if (ratio < worst.ratio) Object.assign(worst, { ratio, color, x, y });
    }
  }
  return { ...worst, lc: apcaContrast(text, worst.color), meanRatio: sum / count, passingShare: passing / count };
}
