import type { Rgb24 } from "../../../color/color.ts";

/**
 * Throws a TypeError unless the value is a packed color. Bit operations take an object or a text for black, so that callers
 * without types would get a wrong answer instead. Here and not in `color/`, whose loops call the same functions.
 */
export function checkRgb24(value: Rgb24, taker: string): void {
  if (typeof value === "number" && value >>> 0 === value && value <= 0xffffff) return;
  throw new TypeError(
    `${taker} takes a number from 0 to 0xFFFFFF, as toRgb24(color) returns it, but was given ${describe(value)}.`,
  );
}

function describe(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  return typeof value === "object" && value !== null ? "an object" : String(value);
}
