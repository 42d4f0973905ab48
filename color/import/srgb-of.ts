import { clamp } from "../clamp.ts";
import type { Color } from "../color.ts";

// Half a step of 16 bits, the coarsest that files store floats or words of.
const EIGHT_BIT_TOLERANCE = 0.5 / 65535;

type Three = [number, number, number];

/** An opaque sRGB color of three numbers from 0 to 1. What was 8-bit before a file stored it is exactly so again. */
export function srgbOf(r: number, g: number, b: number): Color {
  const clamped = [r, g, b].map((channel) => clamp(channel, 0, 1)) as Three;
  const snapped = clamped.map((channel) => Math.round(channel * 255) / 255) as Three;
  const isEightBit = clamped.every((channel, at) => Math.abs(channel - (snapped[at] as number)) <= EIGHT_BIT_TOLERANCE);
  const [red, green, blue] = isEightBit ? snapped : clamped;
  return { space: "srgb", r: red, g: green, b: blue, alpha: 1 };
}

/** An opaque color of four inks from 0 to 1. */
export function cmykOf(c: number, m: number, y: number, k: number): Color {
  const ink = (value: number) => 100 * clamp(value, 0, 1);
  return { space: "cmyk", c: ink(c), m: ink(m), y: ink(y), k: ink(k), alpha: 1 };
}
