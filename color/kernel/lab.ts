import type { Rgb24 } from "../color.ts";
import { deltaE2000At } from "./delta-e.ts";
import { labCurve } from "./lab-curve.ts";
import { D65_TO_D50, multiply, SRGB_TO_XYZ, WHITE_D50 } from "./matrices.ts";
import { LINEAR_8 } from "./transfer.ts";

const [WHITE_X, , WHITE_Z] = WHITE_D50;
// Linear sRGB to XYZ D50, relative to the white.
const [[X_R, X_G, X_B], [Y_R, Y_G, Y_B], [Z_R, Z_G, Z_B]] = multiply(
  [
    [1 / WHITE_X, 0, 0],
    [0, 1, 0],
    [0, 0, 1 / WHITE_Z],
  ],
  multiply(D65_TO_D50, SRGB_TO_XYZ),
);

/** Writes CIE Lab (D50) into out[0…2]: L 0 to 100, a, b. https://www.w3.org/TR/css-color-4/#color-conversion-code */
export function rgb24ToLabInto(value: Rgb24, out: Float64Array): void {
  const red = LINEAR_8[value >>> 16] as number;
  const green = LINEAR_8[(value >>> 8) & 255] as number;
  const blue = LINEAR_8[value & 255] as number;
  const x = labCurve(X_R * red + X_G * green + X_B * blue);
  const y = labCurve(Y_R * red + Y_G * green + Y_B * blue);
  const z = labCurve(Z_R * red + Z_G * green + Z_B * blue);
  out[0] = 116 * y - 16;
  out[1] = 500 * (x - y);
  out[2] = 200 * (y - z);
}

const first = new Float64Array(3);
const second = new Float64Array(3);

/** CIEDE2000 of two 8-bit sRGB colors. */
export function deltaE2000Rgb24(a: Rgb24, b: Rgb24): number {
  rgb24ToLabInto(a, first);
  rgb24ToLabInto(b, second);
  return deltaE2000At(first, second, 0);
}
