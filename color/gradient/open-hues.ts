import type { Color } from "../color.ts";
import { convert } from "../convert.ts";
import { type GradientSpace, type GradientStop, resolveStops } from "../gradient.ts";
import type { HueArc } from "../mix.ts";

/** The least chroma that carries a hue through a browser's rounding; on a gray nobody can see it. */
const CARRYING_CHROMA = { oklch: 0.0008, lch: 0.2 } as const;

/**
 * Stops whose missing channels are filled in. In OKLCH and LCH Chromium takes what rounding leaves of a gray's hue for its
 * hue and turns around to it, so there a gray gets the least chroma that keeps the hue it was written with, or, on the
 * shorter way, that of its neighbor, as CSS says. Where both neighbors have hues, and others, there are two stops at its
 * place. https://www.w3.org/TR/css-color-4/#interpolation-missing
 */
export function openHues(
  given: readonly GradientStop[],
  space: GradientSpace,
  arc: HueArc = "shorter",
): GradientStop[] {
  const resolved = resolveStops(given, space);
  if (space !== "oklch" && space !== "lch") return resolved;
  const stops = resolved.map((stop) => {
    const { color } = stop;
    return color.space === space && color.h !== null ? { ...stop, color: withHue(color, space, color.h) } : stop;
  });
  if (arc !== "shorter") return stops;
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
