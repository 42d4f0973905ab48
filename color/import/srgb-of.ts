import { clamp } from "../clamp.ts";
import type { Color } from "../color.ts";
import { round } from "../round.ts";

// Half a step of 16 bits, the coarsest precision in which files store floats or words.
const EIGHT_BIT_TOLERANCE = 0.5 / 65535;

/** Finer than 16 bits, and short enough for the address of many colors. */
const DIGITS = 6;

type Three = [number, number, number];

/** An opaque sRGB color from three numbers, clamped to 0 to 1. Values that were 8-bit before storing become exact. */
export function srgbOf(r: number, g: number, b: number): Color {
  const clamped = [r, g, b].map((channel) => round(clamp(channel, 0, 1), DIGITS)) as Three;
  const snapped = clamped.map((channel) => Math.round(channel * 255) / 255) as Three;
  const isEightBit = clamped.every((channel, at) => Math.abs(channel - (snapped[at] as number)) <= EIGHT_BIT_TOLERANCE);
  const [red, green, blue] = isEightBit ? snapped : clamped;
  return { space: "srgb", r: red, g: green, b: blue, alpha: 1 };
}

/** An opaque CMYK color from four inks, clamped to 0 to 1. */
export function cmykOf(c: number, m: number, y: number, k: number): Color {
  const ink = (value: number) => round(100 * clamp(value, 0, 1), DIGITS - 2);
  return { space: "cmyk", c: ink(c), m: ink(m), y: ink(y), k: ink(k), alpha: 1 };
}
