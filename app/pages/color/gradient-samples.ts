import type { Color, Srgb } from "#color/color.ts";
import { fromRgb24, toRgb24 } from "#color/convert.ts";
import { NAMED_EASINGS } from "#color/gradient/ease.ts";
import { printGradientCode } from "#color/gradient/print-css.ts";
import { rotateHue } from "#color/harmony/harmony.ts";
import { shades, tints } from "#color/ramp.ts";

type Stops = { name: string; stops: Color[]; space: "oklab" | "oklch" };

const RAMP_STEPS = 6;
const NEIGHBOR_DEGREES = 40;
const TO_THE_RIGHT_DEGREES = 90;
/** At an even pace; browsers mix what lies outside of sRGB as they like. */
const PLAIN = { easing: NAMED_EASINGS.linear, isFitted: false, maxDelta: 1 };

/** Three gradients that begin with a color; a gray has one, since it has no hue to turn. */
export function gradientSamples(color: Color, isGray: boolean) {
  const light = tints(color, RAMP_STEPS, "oklch").at(-1) as Color;
  const dark = shades(color, RAMP_STEPS, "oklch").at(-1) as Color;
  const samples: Stops[] = [{ name: "Light to dark", stops: [light, color, dark], space: "oklab" }];
  if (!isGray) {
    const neighbors = [rotateHue(color, -NEIGHBOR_DEGREES), color, rotateHue(color, NEIGHBOR_DEGREES)];
    samples.push({ name: "Across its neighbors", stops: neighbors, space: "oklch" });
    samples.push({ name: "To its complement", stops: [color, rotateHue(color, 180)], space: "oklch" });
  }
  return samples.map(({ name, stops, space }) => {
    const colors = distinct(stops);
    const placed = colors.map((stop, index) => ({ color: stop, position: index / Math.max(colors.length - 1, 1) }));
    const shape = { kind: "linear", direction: TO_THE_RIGHT_DEGREES } as const;
    const { modern, fallback } = printGradientCode({ shape, space, hue: "shorter", stops: placed }, PLAIN);
    /** `shown` has so many stops that every browser shows it alike, `modern` is the same in the words of CSS Images 4. */
    return { name, shown: fallback ?? modern, modern };
  });
}

/** White to white is no gradient: equal stops become one. Hex colors, for text that people read. */
function distinct(stops: readonly Color[]): Srgb[] {
  return [...new Set(stops.map(toRgb24))].map(fromRgb24);
}
