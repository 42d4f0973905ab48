import { linearToOklab, oklabToLinear } from "../kernel/oklab.ts";
import { plainNumber, type Space } from "../space.ts";

/**
 * Björn Ottosson's perceptual space, https://bottosson.github.io/posts/oklab/. Like there, and unlike in CSS, it starts
 * from linear sRGB instead of XYZ: the same numbers, with one matrix less for the colors of most pages.
 */
export const oklab: Space<"oklab", "srgb-linear"> = {
  id: "oklab",
  name: "OKLab",
  channels: { l: plainNumber("Lightness", 0, 1), a: plainNumber("a", -0.4, 0.4), b: plainNumber("b", -0.4, 0.4) },
  base: "srgb-linear",
  fromBase: linearToOklab,
  toBase: oklabToLinear,
};
