import { clamp } from "#color/clamp.ts";
import type { Oklch, Rgb24 } from "#color/color.ts";
import { mapOklchToRgb24 } from "#color/kernel/gamut-map.ts";
import { hexOf } from "#color/text/print.ts";

const HUE_STEP_DEGREES = 10;
const LIGHTNESS_STEPS = [0.12, 0.06, 0, -0.06, -0.12];
const HUE_STEPS = [-3, -2, -1, 0, 1, 2, 3];
/** Outside these limits all hues look alike. */
const MIN_LIGHTNESS = 0.06;
const MAX_LIGHTNESS = 0.985;
/** OKLCH chroma below which a color reads as gray. */
const GRAY_CHROMA = 0.01;
const CAST_CHROMA = 0.02;
const COOL_HUE = 250;
const WARM_HUE = 70;

/**
 * The colors around a color in OKLCH, including the color itself: rows from light to dark, with the hue turning from
 * left to right. Rows that would be past white or black are missing. Grays have no hue, so their rows run from a cool
 * to a warm cast.
 */
export function neighborsOf(rgb24: Rgb24, { l, c, h }: Oklch) {
  const axis: "hue" | "cast" = h === null || c < GRAY_CHROMA ? "cast" : "hue";
  const lightnesses = LIGHTNESS_STEPS.map((step) => l + step).filter(
    (value) => value === l || clamp(value, MIN_LIGHTNESS, MAX_LIGHTNESS) === value,
  );
  const rows = lightnesses.map((lightness) =>
    HUE_STEPS.map((step) => {
      if (lightness === l && step === 0) return hexOf(rgb24);
      const held = clamp(lightness, MIN_LIGHTNESS, MAX_LIGHTNESS);
      if (axis === "hue") return hexOf(mapOklchToRgb24(held, c, (h ?? 0) + step * HUE_STEP_DEGREES));
      return hexOf(mapOklchToRgb24(held, Math.abs(step) * CAST_CHROMA, step < 0 ? COOL_HUE : WARM_HUE));
    }),
  );
  return { rows, axis };
}
