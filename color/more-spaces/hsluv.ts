import type { Color } from "../color.ts";
import { labCurveInverse } from "../kernel/lab-curve.ts";
import { invert, SRGB_TO_XYZ } from "../kernel/matrices.ts";
import { insideSrgb } from "../text/print.ts";
import { lchuv, WHITE_U, WHITE_V } from "./luv.ts";
import { HUE, type MoreSpace, percentage, radiansOf } from "./more-space.ts";

const XYZ_TO_SRGB = invert(SRGB_TO_XYZ);
// Closer to black or white than any color of 8 bits; there is no chroma to be a part of.
const END = 1e-7;

/**
 * Saturation as a part of the chroma that sRGB has at this lightness and hue of LCHuv. Alexei Boronine,
 * https://www.hsluv.org/. Here the border comes from the exact matrices, so the last digits differ from the reference,
 * which has rounded ones.
 */
export const hsluv: MoreSpace = {
  id: "hsluv",
  name: "HSLuv",
  letters: "hsl",
  channels: [HUE, percentage("Saturation"), percentage("Lightness")],
  isSrgbOnly: true,
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
 * How far it is from gray to the border of sRGB. In the plane of one lightness each channel of linear sRGB is 0 or 1 along a
 * straight line A·u′ + B·v′ + C = 0: what X and Z are in terms of u′ and v′, put into the channel's row of the matrix.
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
