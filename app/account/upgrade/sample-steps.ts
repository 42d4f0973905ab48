import type { Hex } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { shades, tints } from "#color/ramp.ts";
import { hexOf, printHex } from "#color/text/print.ts";

/** The first step of a ramp is the color itself, so it is dropped. */
const STEPS = 6;

/** The five default colors of the palette, by their nearest names. */
export const SAMPLES = [
  { name: "Lollipop", rgb24: 0xdb073d },
  { name: "Honeycomb", rgb24: 0xdba507 },
  { name: "Cerulean Skies", rgb24: 0x8ec7d2 },
  { name: "Copacabana", rgb24: 0x0d6986 },
  { name: "Raging Thunderstorm", rgb24: 0x07485b },
].map(({ name, rgb24 }) => ({ name, hex: hexOf(rgb24), ...stepsOf(rgb24) }));

type Steps = { tints: readonly Hex[]; shades: readonly Hex[] };

/** Five tints and five shades, from the color outwards. */
function stepsOf(rgb24: number): Steps {
  const color = fromRgb24(rgb24);
  return {
    tints: tints(color, STEPS, "oklch").slice(1).map(printHex),
    shades: shades(color, STEPS, "oklch").slice(1).map(printHex),
  };
}
