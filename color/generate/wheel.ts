import { clamp } from "../clamp.ts";
import { hueDegrees, normalizeHue, turnBetween } from "../kernel/hue.ts";
import { labCurve } from "../kernel/lab-curve.ts";
import { D65_TO_D50, multiply, SRGB_TO_XYZ, transform, WHITE_D50 } from "../kernel/matrices.ts";
import { oklabToLinear } from "../kernel/oklab.ts";
import { toGamma } from "../kernel/transfer.ts";
import type { Mode } from "../ramp.ts";
import { hexagonHue } from "../spaces/hsv.ts";
import { chromaRoom } from "./chroma-room.ts";
import type { GenerateGamut } from "./request.ts";

/** The hue circles of the modes; those without a hue use the circle of their polar sibling. */
export type Circle = "oklch" | "lch" | "hsl";

const RADIANS = Math.PI / 180;
const LINEAR_TO_D50 = multiply(D65_TO_D50, SRGB_TO_XYZ);
/** Precision of a found hue, in degrees: far finer than 8 bits can show. */
const HUE_TOLERANCE = 0.005;
const MAX_STEPS = 32;
const STEPS_TO_HALVE = 3;
const MIN_SLOPE = 0.1;
const MAX_TURN = 40;

export function circleOf(mode: Mode): Circle {
  if (mode === "oklch" || mode === "oklab") return "oklch";
  return mode === "lch" || mode === "lab" ? "lch" : "hsl";
}

/** The hue of an OKLCH color on a circle, both in degrees. The hue of a gray is arbitrary. */
export function hueOnCircle(circle: Circle, l: number, c: number, h: number): number {
  if (circle === "oklch") return normalizeHue(h);
  const linear = oklabToLinear(l, c * Math.cos(h * RADIANS), c * Math.sin(h * RADIANS));
  if (circle === "lch") {
    const [x, y, z] = transform(LINEAR_TO_D50, linear.r, linear.g, linear.b);
    const fy = labCurve(y);
    return hueDegrees(200 * (fy - labCurve(z / WHITE_D50[2])), 500 * (labCurve(x / WHITE_D50[0]) - fy));
  }
  const [r, g, b] = [toGamma(linear.r), toGamma(linear.g), toGamma(linear.b)];
  const most = Math.max(r, g, b);
  const range = most - Math.min(r, g, b);
  return range === 0 ? 0 : hexagonHue(r, g, b, most, range);
}

/**
 * The OKLCH hue at which a color of this lightness, and this chroma where the gamut has room, has the given hue on a
 * circle: the inverse of `hueOnCircle`, by the secant method and bisection.
 */
export function hueFromCircle(circle: Circle, wanted: number, l: number, c: number, gamut: GenerateGamut): number {
  if (circle === "oklch" || c <= 0 || l <= 0 || l >= 1) return normalizeHue(wanted);
  const miss = (h: number) => turnBetween(wanted, hueOnCircle(circle, l, Math.min(c, chromaRoom(l, h, gamut)), h));
  let before = wanted;
  let missBefore = miss(before);
  let hue = before - clamp(missBefore, -MAX_TURN, MAX_TURN);
  let best = Math.abs(missBefore);
  let bestHue = before;
  let below = missBefore < 0 ? before : Number.NaN;
  let above = missBefore < 0 ? Number.NaN : before;
  for (let step = 1; step <= MAX_STEPS && best >= HUE_TOLERANCE; step++) {
    const missed = miss(hue);
    if (Math.abs(missed) < best) {
      best = Math.abs(missed);
      bestHue = hue;
    }
    if (missed < 0) below = hue;
    else above = hue;
    const slope = (missed - missBefore) / (hue - before || 1);
    before = hue;
    missBefore = missed;
    hue -= clamp(missed / (slope > MIN_SLOPE ? slope : 1), -MAX_TURN, MAX_TURN);
    // Around deep blue the HSL hue almost jumps, so only bisection gets closer.
    const isBetween = (hue - below) * (hue - above) < 0;
    if (below < above && (!isBetween || step % STEPS_TO_HALVE === 0)) hue = (below + above) / 2;
  }
  return normalizeHue(bestHue);
}

/** The size of a hue arc in degrees; equal ends mean the whole circle. */
export function arcSize([from, to]: readonly [number, number]): number {
  return (((to - from) % 360) + 360) % 360 || 360;
}
