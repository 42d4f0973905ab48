import { D50_TO_D65, D65_TO_D50, transform } from "../kernel/matrices.ts";
import type { Space } from "../space.ts";

/** CIE XYZ with the white of sRGB. The root of the tree: it is its own base. */
export const xyzD65: Space<"xyz-d65", "xyz-d65"> = {
  id: "xyz-d65",
  letters: "xyz",
  base: "xyz-d65",
  fromBase: (color) => color,
  toBase: (color) => color,
};

/** CIE XYZ adapted to the white of print by Bradford's method. https://www.w3.org/TR/css-color-4/#color-conversion-code */
export const xyzD50: Space<"xyz-d50", "xyz-d65"> = {
  id: "xyz-d50",
  letters: "xyz",
  base: "xyz-d65",
  fromBase: (color) => {
    const [x, y, z] = transform(D65_TO_D50, color.x, color.y, color.z);
    return { space: "xyz-d50", x, y, z, alpha: color.alpha };
  },
  toBase: (color) => {
    const [x, y, z] = transform(D50_TO_D65, color.x, color.y, color.z);
    return { space: "xyz-d65", x, y, z, alpha: color.alpha };
  },
};
