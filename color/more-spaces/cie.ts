import type { Color } from "../color.ts";
import { labCurve, labCurveInverse } from "../kernel/lab-curve.ts";
import { invert, SRGB_TO_XYZ, WHITE_D65 } from "../kernel/matrices.ts";
import { insideSrgb } from "../text/print.ts";
import { HUE, type MoreSpace, PERCENTAGE, plainNumber, polarForm, radiansOf, xyzSpace } from "./more-space.ts";

const [WHITE_X, , WHITE_Z] = WHITE_D65;

/**
 * CIE Lab with the D65 white of screens, as many tools print it; `lab()` in CSS uses the D50 white of print. CIE 15,
 * https://en.wikipedia.org/wiki/CIELAB_color_space#Converting_between_CIELAB_and_CIEXYZ_coordinates
 */
export const labD65 = xyzSpace({
  id: "lab-d65",
  name: "CIE Lab D65",
  letters: "lab",
  channels: [plainNumber(0, 100), plainNumber(-125, 125), plainNumber(-125, 125)],
  fromXyz: (xyz) => {
    const [x, y, z] = [labCurve(xyz[0] / WHITE_X), labCurve(xyz[1]), labCurve(xyz[2] / WHITE_Z)];
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  },
  toXyz: ([l, a, b]) => {
    const y = (l + 16) / 116;
    return [labCurveInverse(y + a / 500) * WHITE_X, labCurveInverse(y), labCurveInverse(y - b / 200) * WHITE_Z];
  },
});

export const lchD65 = polarForm(labD65, { id: "lch-d65", name: "CIE LCH D65", range: 150 });

/** u′ and v′ of the white D65. */
const [WHITE_U, WHITE_V] = chromaticity(...WHITE_D65) as readonly [number, number];

/** CIELUV with the white D65. CIE 15, https://en.wikipedia.org/wiki/CIELUV */
export const luv = xyzSpace({
  id: "luv",
  name: "CIE Luv",
  letters: "luv",
  channels: [plainNumber(0, 100), plainNumber(-215, 215), plainNumber(-215, 215)],
  fromXyz: ([x, y, z]) => {
    const l = 116 * labCurve(y) - 16;
    const [u, v] = chromaticity(x, y, z) ?? [WHITE_U, WHITE_V];
    return [l, 13 * l * (u - WHITE_U), 13 * l * (v - WHITE_V)];
  },
  toXyz: ([l, u, v]) => {
    if (l === 0) return [0, 0, 0];
    const y = labCurveInverse((l + 16) / 116);
    const u1 = u / (13 * l) + WHITE_U;
    const v1 = v / (13 * l) + WHITE_V;
    return [(y * 9 * u1) / (4 * v1), y, (y * (12 - 3 * u1 - 20 * v1)) / (4 * v1)];
  },
});

export const lchuv = polarForm(luv, { id: "lchuv", name: "CIE LCHuv", range: 220 });

/** u′ and v′ of CIE 1976; black has none. */
function chromaticity(x: number, y: number, z: number): readonly [number, number] | null {
  const sum = x + 15 * y + 3 * z;
  return sum === 0 ? null : [(4 * x) / sum, (9 * y) / sum];
}

const XYZ_TO_SRGB = invert(SRGB_TO_XYZ);
// Closer to black or white than any 8-bit color; there is no chroma to take a fraction of.
const END = 1e-7;

/**
 * Saturation as a fraction of the chroma that sRGB has at this lightness and hue of LCHuv. Alexei Boronine,
 * https://www.hsluv.org/. The edge comes from the exact matrices here, so the last digits differ from the reference,
 * which uses rounded ones.
 */
export const hsluv: MoreSpace = {
  id: "hsluv",
  name: "HSLuv",
  letters: "hsl",
  channels: [HUE, PERCENTAGE, PERCENTAGE],
  valuesOf: (color) => {
    const [l, c, h] = lchuv.valuesOf(insideSrgb(color, "srgb")) as readonly [number, number, number | null];
    if (h === null || l < END || l > 100 - END) return [null, 0, l];
    return [h, (100 * c) / largestChroma(l, h), l];
  },
  colorOf: ([h, s, l]): Color => {
    const lightness = l ?? 0;
    const isEnd = lightness < END || lightness > 100 - END;
    return lchuv.colorOf([lightness, isEnd ? 0 : ((s ?? 0) / 100) * largestChroma(lightness, h ?? 0), h]);
  },
};

/**
 * The distance from gray to the edge of sRGB. In the plane of one lightness, each channel of linear sRGB is 0 or 1
 * along a straight line A·u′ + B·v′ + C = 0: X and Z in terms of u′ and v′, put into the channel's row of the matrix.
 */
function largestChroma(l: number, hue: number): number {
  const y = labCurveInverse((l + 16) / 116);
  const angle = radiansOf(hue);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let nearest = Number.POSITIVE_INFINITY;
  for (const [mx, my, mz] of XYZ_TO_SRGB) {
    for (const edge of [0, 1]) {
      const a = y * (9 * mx - 3 * mz);
      const b = y * (4 * my - 20 * mz) - 4 * edge;
      const distance = -(a * WHITE_U + b * WHITE_V + 12 * y * mz) / (a * cos + b * sin);
      if (distance > 0) nearest = Math.min(nearest, distance);
    }
  }
  return 13 * l * nearest;
}
