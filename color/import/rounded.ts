import type { Color } from "../color.ts";
import { toRgb24 } from "../convert.ts";

/** In 8-bit steps: hsl() in whole percent, rounded as by Coolors or cut off as by Adobe Color. */
const MAX_DIFFERENCE = 3;
const SHIFTS = [16, 8, 0];
const WHOLE_HSL = /^hsla?\(\s*\d+(?:deg)?[\s,]+\d+%?[\s,]+\d+%?[\s,/)]/i;

/** Whether a color, written as `text`, is the other one again, as hsl() rounded to whole numbers. */
export function isRounded(text: string, color: Color, other: Color | null): boolean {
  if (!other || !WHOLE_HSL.test(text) || other.alpha !== color.alpha) return false;
  const [a, b] = [toRgb24(color), toRgb24(other)];
  return SHIFTS.every((shift) => Math.abs(((a >> shift) & 255) - ((b >> shift) & 255)) <= MAX_DIFFERENCE);
}
