import type { Space } from "../space.ts";

/** The plain formula, with as much black as possible. https://www.w3.org/TR/css-color-5/#cmyk-rgb */
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
