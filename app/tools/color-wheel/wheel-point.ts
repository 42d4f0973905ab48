import type { Wheel } from "#color/harmony/harmony.ts";
import { type Polar, RIM_CHROMA, round, turned } from "./polar.ts";

const RADIANS = Math.PI / 180;

/** From the middle, in radii of the wheel: to the right and down. */
export function pointOf({ h, c }: Polar, wheel: Wheel): { x: number; y: number } {
  const radius = Math.min(1, c / RIM_CHROMA[wheel]);
  // Rounded, because sines of two engines differ in their last digits, and the page is made by both.
  return { x: round(radius * Math.sin(h * RADIANS), 5), y: round(-radius * Math.cos(h * RADIANS), 5) };
}

/** Nearer to the middle than a pixel or two a hand cannot mean an angle: there the hue stays. */
export function polarOf({ x, y }: { x: number; y: number }, wheel: Wheel): { h?: number; c: number } {
  const radius = Math.hypot(x, y);
  const c = Math.min(1, radius) * RIM_CHROMA[wheel];
  return radius < 0.01 ? { c } : { h: turned(Math.atan2(x, -y) / RADIANS), c };
}
