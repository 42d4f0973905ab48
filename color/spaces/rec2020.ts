import { rgbToXyz, WHITE_D65 } from "../kernel/matrices.ts";
import { power } from "../kernel/transfer.ts";
import { rgbLabels, rgbSpace } from "./rgb.ts";

/**
 * ITU-R BT.2020, https://www.w3.org/TR/css-color-4/#predefined-rec2020. CSS first used the camera's curve (BT.2020 table 4)
 * and resolved in August 2025 to use that of the display, a plain gamma of 2.4 as in BT.1886:
 * https://github.com/w3c/csswg-drafts/issues/12574. Older tools still give other numbers for the same color.
 */
export const rec2020 = rgbSpace(
  "rec2020",
  "xyz-d65",
  rgbToXyz([0.708, 0.292, 0.17, 0.797, 0.131, 0.046], WHITE_D65),
  (x) => power(x, 2.4),
  (x) => power(x, 1 / 2.4),
);

export const rec2020Labels = rgbLabels("Rec. 2020");
