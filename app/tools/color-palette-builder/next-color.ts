import { maxChroma } from "#color/chroma.ts";
import type { Color } from "#color/color.ts";
import { convert, fromRgb24, toRgb24 } from "#color/convert.ts";
import type { State } from "./state.ts";

const LEAST_CHROMA = 0.06;
const FIRST_HUE = 250;

/** A color that the palette lacks: in the middle of the widest gap between its hues, as light and as vivid as the others. */
export function nextColor({ colors }: State): Color {
  const all = colors.map(({ color }) => convert(color, "oklch"));
  const hues = all.flatMap(({ h }) => (h === null ? [] : [h])).sort((a, b) => a - b);
  const mean = (channel: "l" | "c") => all.reduce((sum, color) => sum + color[channel], 0) / all.length;
  const l = Math.min(Math.max(mean("l"), 0.4), 0.8);
  const gaps = hues.map((hue, index) => ({
    hue,
    width: ((hues[(index + 1) % hues.length] ?? 0) - hue + 360) % 360 || 360,
  }));
  const widest = gaps.reduce((best, gap) => (gap.width > best.width ? gap : best), { hue: FIRST_HUE, width: 0 });
  const h = (widest.hue + widest.width / 2) % 360;
  const c = Math.min(Math.max(mean("c"), LEAST_CHROMA), maxChroma(l, h, "srgb"));
  return fromRgb24(toRgb24({ space: "oklch", l, c, h, alpha: 1 }));
}
