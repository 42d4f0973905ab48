// The engine's own matrices as text, so that the copied code agrees with it.
import { D65_TO_D50, invert, multiply, type Row, SRGB_TO_XYZ, WHITE_D50 } from "#color/kernel/matrices.ts";

// Keeps the error below a millionth of a byte, and the lines short enough to print.
const DIGITS = 10;
const RGB_TO_XYZ_D50 = multiply(D65_TO_D50, SRGB_TO_XYZ);
const XYZ_D50_TO_RGB = invert(RGB_TO_XYZ_D50);

export const WHITE_X = write(WHITE_D50[0]);
export const WHITE_Z = write(WHITE_D50[2]);

/** X, Y and Z as sums of red, green and blue. */
export const TO_XYZ = RGB_TO_XYZ_D50.map((row) => writeSum(row, ["red", "green", "blue"]));
/** Linear red, green and blue as sums of x, y and z. */
export const FROM_XYZ = XYZ_D50_TO_RGB.map((row) => writeSum(row, ["x", "y", "z"]));

/** "0.436 * red + 0.385 * green - 0.143 * blue" */
function writeSum(row: Row, names: readonly string[]): string {
  return row
    .map(
      (factor, i) =>
        `${i === 0 ? "" : factor < 0 ? " - " : " + "}${write(i === 0 ? factor : Math.abs(factor))} * ${names[i]}`,
    )
    .join("");
}

function write(value: number): string {
  return String(Number(value.toFixed(DIGITS)));
}
