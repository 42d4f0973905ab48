import type { Rgb24 } from "../color.ts";

export type BootstrapShade = { readonly step: number; readonly rgb24: Rgb24 };

const WHITE = 0xffffff;
const BLACK = 0;

/**
 * The nine shades of a Bootstrap color, 100 to 900: tints with 80, 60, 40 and 20 % of white, the color itself, and shades
 * with 20 to 80 % of black, mixed in sRGB as `mix()` of Sass does.
 * https://github.com/twbs/bootstrap/blob/v5.3.3/scss/_variables.scss
 */
export function bootstrapShades(base: Rgb24): BootstrapShade[] {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => {
    const fifths = number - 5;
    return { step: number * 100, rgb24: mix(base, fifths < 0 ? WHITE : BLACK, Math.abs(fifths) / 5) };
  });
}

function mix(base: Rgb24, other: Rgb24, share: number): Rgb24 {
  const channel = (shift: number) =>
    Math.round(((base >>> shift) & 255) * (1 - share) + ((other >>> shift) & 255) * share);
  return (channel(16) << 16) | (channel(8) << 8) | channel(0);
}
