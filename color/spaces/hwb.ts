import type { Space } from "../space.ts";

/** White and black together from which a color has no hue. https://drafts.csswg.org/css-color-4/#hwb-powerless */
const POWERLESS_SUM = 99.999;

/** https://www.w3.org/TR/css-color-4/#the-hwb-notation */
export const hwb: Space<"hwb", "hsv"> = {
  id: "hwb",
  letters: "hwb",
  base: "hsv",
  fromBase: ({ h, s, v, alpha }) => ({ space: "hwb", h, w: v - (v * s) / 100, b: 100 - v, alpha }),
  toBase: ({ h, w, b, alpha }) => {
    // White and black that fill the color leave no room for the hue; more than that is scaled down.
    const sum = w + b;
    if (sum >= POWERLESS_SUM) return { space: "hsv", h: null, s: 0, v: (100 * w) / sum, alpha };
    const v = 100 - b;
    return { space: "hsv", h, s: v === 0 ? 0 : 100 - (100 * w) / v, v, alpha };
  },
};
