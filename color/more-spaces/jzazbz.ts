import { convert } from "../convert.ts";
import { invert, type Matrix, type Row, transform } from "../kernel/matrices.ts";
import { type MoreSpace, plainNumber } from "./more-space.ts";
import { decodePq, encodePq, WHITE_LUMINANCE } from "./perceptual-quantizer.ts";
import { polarForm } from "./rectangular.ts";

const [B, G, D, D0] = [1.15, 0.66, -0.56, 1.629549953282156e-11];
const EXPONENT = (1.7 * 2523) / 2 ** 5;
const XYZ_TO_LMS: Matrix = [
  [0.41478972, 0.579999, 0.014648],
  [-0.20151, 1.120649, 0.0531008],
  [-0.0166008, 0.2648, 0.6684799],
];
const LMS_TO_IAB: Matrix = [
  [0.5, 0.5, 0],
  [3.524, -4.066708, 0.542708],
  [0.199076, 1.096799, -1.295875],
];
const LMS_TO_XYZ = invert(XYZ_TO_LMS);
const IAB_TO_LMS = invert(LMS_TO_IAB);

/**
 * M. Safdar et al., "Perceptually uniform color space for image signals including high dynamic range and wide gamut",
 * https://doi.org/10.1364/OE.25.015131. White is at 203 cd/m².
 */
export const jzazbz: MoreSpace = {
  id: "jzazbz",
  name: "Jzazbz",
  letters: "jab",
  channels: [plainNumber("Jz", 0, 1), plainNumber("az", -0.21, 0.21), plainNumber("bz", -0.21, 0.21)],
  valuesOf: (color) => {
    const xyz = convert(color, "xyz-d65");
    const [x, y, z] = [xyz.x * WHITE_LUMINANCE, xyz.y * WHITE_LUMINANCE, xyz.z * WHITE_LUMINANCE];
    const lms = transform(XYZ_TO_LMS, B * x - (B - 1) * z, G * y - (G - 1) * x, z);
    const [i, a, b] = transform(LMS_TO_IAB, ...(lms.map((cone) => encodePq(cone, EXPONENT)) as unknown as Row));
    return [((1 + D) * i) / (1 + D * i) - D0, a, b];
  },
  colorOf: ([j, a, b]) => {
    const shifted = (j ?? 0) + D0;
    const lms = transform(IAB_TO_LMS, shifted / (1 + D - D * shifted), a ?? 0, b ?? 0);
    const [x1, y1, z] = transform(LMS_TO_XYZ, ...(lms.map((cone) => decodePq(cone, EXPONENT)) as unknown as Row));
    const x = (x1 + (B - 1) * z) / B;
    const y = (y1 + (G - 1) * x) / G;
    return { space: "xyz-d65", x: x / WHITE_LUMINANCE, y: y / WHITE_LUMINANCE, z: z / WHITE_LUMINANCE, alpha: 1 };
  },
};

export const jzczhz = polarForm(jzazbz, { id: "jzczhz", name: "JzCzhz", letters: "jch", range: 0.26 });
