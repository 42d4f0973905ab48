import { labCurve, labCurveInverse } from "../kernel/lab-curve.ts";
import { WHITE_D50 } from "../kernel/matrices.ts";
import type { Space } from "../space.ts";

const [WHITE_X, , WHITE_Z] = WHITE_D50;

/** CIE Lab with the white D50. https://www.w3.org/TR/css-color-4/#color-conversion-code */
export const lab: Space<"lab", "xyz-d50"> = {
  id: "lab",
  letters: "lab",
  base: "xyz-d50",
  fromBase: (color) => {
    const x = labCurve(color.x / WHITE_X);
    const y = labCurve(color.y);
    const z = labCurve(color.z / WHITE_Z);
    return { space: "lab", l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z), alpha: color.alpha };
  },
  toBase: ({ l, a, b, alpha }) => {
    const y = (l + 16) / 116;
    return {
      space: "xyz-d50",
      x: labCurveInverse(y + a / 500) * WHITE_X,
      y: labCurveInverse(y),
      z: labCurveInverse(y - b / 200) * WHITE_Z,
      alpha,
    };
  },
};
