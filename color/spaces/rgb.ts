import { invert, type Matrix, SRGB_TO_XYZ, transform } from "../kernel/matrices.ts";
import { toGamma, toLinear } from "../kernel/transfer.ts";
import { plainNumber, type Space } from "../space.ts";

type Transfer = (x: number) => number;
type RgbId = "srgb-linear" | "display-p3" | "rec2020" | "a98-rgb" | "prophoto-rgb";

type RedGreenBlue = { r: number; g: number; b: number; alpha: number };
type Tristimulus = { x: number; y: number; z: number; alpha: number };

const channels = { r: plainNumber("Red", 0, 1), g: plainNumber("Green", 0, 1), b: plainNumber("Blue", 0, 1) };

/** An RGB space from its matrix (linear light to XYZ) and its transfer curve in both directions. */
export function rgbSpace<Id extends RgbId, Base extends "xyz-d50" | "xyz-d65">(
  id: Id,
  name: string,
  base: Base,
  toXyz: Matrix,
  decode: Transfer,
  encode: Transfer,
): Space<Id, Base> {
  const fromXyz = invert(toXyz);
  const space = {
    id,
    name,
    channels,
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

const same: Transfer = (x) => x;

export const srgbLinear = rgbSpace("srgb-linear", "Linear sRGB", "xyz-d65", SRGB_TO_XYZ, same, same);

export const srgb: Space<"srgb", "srgb-linear"> = {
  id: "srgb",
  name: "RGB",
  channels,
  base: "srgb-linear",
  fromBase: ({ r, g, b, alpha }) => ({ space: "srgb", r: toGamma(r), g: toGamma(g), b: toGamma(b), alpha }),
  toBase: ({ r, g, b, alpha }) => ({ space: "srgb-linear", r: toLinear(r), g: toLinear(g), b: toLinear(b), alpha }),
};
