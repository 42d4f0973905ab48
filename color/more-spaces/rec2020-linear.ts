import { convert } from "../convert.ts";
import { invert, rgbToXyz, transform, WHITE_D65 } from "../kernel/matrices.ts";
import { type MoreSpace, plainNumber } from "./more-space.ts";

/** From the primaries of ITU-R BT.2020, https://www.itu.int/rec/R-REC-BT.2020, table 3. */
export const REC2020_TO_XYZ = rgbToXyz([0.708, 0.292, 0.17, 0.797, 0.131, 0.046], WHITE_D65);
const XYZ_TO_REC2020 = invert(REC2020_TO_XYZ);

/** Rec. 2020 in linear light: the same in every browser, whatever curve it has for `rec2020`. */
export const rec2020Linear: MoreSpace = {
  id: "rec2020-linear",
  name: "Linear Rec. 2020",
  letters: "rgb",
  channels: [plainNumber("Red", 0, 1), plainNumber("Green", 0, 1), plainNumber("Blue", 0, 1)],
  valuesOf: (color) => {
    const { x, y, z } = convert(color, "xyz-d65");
    return transform(XYZ_TO_REC2020, x, y, z);
  },
  colorOf: ([r, g, b]) => {
    const [x, y, z] = transform(REC2020_TO_XYZ, r ?? 0, g ?? 0, b ?? 0);
    return { space: "xyz-d65", x, y, z, alpha: 1 };
  },
};
