import type { Rgb24 } from "../color.ts";
import { fromRgb24, toRgb24 } from "../convert.ts";
import { mix } from "../mix.ts";

export type BootstrapShade = { readonly step: number; readonly rgb24: Rgb24 };

const WHITE = fromRgb24(0xffffff);
const BLACK = fromRgb24(0);

/**
 * The nine shades of a Bootstrap color, 100 to 900: tints with 80, 60, 40 and 20 % of white, the color itself, and shades
 * with 20 to 80 % of black, mixed in sRGB as `mix()` of Sass does.
 * https://github.com/twbs/bootstrap/blob/v5.3.3/scss/_variables.scss
 */
export function bootstrapShades(base: Rgb24): BootstrapShade[] {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => {
    const fifths = number - 5;
    const mixed = mix(fromRgb24(base), fifths < 0 ? WHITE : BLACK, { space: "srgb", amount: Math.abs(fifths) / 5 });
    return { step: number * 100, rgb24: toRgb24(mixed) };
  });
}
