import { POWERS_OF_TEN } from "./powers-of-ten.ts";

export const MAX_DECIMALS = 6;
const MAX_INTEGER = 2 ** 31 - 1;

// The first three decimals with their point, the same without trailing zeros, and the next three without them.
const FIRST = Array.from({ length: 1000 }, (_, thousandths) => `.${String(thousandths).padStart(3, "0")}`);
const FIRST_TRIMMED = FIRST.map((digits) => digits.replace(/0+$/, ""));
const SECOND_TRIMMED = FIRST_TRIMMED.map((digits) => digits.slice(1));

/**
 * Rounds to at most `decimals` (0 to 6) places, without trailing zeros and never "-0". Uses tables, because toFixed
 * takes twice as long and leaves the zeros. A number that then has more than nine digits is printed as JavaScript
 * prints it.
 */
export function decimal(value: number, decimals: number): string {
  const scale = POWERS_OF_TEN[decimals] as number;
  const scaled = Math.round((value < 0 ? -value : value) * scale);
  if (scaled === 0) return "0";
  if (!(scaled <= MAX_INTEGER)) return String(value);
  // All of this fits into 32 bits, and `| 0` tells V8 that.
  const whole = (scaled / scale) | 0;
  const signed = value < 0 ? `-${whole}` : `${whole}`;
  const fraction = scaled - whole * scale;
  if (fraction === 0) return signed;
  const millionths = (fraction * (POWERS_OF_TEN[MAX_DECIMALS - decimals] as number)) | 0;
  const first = (millionths / 1000) | 0;
  const second = millionths - first * 1000;
  return second === 0 ? signed + FIRST_TRIMMED[first] : signed + FIRST[first] + SECOND_TRIMMED[second];
}
