import { convert } from "../convert.ts";
import { labCurve, labCurveInverse } from "../kernel/lab-curve.ts";
import { WHITE_D65 } from "../kernel/matrices.ts";
import { type MoreSpace, plainNumber } from "./more-space.ts";
import { polarForm } from "./rectangular.ts";

const [WHITE_X, , WHITE_Z] = WHITE_D65;

/**
 * CIE Lab with the white of the screen, as many tools print it; the `lab()` of CSS has that of print, D50.
 * CIE 15, https://en.wikipedia.org/wiki/CIELAB_color_space#Converting_between_CIELAB_and_CIEXYZ_coordinates
 */
export const labD65: MoreSpace = {
  id: "lab-d65",
  name: "CIE Lab D65",
  letters: "lab",
  channels: [plainNumber("Lightness", 0, 100), plainNumber("a", -125, 125), plainNumber("b", -125, 125)],
  valuesOf: (color) => {
    const xyz = convert(color, "xyz-d65");
    const [x, y, z] = [labCurve(xyz.x / WHITE_X), labCurve(xyz.y), labCurve(xyz.z / WHITE_Z)];
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  },
  colorOf: ([l, a, b]) => {
    const y = ((l ?? 0) + 16) / 116;
    return {
      space: "xyz-d65",
      x: labCurveInverse(y + (a ?? 0) / 500) * WHITE_X,
      y: labCurveInverse(y),
      z: labCurveInverse(y - (b ?? 0) / 200) * WHITE_Z,
      alpha: 1,
    };
  },
};

export const lchD65 = polarForm(labD65, { id: "lch-d65", name: "CIE LCH D65", range: 150 });
