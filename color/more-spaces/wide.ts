import { invert, type Matrix, mapRow, REC2020_TO_XYZ, transform } from "../kernel/matrices.ts";
import { plainNumber, polarForm, xyzSpace } from "./more-space.ts";

const XYZ_TO_REC2020 = invert(REC2020_TO_XYZ);

/** Rec. 2020 in linear light: the same in every browser, whatever curve it uses for `rec2020`. */
export const rec2020Linear = xyzSpace({
  id: "rec2020-linear",
  name: "Linear Rec. 2020",
  letters: "rgb",
  channels: [plainNumber(0, 1), plainNumber(0, 1), plainNumber(0, 1)],
  fromXyz: (xyz) => transform(XYZ_TO_REC2020, ...xyz),
  toXyz: (rgb) => transform(REC2020_TO_XYZ, ...rgb),
});

// SMPTE ST 2084, the curve of high dynamic range: https://www.itu.int/rec/R-REC-BT.2100, table 4.
const M1 = 2610 / 16384;
const M2 = (2523 / 4096) * 128;
const C1 = 3424 / 4096;
const C2 = (2413 / 4096) * 32;
const C3 = (2392 / 4096) * 32;
const PEAK = 10_000;

/** The luminance of white on a screen of standard range, in cd/m². https://www.itu.int/pub/R-REP-BT.2408 */
const WHITE_LUMINANCE = 203;

/** Encodes 0 to 10,000 cd/m² as a signal of 0 to 1. Jzazbz has its own `exponent`. */
function encodePq(luminance: number, exponent = M2): number {
  const power = (Math.max(luminance, 0) / PEAK) ** M1;
  return ((C1 + C2 * power) / (1 + C3 * power)) ** exponent;
}

function decodePq(signal: number, exponent = M2): number {
  const power = Math.max(signal, 0) ** (1 / exponent);
  return PEAK * (Math.max(power - C1, 0) / (C2 - C3 * power)) ** (1 / M1);
}

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
export const jzazbz = xyzSpace({
  id: "jzazbz",
  name: "Jzazbz",
  letters: "jab",
  channels: [plainNumber(0, 1), plainNumber(-0.21, 0.21), plainNumber(-0.21, 0.21)],
  fromXyz: (xyz) => {
    const [x, y, z] = mapRow(xyz, (value) => value * WHITE_LUMINANCE);
    const lms = transform(XYZ_TO_LMS, B * x - (B - 1) * z, G * y - (G - 1) * x, z);
    const [i, a, b] = transform(LMS_TO_IAB, ...mapRow(lms, (cone) => encodePq(cone, EXPONENT)));
    return [((1 + D) * i) / (1 + D * i) - D0, a, b];
  },
  toXyz: ([j, a, b]) => {
    const shifted = j + D0;
    const lms = transform(IAB_TO_LMS, shifted / (1 + D - D * shifted), a, b);
    const [x1, y1, z] = transform(LMS_TO_XYZ, ...mapRow(lms, (cone) => decodePq(cone, EXPONENT)));
    const x = (x1 + (B - 1) * z) / B;
    const y = (y1 + (G - 1) * x) / G;
    return [x / WHITE_LUMINANCE, y / WHITE_LUMINANCE, z / WHITE_LUMINANCE];
  },
});

export const jzczhz = polarForm(jzazbz, { id: "jzczhz", name: "JzCzhz", letters: "jch", range: 0.26 });

const scaled = (matrix: Matrix) => mapRow(matrix, (row) => mapRow(row, (x) => x / 4096));
const RGB_TO_LMS = scaled([
  [1688, 2146, 262],
  [683, 2951, 462],
  [99, 309, 3688],
]);
const LMS_TO_ICTCP = scaled([
  [2048, 2048, 0],
  [6610, -13613, 7003],
  [17933, -17390, -543],
]);
const LMS_TO_RGB = invert(RGB_TO_LMS);
const ICTCP_TO_LMS = invert(LMS_TO_ICTCP);

/** ITU-R BT.2100, table 7, https://www.itu.int/rec/R-REC-BT.2100. White is at 203 cd/m². */
export const ictcp = xyzSpace({
  id: "ictcp",
  name: "ICtCp",
  letters: "itp",
  channels: [plainNumber(0, 1), plainNumber(-0.5, 0.5), plainNumber(-0.5, 0.5)],
  fromXyz: (xyz) => {
    const lms = transform(RGB_TO_LMS, ...transform(XYZ_TO_REC2020, ...xyz));
    return transform(LMS_TO_ICTCP, ...mapRow(lms, (cone) => encodePq(cone * WHITE_LUMINANCE)));
  },
  toXyz: (itp) => {
    const lms = mapRow(transform(ICTCP_TO_LMS, ...itp), (cone) => decodePq(cone) / WHITE_LUMINANCE);
    return transform(REC2020_TO_XYZ, ...transform(LMS_TO_RGB, ...lms));
  },
});
