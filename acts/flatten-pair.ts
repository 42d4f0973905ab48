import type { Color, Rgb24 } from "#color/color.ts";
import { compositeOver } from "#color/contrast/contrast.ts";
import { fromRgb24, toRgb24 } from "#color/convert.ts";

const WHITE = fromRgb24(0xffffff);

/** How contrast is measured: transparent text is blended with its background, and that with white. */
export function flattenPair(text: Color, background: Color): { front: Rgb24; back: Rgb24 } {
  const below = compositeOver(background, WHITE);
  return { front: toRgb24(compositeOver(text, below)), back: toRgb24(below) };
}
