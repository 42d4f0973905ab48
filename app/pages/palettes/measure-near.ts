import { toRgb24 } from "#color/convert.ts";
import { deltaE2000Rgb24 } from "#color/kernel/lab.ts";
import { parsePasted } from "#color/text/pasted.ts";
import { hexOf } from "#color/text/print.ts";
import type { Filter, Near } from "./filter.ts";
import type { Palette } from "./palette.ts";

/** Reads the color that is asked for and measures how far each palette is from it. Null where none is asked for. */
export function measureNear({ near: text }: Filter, palettes: readonly Palette[]): Near | null {
  if (text === "") return null;
  const color = parsePasted(text);
  if (!color) return { text, hex: null, distances: {} };
  const rgb24 = toRgb24(color);
  const distanceTo = ({ hexes }: Palette) =>
    Math.min(...hexes.map((hex) => deltaE2000Rgb24(Number.parseInt(hex.slice(1), 16), rgb24)));
  const distances = palettes.map((palette) => [palette.id, Math.round(distanceTo(palette) * 100) / 100]);
  return { text, hex: hexOf(rgb24), distances: Object.fromEntries(distances) };
}
