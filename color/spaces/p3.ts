import { P3_TO_XYZ } from "../kernel/matrices.ts";
import { toGamma, toLinear } from "../kernel/transfer.ts";
import { rgbLabels, rgbSpace } from "./rgb.ts";

/** The primaries of digital cinema with the white and the curve of sRGB. https://www.w3.org/TR/css-color-4/#predefined-display-p3 */
export const displayP3 = rgbSpace("display-p3", "xyz-d65", P3_TO_XYZ, toLinear, toGamma);

export const displayP3Labels = rgbLabels("Display P3");
