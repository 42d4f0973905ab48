import { P3_TO_XYZ } from "../kernel/matrices.ts";
import { rgbLabels, rgbSpace, same } from "./rgb.ts";

/** Display P3 before its curve. https://www.w3.org/TR/css-color-4/#predefined-display-p3-linear */
export const displayP3Linear = rgbSpace("display-p3-linear", "xyz-d65", P3_TO_XYZ, same, same);

export const displayP3LinearLabels = rgbLabels("Linear Display P3");
