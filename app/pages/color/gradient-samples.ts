import type { Color, Srgb } from "#color/color.ts";
import { fromRgb24, toRgb24 } from "#color/convert.ts";
import { gradientCss } from "#color/gradient-css.ts";
import { rotateHue } from "#color/harmony.ts";
import { shades, tints } from "#color/ramp.ts";

export type GradientSample = {
  readonly name: string;
  /** With so many stops that every browser shows it alike. */
  readonly shown: string;
  /** That, and after it the same in the words of CSS Images 4. */
  readonly css: string;
};

type Stops = { name: string; stops: Color[]; space: "oklab" | "oklch" };

const RAMP_STEPS = 6;
const NEIGHBOR_DEGREES = 40;

/** Three gradients that begin with a color; a gray has one, since it has no hue to turn. */
export function gradientSamples(color: Color, isGray: boolean): GradientSample[] {
  const light = tints(color, RAMP_STEPS, "oklch").at(-1) as Color;
  const dark = shades(color, RAMP_STEPS, "oklch").at(-1) as Color;
  const samples: Stops[] = [{ name: "Light to dark", stops: [light, color, dark], space: "oklab" }];
  if (!isGray) {
    const neighbors = [rotateHue(color, -NEIGHBOR_DEGREES), color, rotateHue(color, NEIGHBOR_DEGREES)];
    samples.push({ name: "Across its neighbors", stops: neighbors, space: "oklch" });
    samples.push({ name: "To its complement", stops: [color, rotateHue(color, 180)], space: "oklch" });
  }
  return samples.map(({ name, stops, space }) => {
    const { modern, fallback } = gradientCss(distinct(stops), { space });
    return { name, shown: fallback, css: `background: ${fallback};\nbackground: ${modern};` };
  });
}

/** White to white is no gradient: equal stops become one. Hex colors, for text that people read. */
function distinct(stops: readonly Color[]): Srgb[] {
  return [...new Set(stops.map(toRgb24))].map(fromRgb24);
}
