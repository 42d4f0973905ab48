import type { Hue, Space } from "../color.ts";
import { hueDegrees } from "../kernel/hue.ts";
import { labCurve, labCurveInverse } from "../kernel/lab-curve.ts";
import { WHITE_D50 } from "../kernel/matrices.ts";
import { linearToOklab, oklabToLinear, POWERLESS_CHROMA } from "../kernel/oklab.ts";

const [WHITE_X, , WHITE_Z] = WHITE_D50;

/** CIE Lab with D50 white. https://www.w3.org/TR/css-color-4/#color-conversion-code */
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

/**
 * Björn Ottosson's perceptual space, https://bottosson.github.io/posts/oklab/. As there, and unlike in CSS, it starts
 * from linear sRGB instead of XYZ: the same numbers, with one matrix fewer for the colors of most pages.
 */
export const oklab: Space<"oklab", "srgb-linear"> = {
  id: "oklab",
  letters: "lab",
  base: "srgb-linear",
  fromBase: (color) => {
    const { l, a, b } = linearToOklab(color.r, color.g, color.b);
    return { space: "oklab", l, a, b, alpha: color.alpha };
  },
  toBase: (color) => {
    const { r, g, b } = oklabToLinear(color.l, color.a, color.b);
    return { space: "srgb-linear", r, g, b, alpha: color.alpha };
  },
};

const RADIANS = Math.PI / 180;

type Rectangular = { l: number; a: number; b: number; alpha: number };
type Polar = { l: number; c: number; h: Hue; alpha: number };

/** The polar form of a lightness, a, b space. Up to the powerless chroma a color counts as gray: chroma 0, no hue. */
function polarSpace<Id extends "lch" | "oklch", Base extends "lab" | "oklab">(
  id: Id,
  base: Base,
  powerlessChroma: number,
): Space<Id, Base> {
  const space = {
    id,
    letters: "lch",
    base,
    fromBase: ({ l, a, b, alpha }: Rectangular) => {
      const chroma = Math.sqrt(a * a + b * b);
      const isGray = chroma <= powerlessChroma;
      return { space: id, l, c: isGray ? 0 : chroma, h: isGray ? null : hueDegrees(b, a), alpha };
    },
    toBase: ({ l, c, h, alpha }: Polar) => {
      const angle = (h ?? 0) * RADIANS;
      const chroma = c <= powerlessChroma ? 0 : c;
      return { space: base, l, a: chroma * Math.cos(angle), b: chroma * Math.sin(angle), alpha };
    },
  };
  // TypeScript cannot check the color types of a generic space.
  return space as unknown as Space<Id, Base>;
}

/** CIE Lab in polar form. The threshold is that of https://www.w3.org/TR/css-color-4/#color-conversion-code. */
export const lch = polarSpace("lch", "lab", 0.0015);

/** OKLab in polar form. */
export const oklch = polarSpace("oklch", "oklab", POWERLESS_CHROMA);
