import type { Space } from "../color.ts";
import {
  D50_TO_D65,
  D65_TO_D50,
  invert,
  type Matrix,
  P3_TO_XYZ,
  REC2020_TO_XYZ,
  rgbToXyz,
  SRGB_TO_XYZ,
  transform,
  WHITE_D50,
  WHITE_D65,
} from "../kernel/matrices.ts";
import { power, toGamma, toLinear } from "../kernel/transfer.ts";

type Transfer = (x: number) => number;
type RgbId = "srgb-linear" | "display-p3" | "display-p3-linear" | "rec2020" | "a98-rgb" | "prophoto-rgb";

type RedGreenBlue = { r: number; g: number; b: number; alpha: number };
type Tristimulus = { x: number; y: number; z: number; alpha: number };

/** An RGB space from its matrix (linear light to XYZ) and its transfer curve in both directions. */
function rgbSpace<Id extends RgbId, Base extends "xyz-d50" | "xyz-d65">(
  id: Id,
  base: Base,
  toXyz: Matrix,
  decode: Transfer,
  encode: Transfer,
): Space<Id, Base> {
  const fromXyz = invert(toXyz);
  const space = {
    id,
    letters: "rgb",
    base,
    fromBase: ({ x, y, z, alpha }: Tristimulus) => {
      const [r, g, b] = transform(fromXyz, x, y, z);
      return { space: id, r: encode(r), g: encode(g), b: encode(b), alpha };
    },
    toBase: ({ r, g, b, alpha }: RedGreenBlue) => {
      const [x, y, z] = transform(toXyz, decode(r), decode(g), decode(b));
      return { space: base, x, y, z, alpha };
    },
  };
  // TypeScript cannot check the color types of a generic space.
  return space as unknown as Space<Id, Base>;
}

const same: Transfer = (x) => x;

export const srgbLinear = rgbSpace("srgb-linear", "xyz-d65", SRGB_TO_XYZ, same, same);

export const srgb: Space<"srgb", "srgb-linear"> = {
  id: "srgb",
  letters: "rgb",
  base: "srgb-linear",
  fromBase: ({ r, g, b, alpha }) => ({ space: "srgb", r: toGamma(r), g: toGamma(g), b: toGamma(b), alpha }),
  toBase: ({ r, g, b, alpha }) => ({ space: "srgb-linear", r: toLinear(r), g: toLinear(g), b: toLinear(b), alpha }),
};

/** Digital cinema primaries, sRGB white and curve. https://www.w3.org/TR/css-color-4/#predefined-display-p3 */
export const displayP3 = rgbSpace("display-p3", "xyz-d65", P3_TO_XYZ, toLinear, toGamma);

/** Display P3 before its curve. https://www.w3.org/TR/css-color-4/#predefined-display-p3-linear */
export const displayP3Linear = rgbSpace("display-p3-linear", "xyz-d65", P3_TO_XYZ, same, same);

/** Compatible with Adobe RGB (1998). https://www.w3.org/TR/css-color-4/#predefined-a98-rgb */
export const a98Rgb = rgbSpace(
  "a98-rgb",
  "xyz-d65",
  rgbToXyz([0.64, 0.33, 0.21, 0.71, 0.15, 0.06], WHITE_D65),
  (x) => power(x, 563 / 256),
  (x) => power(x, 256 / 563),
);

/** ROMM RGB: gamma 1.8, straight near black, D50 white. https://www.w3.org/TR/css-color-4/#predefined-prophoto-rgb */
export const prophotoRgb = rgbSpace(
  "prophoto-rgb",
  "xyz-d50",
  rgbToXyz([0.734699, 0.265301, 0.159597, 0.840403, 0.036598, 0.000105], WHITE_D50),
  (x) => (Math.abs(x) <= 16 / 512 ? x / 16 : power(x, 1.8)),
  (x) => (Math.abs(x) < 1 / 512 ? x * 16 : power(x, 1 / 1.8)),
);

/**
 * ITU-R BT.2020, https://www.w3.org/TR/css-color-4/#predefined-rec2020. CSS first used the camera's curve (BT.2020 table 4)
 * and resolved in August 2025 to use that of the display, a plain gamma of 2.4 as in BT.1886:
 * https://github.com/w3c/csswg-drafts/issues/12574. Older tools still give other numbers for the same color.
 */
export const rec2020 = rgbSpace(
  "rec2020",
  "xyz-d65",
  REC2020_TO_XYZ,
  (x) => power(x, 2.4),
  (x) => power(x, 1 / 2.4),
);

/** CIE XYZ with the white of sRGB. The root of the tree: it is its own base. */
export const xyzD65: Space<"xyz-d65", "xyz-d65"> = {
  id: "xyz-d65",
  letters: "xyz",
  base: "xyz-d65",
  fromBase: (color) => color,
  toBase: (color) => color,
};

/** CIE XYZ adapted to D50 (print) by Bradford's method. https://www.w3.org/TR/css-color-4/#color-conversion-code */
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
