import type { Space } from "../space.ts";
import { modulo } from "./hsv.ts";

/** The saturation up to which a color has no hue. https://drafts.csswg.org/css-color-4/#hsl-powerless */
const POWERLESS_SATURATION = 0.001;

/** https://www.w3.org/TR/css-color-4/#the-hsl-notation, by way of https://en.wikipedia.org/wiki/HSL_and_HSV#HSV_to_HSL */
export const hsl: Space<"hsl", "hsv"> = {
  id: "hsl",
  letters: "hsl",
  base: "hsv",
  fromBase: ({ h, s, v, alpha }) => {
    const l = v - (v * s) / 200;
    const room = Math.min(l, 100 - l);
    const saturation = room === 0 ? 0 : (100 * (v - l)) / room;
    // Far outside the gamut it turns negative: https://github.com/w3c/csswg-drafts/issues/9222
    if (saturation < 0) return { space: "hsl", h: modulo((h ?? 0) + 180, 360), s: -saturation, l, alpha };
    return { space: "hsl", h, s: saturation, l, alpha };
  },
  toBase: ({ h, s, l, alpha }) => {
    const v = l + (s * Math.min(l, 100 - l)) / 100;
    const saturation = v === 0 ? 0 : 200 - (200 * l) / v;
    const isGray = s <= POWERLESS_SATURATION || saturation === 0;
    return { space: "hsv", h: isGray ? null : h, s: saturation, v, alpha };
  },
};
