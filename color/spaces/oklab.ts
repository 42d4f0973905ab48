import { linearToOklab, oklabToLinear } from "../kernel/oklab.ts";
import type { Space } from "../space.ts";

/**
 * Björn Ottosson's perceptual space, https://bottosson.github.io/posts/oklab/. Like there, and unlike in CSS, it starts
 * from linear sRGB instead of XYZ: the same numbers, with one matrix less for the colors of most pages.
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
