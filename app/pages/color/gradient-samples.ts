import type { Color, Hex, Srgb } from "#color/color.ts";
import { fromRgb24, toRgb24 } from "#color/convert.ts";
import { gradientAt } from "#color/gradient.ts";
import { rotateHue } from "#color/harmony/harmony.ts";
import { shades, tints } from "#color/ramp.ts";
import { hexOf } from "#color/text/print.ts";

type Stops = { name: string; stops: Color[]; space: "oklab" | "oklch" };

const RAMP_STEPS = 6;
const NEIGHBOR_DEGREES = 40;
/** Even, so that the middle one of three stops is hit exactly. */
const SHOWN_STEPS = 12;

/** Three gradients from the color; a gray gets only one, since it has no hue to rotate. */
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
    const at = gradientAt(colors, { space });
    const shown = Array.from({ length: SHOWN_STEPS + 1 }, (_, i) => hexOf(toRgb24(at(i / SHOWN_STEPS))));
    /** `shown` has enough stops to look the same in every browser; `modern` is the same in CSS Images 4 syntax. */
    return { name, shown: write("", shown), modern: write(` in ${space}`, colors.map(toRgb24).map(hexOf)) };
  });
}

/** Merges equal stops: white to white isn't a gradient. Rounded to hex, because people read the code. */
function distinct(stops: readonly Color[]): Srgb[] {
  return [...new Set(stops.map(toRgb24))].map(fromRgb24);
}

function write(method: string, hexes: readonly Hex[]) {
  return `linear-gradient(90deg${method}, ${hexes.join(", ")})`;
}
