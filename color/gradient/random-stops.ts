import { reduceChroma } from "../chroma.ts";
import type { Color } from "../color.ts";
import { fromRgb24, toRgb24 } from "../convert.ts";
import { createRandom } from "../random.ts";

/** Degrees between the first and the last hue. */
const MIN_ARC = 30;
const MAX_ARC = 200;

/**
 * Returns `count` colors for a gradient that runs evenly from dark to light, or from light to dark, through neighboring
 * hues. 8-bit sRGB; the same seed returns the same colors.
 */
export function randomStops(seed: string, count: number): Color[] {
  const random = createRandom(seed);
  const within = (least: number, most: number) => least + (most - least) * random();
  const hue = within(0, 360);
  const arc = within(MIN_ARC, MAX_ARC) * (random() < 0.5 ? -1 : 1);
  const dark = within(0.22, 0.55);
  const light = within(Math.max(0.7, dark + 0.25), 0.96);
  const chroma = within(0.07, 0.24);
  const isRising = random() < 0.5;
  return Array.from({ length: count }, (_, index) => {
    const share = count > 1 ? index / (count - 1) : 0;
    const l = dark + (light - dark) * (isRising ? share : 1 - share);
    // Most vivid at medium lightness, where screens can show the most chroma.
    const c = chroma * (0.55 + 0.45 * Math.sin(Math.PI * share));
    const color = reduceChroma({ space: "oklch", l, c, h: (hue + arc * share + 720) % 360, alpha: 1 }, "srgb");
    return fromRgb24(toRgb24(color));
  });
}
