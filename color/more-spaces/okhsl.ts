import type { Color } from "../color.ts";
import { hueDegrees } from "../kernel/hue.ts";
import { invert, mapRow, OKLAB_TO_LMS, type Row, SRGB_TO_LMS, transform } from "../kernel/matrices.ts";
import { insideSrgb } from "../text/print.ts";
import { HUE, isGray, type MoreSpace, PERCENTAGE, radiansOf } from "./more-space.ts";

// The saturation at which the middle of the three chromas is reached.
const MIDDLE = 0.8;

/** HSL with an even lightness and hue. Björn Ottosson, https://bottosson.github.io/posts/colorpicker/#hsl-2 */
export const okhsl: MoreSpace = {
  id: "okhsl",
  name: "Okhsl",
  letters: "hsl",
  channels: [HUE, PERCENTAGE, PERCENTAGE],
  valuesOf: (color) => {
    const { l, a, b } = insideSrgb(color, "oklab");
    const c = Math.hypot(a, b);
    if (isGray(color) || l <= 0 || l >= 1) return [null, 0, 100 * toe(l)];
    const saturation = saturationOf(c, chromasOf(directionOf(a / c, b / c), l));
    return [hueDegrees(b, a), 100 * saturation, 100 * toe(l)];
  },
  colorOf: ([h, s, lightness]): Color => {
    const l = toeInverse((lightness ?? 0) / 100);
    const gray: Color = { space: "oklab", l, a: 0, b: 0, alpha: 1 };
    if (!s || l <= 0 || l >= 1) return gray;
    const angle = radiansOf(h);
    const direction = directionOf(Math.cos(angle), Math.sin(angle));
    const c = chromaOf(s / 100, chromasOf(direction, l));
    return { ...gray, a: c * direction.a, b: c * direction.b };
  },
};

type Chromas = { readonly start: number; readonly middle: number; readonly end: number };

/** How chroma grows from gray, what it is in the middle, and where sRGB ends. */
function chromasOf(direction: Direction, l: number): Chromas {
  const cusp = findCusp(direction);
  const end = largestChroma(direction, l, cusp);
  const curvature = end / Math.min((l * cusp.c) / cusp.l, ((1 - l) * cusp.c) / (1 - cusp.l));
  const [s, t] = middleOf(direction);
  return {
    start: softMinimum(l * 0.4, (1 - l) * 0.8, 2),
    middle: 0.9 * curvature * softMinimum(l * s, (1 - l) * t, 4),
    end,
  };
}

function saturationOf(c: number, { start, middle, end }: Chromas): number {
  if (c < middle) {
    const k1 = MIDDLE * start;
    return (MIDDLE * c) / (k1 + (1 - k1 / middle) * c);
  }
  const k1 = ((1 - MIDDLE) * middle * middle * 1.25 * 1.25) / start;
  const beyond = c - middle;
  return MIDDLE + ((1 - MIDDLE) * beyond) / (k1 + (1 - k1 / (end - middle)) * beyond);
}

function chromaOf(s: number, { start, middle, end }: Chromas): number {
  if (s < MIDDLE) {
    const t = s / MIDDLE;
    const k1 = MIDDLE * start;
    return (t * k1) / (1 - (1 - k1 / middle) * t);
  }
  const t = (s - MIDDLE) / (1 - MIDDLE);
  const k1 = ((1 - MIDDLE) * middle * middle * 1.25 * 1.25) / start;
  return middle + (t * k1) / (1 - (1 - k1 / (end - middle)) * t);
}

/** A smooth stand-in for the cusp: chroma by lightness below it, and by darkness above it. */
function middleOf({ a, b }: Direction): [number, number] {
  const s =
    7.4477897 +
    4.1590124 * b +
    a *
      (-2.19557347 +
        1.75198401 * b +
        a * (-2.13704948 - 10.02301043 * b + a * (-4.24894561 + 5.38770819 * b + 4.69891013 * a)));
  const t =
    1.6132032 -
    0.68124379 * b +
    a *
      (0.40370612 +
        0.90148123 * b +
        a * (-0.27087943 + 0.6122399 * b + a * (0.00299215 - 0.45399568 * b - 0.14661872 * a)));
  return [0.11516993 + 1 / s, 0.11239642 + 1 / t];
}

function softMinimum(x: number, y: number, power: number): number {
  return (1 / (1 / x ** power + 1 / y ** power)) ** (1 / power);
}

const START = 0.5;

/** HSV with an even hue. Björn Ottosson, https://bottosson.github.io/posts/colorpicker/#hsv-2 */
export const okhsv: MoreSpace = {
  id: "okhsv",
  name: "Okhsv",
  letters: "hsv",
  channels: [HUE, PERCENTAGE, PERCENTAGE],
  valuesOf: (color) => {
    const { l, a, b } = insideSrgb(color, "oklab");
    const c = Math.hypot(a, b);
    if (isGray(color) || l <= 0 || l >= 1) return [null, 0, 100 * toe(l)];
    const direction = directionOf(a / c, b / c);
    const { t, k } = triangleOf(direction);
    const scale = t / (c + l * t);
    const [lv, cv] = [scale * l, scale * c];
    const straight = l / topScale(direction, lv, cv);
    return [hueDegrees(b, a), (100 * (START + t) * cv) / (t * START + t * k * cv), (100 * toe(straight)) / lv];
  },
  colorOf: ([h, s, value]): Color => {
    const v = (value ?? 0) / 100;
    if (!s || v === 0) return { space: "oklab", l: toeInverse(v), a: 0, b: 0, alpha: 1 };
    const angle = radiansOf(h);
    const direction = directionOf(Math.cos(angle), Math.sin(angle));
    const { t, k } = triangleOf(direction);
    const part = s / 100;
    const room = START + t - t * k * part;
    const [lv, cv] = [1 - (part * START) / room, (part * t * START) / room];
    const l = toeInverse(v * lv) * topScale(direction, lv, cv);
    const c = (l * cv) / lv;
    return { space: "oklab", l, a: c * direction.a, b: c * direction.b, alpha: 1 };
  },
};

/** The triangle from black through the cusp to white: its slope on the white side, and its bend. */
function triangleOf(direction: Direction) {
  const { l, c } = findCusp(direction);
  return { t: c / (1 - l), k: 1 - (START * l) / c };
}

/** How much the curved top of sRGB differs from the straight edge of the triangle at a value of 1. */
function topScale(direction: Direction, lv: number, cv: number): number {
  const l = toeInverse(lv);
  return Math.cbrt(1 / Math.max(...linearAt(direction, l, (cv * l) / lv), 0));
}

// The shape of sRGB in OKLab, as Okhsl and Okhsv model it: Björn Ottosson, "Two new color spaces for color picking",
// https://bottosson.github.io/posts/colorpicker/, with his polynomials, each followed by one step of Halley's method.

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
type Direction = { readonly a: number; readonly b: number; readonly slopes: Row };

/** The most colorful color of a hue. */
type Cusp = { readonly l: number; readonly c: number };

function directionOf(a: number, b: number): Direction {
  const slopes = mapRow(OKLAB_TO_LMS, ([, inA, inB]) => inA * a + inB * b);
  return { a, b, slopes };
}

/** Converts OKLab L to a lightness close to that of CIE Lab. */
function toe(l: number): number {
  const part = K3 * l - K1;
  return (part + Math.sqrt(part * part + 4 * K2 * K3 * l)) / 2;
}

function toeInverse(l: number): number {
  return (l * l + K1 * l) / (K3 * (l + K2));
}

/** Linear sRGB of a lightness and chroma. */
function linearAt({ slopes }: Direction, l: number, c: number): Row {
  const [long, medium, short] = mapRow(slopes, (slope) => (l + c * slope) ** 3);
  return transform(LMS_TO_SRGB, long, medium, short);
}

function findCusp(direction: Direction): Cusp {
  const saturation = largestSaturation(direction);
  const l = Math.cbrt(1 / Math.max(...linearAt(direction, 1, saturation)));
  return { l, c: l * saturation };
}

/** The chroma at which sRGB ends at a lightness between 0 and 1. */
function largestChroma(direction: Direction, l: number, cusp: Cusp): number {
  if (l <= cusp.l) return (cusp.c * l) / cusp.l;
  // Above the cusp the edge is curved: Halley's method gets to it from the straight line, channel by channel.
  const c = (cusp.c * (l - 1)) / (cusp.l - 1);
  const steps = LMS_TO_SRGB.map((row) => {
    const { value, first, second } = derivatives(row, direction, l, c);
    const step = first / (first * first - 0.5 * (value - 1) * second);
    return step >= 0 ? -(value - 1) * step : Number.POSITIVE_INFINITY;
  });
  return c + Math.min(...steps);
}

/** The ratio of chroma to lightness at which a channel is 0: the edge of sRGB below the cusp. */
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
