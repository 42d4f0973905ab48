import type { Color } from "../color.ts";
import { convert } from "../convert.ts";
import type { GradientSpace, GradientStop } from "../gradient.ts";

/** The least chroma that carries a hue through a browser's rounding; on a gray nobody can see it. */
const CARRYING_CHROMA = { oklch: 0.0008, lch: 0.2 } as const;

/**
 * Stops for the shorter way in OKLCH and LCH, in which every gray has the hue of its neighbor, as CSS says: Chromium takes
 * what rounding leaves of a gray's own hue for one, and turns around to it. Where both neighbors have hues, and others,
 * there are two stops at its place. https://www.w3.org/TR/css-color-4/#interpolation-missing
 */
export function openHues(stops: readonly GradientStop[], space: GradientSpace): GradientStop[] {
  if (space !== "oklch" && space !== "lch") return [...stops];
  const hues = stops.map(({ color }) => convert(color, space).h);
  return stops.flatMap((stop, index) => {
    const [before, after] = [hues[index - 1] ?? null, hues[index + 1] ?? null];
    if (hues[index] !== null || (before === null && after === null)) return stop;
    const arriving = before === null ? null : withHue(stop.color, space, before);
    const leaving = after === null ? null : withHue(stop.color, space, after);
    if (arriving && leaving && arriving.h !== leaving.h) {
      return [
        { color: arriving, position: stop.position },
        { ...stop, color: leaving },
      ];
    }
    return { ...stop, color: (leaving ?? arriving) as Color };
  });
}

function withHue(color: Color, space: "oklch" | "lch", h: number) {
  const polar = convert(color, space);
  return { ...polar, c: Math.max(polar.c, CARRYING_CHROMA[space]), h };
}
