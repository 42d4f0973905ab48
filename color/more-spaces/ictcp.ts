import { convert } from "../convert.ts";
import { invert, type Matrix, type Row, transform } from "../kernel/matrices.ts";
import { type MoreSpace, plainNumber } from "./more-space.ts";
import { decodePq, encodePq, WHITE_LUMINANCE } from "./perceptual-quantizer.ts";
import { REC2020_TO_XYZ } from "./rec2020-linear.ts";

const scaled = (matrix: Matrix) => matrix.map((row) => row.map((x) => x / 4096)) as unknown as Matrix;
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
const XYZ_TO_RGB = invert(REC2020_TO_XYZ);
const LMS_TO_RGB = invert(RGB_TO_LMS);
const ICTCP_TO_LMS = invert(LMS_TO_ICTCP);

/** ITU-R BT.2100, table 7, https://www.itu.int/rec/R-REC-BT.2100. White is at 203 cd/m². */
export const ictcp: MoreSpace = {
  id: "ictcp",
  name: "ICtCp",
  letters: "itp",
  channels: [plainNumber("I", 0, 1), plainNumber("Ct", -0.5, 0.5), plainNumber("Cp", -0.5, 0.5)],
  valuesOf: (color) => {
    const { x, y, z } = convert(color, "xyz-d65");
    const lms = transform(RGB_TO_LMS, ...transform(XYZ_TO_RGB, x, y, z));
    return transform(LMS_TO_ICTCP, ...(lms.map((cone) => encodePq(cone * WHITE_LUMINANCE)) as unknown as Row));
  },
  colorOf: ([i, t, p]) => {
    const lms = transform(ICTCP_TO_LMS, i ?? 0, t ?? 0, p ?? 0).map((cone) => decodePq(cone) / WHITE_LUMINANCE);
    const [x, y, z] = transform(REC2020_TO_XYZ, ...transform(LMS_TO_RGB, ...(lms as unknown as Row)));
    return { space: "xyz-d65", x, y, z, alpha: 1 };
  },
};
