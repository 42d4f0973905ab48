import { rgbToXyz, WHITE_D65 } from "../kernel/matrices.ts";
import { power } from "../kernel/transfer.ts";
import { rgbLabels, rgbSpace } from "./rgb.ts";

/** Compatible with Adobe RGB (1998). https://www.w3.org/TR/css-color-4/#predefined-a98-rgb */
export const a98Rgb = rgbSpace(
  "a98-rgb",
  "xyz-d65",
  rgbToXyz([0.64, 0.33, 0.21, 0.71, 0.15, 0.06], WHITE_D65),
  (x) => power(x, 563 / 256),
  (x) => power(x, 256 / 563),
);

export const a98RgbLabels = rgbLabels("A98 RGB");
