import type { Color } from "../color.ts";
import { convert } from "../convert.ts";
import { hueDegrees } from "../kernel/hue.ts";
import { HUE, type MoreSpace, plainNumber, radiansOf } from "./more-space.ts";

/** The polar form of a space with a lightness and two opponent channels: lightness, chroma up to `range`, hue. */
export function polarForm(
  base: MoreSpace,
  { id, name, letters = "lch", range }: { id: string; name: string; letters?: string; range: number },
): MoreSpace {
  return {
    id,
    name,
    letters,
    channels: [base.channels[0], plainNumber("Chroma", 0, range), HUE],
    valuesOf: (color) => {
      const [l, a, b] = base.valuesOf(color) as readonly [number, number, number];
      if (isGray(color)) return [l, 0, null];
      return [l, Math.hypot(a, b), hueDegrees(b, a)];
    },
    colorOf: ([l, c, h]) => {
      const angle = radiansOf(h);
      return base.colorOf([l, (c ?? 0) * Math.cos(angle), (c ?? 0) * Math.sin(angle)]);
    },
  };
}

/** Whether a color has no hue, by the threshold of OKLCH: one rule, so that all tables agree. */
export function isGray(color: Color): boolean {
  return convert(color, "oklch").h === null;
}
