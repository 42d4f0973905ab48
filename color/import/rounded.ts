import type { Color } from "../color.ts";
import { convert } from "../convert.ts";

const WHOLE_HSL = /^hsla?\(\s*(\d+)(?:deg)?[\s,]+(\d+)%?[\s,]+(\d+)%?[\s,/)]/i;

/** The numbers of hsl() in whole numbers, to compare with those of `wholeHslOf`; `null` for other text. */
export function readWholeHsl(text: string, alpha: number): string | null {
  const [, h, s, l] = WHOLE_HSL.exec(text) ?? [];
  return h === undefined ? null : `${Number(h) % 360} ${s} ${l} ${alpha}`;
}

/** A color as hsl() in whole numbers: each may be rounded, as by Coolors, or cut off, as by Adobe Color. */
export function wholeHslOf(color: Color): readonly string[] {
  const { h, s, l, alpha } = convert(color, "hsl");
  const both = (number: number) => [Math.round(number), Math.floor(number)];
  return both(h ?? 0).flatMap((hue) =>
    both(s).flatMap((saturation) => both(l).map((lightness) => `${hue % 360} ${saturation} ${lightness} ${alpha}`)),
  );
}
