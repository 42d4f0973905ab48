import type { Rgb24 } from "./color.ts";

/** An opaque picture's pixels as a canvas gives them. For tests only. */
export function rgbaOf(rgb24s: readonly Rgb24[]): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray(rgb24s.length * 4);
  for (const [i, rgb24] of rgb24s.entries()) rgba.set([rgb24 >>> 16, (rgb24 >>> 8) & 255, rgb24 & 255, 255], i * 4);
  return rgba;
}
