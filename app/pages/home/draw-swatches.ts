import { fromRgb24 } from "#color/convert.ts";
import { generatePalette } from "#color/generate/palette.ts";
import { FREE, LOCKED, NO_CONSTRAINTS } from "#color/generate/request.ts";
import { randomSeed } from "#color/generate/seed.ts";
import { parseHex24 } from "#color/kernel/hex.ts";
import { printHex } from "#color/text/print.ts";
import type { Swatch } from "./swatches.ts";

/** New colors in all unlocked places, without names yet. */
export function drawSwatches(swatches: readonly Swatch[], seed = randomSeed()): Swatch[] {
  const { colors } = generatePalette({
    seed,
    slots: swatches.map(({ hex, isLocked }) => ({
      color: fromRgb24(parseHex24(hex)),
      locks: isLocked ? LOCKED : FREE,
    })),
    harmony: "auto",
    mode: "lch",
    hue: "constant",
    boldness: 0.5,
    constraints: NO_CONSTRAINTS,
  });
  return swatches.map((swatch, at) => {
    const color = colors[at];
    return swatch.isLocked || !color ? swatch : { hex: printHex(color), name: "" };
  });
}
