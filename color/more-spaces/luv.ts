import { convert } from "../convert.ts";
import { labCurve, labCurveInverse } from "../kernel/lab-curve.ts";
import { WHITE_D65 } from "../kernel/matrices.ts";
import { type MoreSpace, plainNumber } from "./more-space.ts";
import { polarForm } from "./rectangular.ts";

/** u′ and v′ of the white D65. */
export const [WHITE_U, WHITE_V] = chromaticity(...WHITE_D65) as readonly [number, number];

/** CIELUV with the white D65. CIE 15, https://en.wikipedia.org/wiki/CIELUV */
export const luv: MoreSpace = {
  id: "luv",
  name: "CIE Luv",
  letters: "luv",
  channels: [plainNumber("Lightness", 0, 100), plainNumber("u", -215, 215), plainNumber("v", -215, 215)],
  valuesOf: (color) => {
    const { x, y, z } = convert(color, "xyz-d65");
    const l = 116 * labCurve(y) - 16;
    const [u, v] = chromaticity(x, y, z) ?? [WHITE_U, WHITE_V];
    return [l, 13 * l * (u - WHITE_U), 13 * l * (v - WHITE_V)];
  },
  colorOf: ([lightness, u, v]) => {
    const l = lightness ?? 0;
    const y = labCurveInverse((l + 16) / 116);
    if (l === 0) return { space: "xyz-d65", x: 0, y: 0, z: 0, alpha: 1 };
    const u1 = (u ?? 0) / (13 * l) + WHITE_U;
    const v1 = (v ?? 0) / (13 * l) + WHITE_V;
    return { space: "xyz-d65", x: (y * 9 * u1) / (4 * v1), y, z: (y * (12 - 3 * u1 - 20 * v1)) / (4 * v1), alpha: 1 };
  },
};

export const lchuv = polarForm(luv, { id: "lchuv", name: "CIE LCHuv", range: 220 });

/** u′ and v′ of CIE 1976; black has none. */
function chromaticity(x: number, y: number, z: number): readonly [number, number] | null {
  const sum = x + 15 * y + 3 * z;
  return sum === 0 ? null : [(4 * x) / sum, (9 * y) / sum];
}
