import type { Color } from "../color.ts";
import { hueDegrees } from "../kernel/hue.ts";
import { insideSrgb } from "../text/print.ts";
import { HUE, type MoreSpace, percentage, radiansOf } from "./more-space.ts";
import { isGray } from "./rectangular.ts";
import { type Direction, directionOf, findCusp, largestChroma, toe, toeInverse } from "./srgb-in-oklab.ts";

// The saturation at which the middle of the three chromas is reached.
const MIDDLE = 0.8;

/** HSL with an even lightness and hue. Björn Ottosson, https://bottosson.github.io/posts/colorpicker/#hsl-2 */
export const okhsl: MoreSpace = {
  id: "okhsl",
  name: "Okhsl",
  letters: "hsl",
  channels: [HUE, percentage("Saturation"), percentage("Lightness")],
  isSrgbOnly: true,
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
