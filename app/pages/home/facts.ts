import { pathWith } from "#app/frame/tool-path.ts";
import { parseHex24 } from "#color/kernel/hex.ts";
import { luminance } from "#color/kernel/luminance.ts";
import { colorPaletteGenerator, gradientGenerator } from "#content/tools.ts";
import type { Swatch } from "./swatches.ts";

export type Facts = ReturnType<typeof factsOf>;

export function factsOf(swatches: readonly Swatch[]) {
  const colors = swatches.map(({ hex }) => hex.slice(1).toLowerCase()).join("-");
  const locks = swatches.flatMap(({ isLocked }, at) => (isLocked ? at : [])).join("");
  const ratios = swatches.map(({ hex }) => 1.05 / (luminance(parseHex24(hex)) + 0.05));
  const cut = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);
  return {
    /** With the locks. */
    generatorPath: pathWith(colorPaletteGenerator, colors) + (locks && `&l=${locks}`),
    gradientPath: pathWith(gradientGenerator, colors),
    /** The lowest and highest WCAG ratio on white, such as "1.8–9.8", truncated and never rounded up. */
    contrast: `${cut(Math.min(...ratios))}–${cut(Math.max(...ratios))}`,
  };
}
