import type { Hue, Space } from "../color.ts";

/**
 * A color is gray up to this distance between its largest and smallest RGB channels. Conversions leave noise below
 * 1e-12, and even a 16-bit step is 1.5e-5.
 */
export const POWERLESS_DELTA = 1e-6;

/**
 * The hue in degrees of an RGB color that isn't a gray, on the hexagon of HSL, HSV and HWB.
 * https://www.w3.org/TR/css-color-4/#rgb-to-hsl
 */
export function hexagonHue(r: number, g: number, b: number, max: number, delta: number): number {
  if (max !== r) return 60 * (max === g ? (b - r) / delta + 2 : (r - g) / delta + 4);
  const hue = 60 * ((g - b) / delta + (g < b ? 6 : 0));
  // Slightly below zero rounds up to a whole turn.
  return hue < 360 ? hue : 0;
}

/** https://en.wikipedia.org/wiki/HSL_and_HSV */
export const hsv: Space<"hsv", "srgb"> = {
  id: "hsv",
  letters: "hsv",
  base: "srgb",
  fromBase: ({ r, g, b, alpha }) => {
    const max = Math.max(r, g, b);
    const delta = max - Math.min(r, g, b);
    const isGray = delta <= POWERLESS_DELTA;
    const h: Hue = isGray ? null : hexagonHue(r, g, b, max, delta);
    return { space: "hsv", h, s: isGray || max === 0 ? 0 : (100 * delta) / max, v: 100 * max, alpha };
  },
  toBase: ({ h, s, v, alpha }) => {
    const sextant = (h ?? 0) / 60;
    const channel = (offset: number) => {
      const k = modulo(offset + sextant, 6);
      return (v - (v * s * Math.max(0, Math.min(k, 4 - k, 1))) / 100) / 100;
    };
    return { space: "srgb", r: channel(5), g: channel(3), b: channel(1), alpha };
  },
};

function modulo(x: number, size: number): number {
  return x - size * Math.floor(x / size);
}

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

/** The sum of white and black from which a color has no hue. https://drafts.csswg.org/css-color-4/#hwb-powerless */
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

/** The basic formula, with as much black as possible. https://www.w3.org/TR/css-color-5/#cmyk-rgb */
export const cmyk: Space<"cmyk", "srgb"> = {
  id: "cmyk",
  letters: "cmyk",
  base: "srgb",
  fromBase: ({ r, g, b, alpha }) => {
    const light = Math.max(r, g, b);
    const ink = (channel: number) => (light === 0 ? 0 : 100 - (100 * channel) / light);
    return { space: "cmyk", c: ink(r), m: ink(g), y: ink(b), k: 100 - 100 * light, alpha };
  },
  toBase: ({ c, m, y, k, alpha }) => {
    const light = (100 - k) / 10000;
    return { space: "srgb", r: (100 - c) * light, g: (100 - m) * light, b: (100 - y) * light, alpha };
  },
};
