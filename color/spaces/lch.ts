import type { Hue } from "../color.ts";
import { hueDegrees } from "../kernel/hue.ts";
import { POWERLESS_CHROMA } from "../kernel/oklab.ts";
import type { Space } from "../space.ts";

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
  // TypeScript does not look into the color types of a space that it does not know yet.
  return space as unknown as Space<Id, Base>;
}

/** CIE Lab in polar form. The threshold is that of https://www.w3.org/TR/css-color-4/#color-conversion-code. */
export const lch = polarSpace("lch", "lab", 0.0015);

/** OKLab in polar form. */
export const oklch = polarSpace("oklch", "oklab", POWERLESS_CHROMA);
