import { rgbToXyz, WHITE_D50 } from "../kernel/matrices.ts";
import { power } from "../kernel/transfer.ts";
import { rgbLabels, rgbSpace } from "./rgb.ts";

/** ROMM RGB: gamma 1.8 with a straight line near black, and the white D50. https://www.w3.org/TR/css-color-4/#predefined-prophoto-rgb */
export const prophotoRgb = rgbSpace(
  "prophoto-rgb",
  "xyz-d50",
  rgbToXyz([0.734699, 0.265301, 0.159597, 0.840403, 0.036598, 0.000105], WHITE_D50),
  (x) => (Math.abs(x) <= 16 / 512 ? x / 16 : power(x, 1.8)),
  (x) => (Math.abs(x) < 1 / 512 ? x * 16 : power(x, 1 / 1.8)),
);

export const prophotoRgbLabels = rgbLabels("ProPhoto RGB");
