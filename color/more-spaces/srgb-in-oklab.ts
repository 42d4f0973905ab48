// The shape of sRGB in OKLab, as Okhsl and Okhsv take it: Björn Ottosson, "Two new color spaces for color picking",
// https://bottosson.github.io/posts/colorpicker/, with his polynomials and one step of Halley's method behind each.
import { invert, OKLAB_TO_LMS, type Row, SRGB_TO_LMS, transform } from "../kernel/matrices.ts";

const LMS_TO_SRGB = invert(SRGB_TO_LMS);
const [K1, K2] = [0.206, 0.03];
const K3 = (1 + K1) / (1 + K2);

// Where red, green or blue is the first channel to fall below 0, and a polynomial of the saturation at which it does.
const FALLS = [
  { limit: [-1.88170328, -0.80936493], k: [1.19086277, 1.76576728, 0.59662641, 0.75515197, 0.56771245] },
  { limit: [1.81444104, -1.19445276], k: [0.73956515, -0.45954404, 0.08285427, 0.1254107, 0.14503204] },
  { limit: null, k: [1.35733652, -0.00915799, -1.1513021, -0.50559606, 0.00692167] },
] as const;

/** A hue as a unit vector, and how much each cone response grows with chroma there. */
export type Direction = { readonly a: number; readonly b: number; readonly slopes: Row };

/** The most colorful color of a hue. */
export type Cusp = { readonly l: number; readonly c: number };

export function directionOf(a: number, b: number): Direction {
  const slopes = OKLAB_TO_LMS.map(([, inA, inB]) => inA * a + inB * b) as unknown as Row;
  return { a, b, slopes };
}

/** L of OKLab to a lightness that is near that of CIE Lab. */
export function toe(l: number): number {
  const part = K3 * l - K1;
  return (part + Math.sqrt(part * part + 4 * K2 * K3 * l)) / 2;
}

export function toeInverse(l: number): number {
  return (l * l + K1 * l) / (K3 * (l + K2));
}

/** Linear sRGB of a lightness and chroma. */
export function linearAt({ slopes }: Direction, l: number, c: number): Row {
  const [long, medium, short] = slopes.map((slope) => (l + c * slope) ** 3) as unknown as Row;
  return transform(LMS_TO_SRGB, long, medium, short);
}

export function findCusp(direction: Direction): Cusp {
  const saturation = largestSaturation(direction);
  const l = Math.cbrt(1 / Math.max(...linearAt(direction, 1, saturation)));
  return { l, c: l * saturation };
}

/** The chroma at which sRGB ends at a lightness between 0 and 1. */
export function largestChroma(direction: Direction, l: number, cusp: Cusp): number {
  if (l <= cusp.l) return (cusp.c * l) / cusp.l;
  // Above the cusp the border is curved: from the straight line to it by Halley's method, channel by channel.
  const c = (cusp.c * (l - 1)) / (cusp.l - 1);
  const steps = LMS_TO_SRGB.map((row) => {
    const { value, first, second } = derivatives(row, direction, l, c);
    const step = first / (first * first - 0.5 * (value - 1) * second);
    return step >= 0 ? -(value - 1) * step : Number.POSITIVE_INFINITY;
  });
  return c + Math.min(...steps);
}

/** Chroma by lightness at which a channel is 0: from there on sRGB ends below the cusp. */
function largestSaturation(direction: Direction): number {
  const { a, b } = direction;
  const channel = FALLS.findIndex(({ limit }) => !limit || limit[0] * a + limit[1] * b > 1);
  const [k0, k1, k2, k3, k4] = (FALLS[channel] as (typeof FALLS)[number]).k;
  const guess = k0 + k1 * a + k2 * b + k3 * a * a + k4 * a * b;
  const { value, first, second } = derivatives(LMS_TO_SRGB[channel] as Row, direction, 1, guess);
  return guess - (value * first) / (first * first - 0.5 * value * second);
}

/** A channel of linear sRGB, and how it changes with chroma. */
function derivatives(row: Row, { slopes }: Direction, l: number, c: number) {
  let [value, first, second] = [0, 0, 0];
  for (const [cone, slope] of slopes.entries()) {
    const response = l + c * slope;
    const weight = row[cone] as number;
    value += weight * response ** 3;
    first += weight * 3 * slope * response ** 2;
    second += weight * 6 * slope ** 2 * response;
  }
  return { value, first, second };
}
