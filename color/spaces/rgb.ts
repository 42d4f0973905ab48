import { invert, type Matrix, SRGB_TO_XYZ, transform } from "../kernel/matrices.ts";
import { toGamma, toLinear } from "../kernel/transfer.ts";
import { plainNumber, type Space, type SpaceLabels } from "../space.ts";

type Transfer = (x: number) => number;
type RgbId = "srgb-linear" | "display-p3" | "display-p3-linear" | "rec2020" | "a98-rgb" | "prophoto-rgb";

type RedGreenBlue = { r: number; g: number; b: number; alpha: number };
type Tristimulus = { x: number; y: number; z: number; alpha: number };

/** An RGB space from its matrix (linear light to XYZ) and its transfer curve in both directions. */
export function rgbSpace<Id extends RgbId, Base extends "xyz-d50" | "xyz-d65">(
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
  // TypeScript does not look into the color types of a space that it does not know yet.
  return space as unknown as Space<Id, Base>;
}

export const same: Transfer = (x) => x;

export const srgbLinear = rgbSpace("srgb-linear", "xyz-d65", SRGB_TO_XYZ, same, same);

export const srgb: Space<"srgb", "srgb-linear"> = {
  id: "srgb",
  letters: "rgb",
  base: "srgb-linear",
  fromBase: ({ r, g, b, alpha }) => ({ space: "srgb", r: toGamma(r), g: toGamma(g), b: toGamma(b), alpha }),
  toBase: ({ r, g, b, alpha }) => ({ space: "srgb-linear", r: toLinear(r), g: toLinear(g), b: toLinear(b), alpha }),
};

const RGB_CHANNELS = { r: plainNumber("Red", 0, 1), g: plainNumber("Green", 0, 1), b: plainNumber("Blue", 0, 1) };

export const srgbLabels = rgbLabels("RGB");
export const srgbLinearLabels = rgbLabels("Linear sRGB");

/* @__NO_SIDE_EFFECTS__ */
export function rgbLabels(name: string): SpaceLabels<RgbId> {
  return { name, channels: RGB_CHANNELS };
}
