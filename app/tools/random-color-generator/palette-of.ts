import type { ExportPalette } from "#color/export/palette.ts";
import type { Bench } from "./use-bench.ts";

/** What is exported and saved. */
export function paletteOf({ controls, colors, findName, state }: Bench): ExportPalette {
  return {
    name: state.word ? `Random ${state.word}` : "Random colors",
    link: new URL(controls.address, window.location.origin).href,
    groups: [{ name: "", swatches: colors.map((color) => ({ name: findName(color), color })) }],
  };
}
