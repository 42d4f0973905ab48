import type { Hue } from "../color.ts";
import type { Space } from "../space.ts";

/**
 * The distance of the largest from the smallest RGB channel, up to which a color is gray. Conversions leave noise below
 * 1e-12, and even the finest step of 16 bits is 1.5e-5.
 */
export const POWERLESS_DELTA = 1e-6;

/** The hue of an RGB color on the hexagon of HSL, HSV and HWB. https://www.w3.org/TR/css-color-4/#rgb-to-hsl */
function hexagonHue(r: number, g: number, b: number, max: number, delta: number): number {
  if (max !== r) return 60 * (max === g ? (b - r) / delta + 2 : (r - g) / delta + 4);
  const hue = 60 * ((g - b) / delta + (g < b ? 6 : 0));
  // A hair below zero rounds up to a whole turn.
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

export function modulo(x: number, size: number): number {
  return x - size * Math.floor(x / size);
}
