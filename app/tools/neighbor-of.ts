import type { Color } from "#color/color.ts";
import { convert } from "#color/convert.ts";

/** The same color, lighter or darker by an OKLCH lightness: something to continue with. Opaque. */
export function neighborOf(color: Color, by: number): Color {
  const { l, c, h } = convert(color, "oklch");
  const next = l > 0.6 ? l - by : l + by;
  return {
    space: "oklch",
    l: Number(next.toFixed(3)),
    c: Number(c.toFixed(4)),
    h: h && Number(h.toFixed(2)),
    alpha: 1,
  };
}
