import { convert } from "../convert.ts";
import { type GradientSpace, type PlacedStop, resolveStops } from "../gradient.ts";

/** The least chroma that carries a hue through a browser's rounding; on a gray it is invisible. */
const CARRYING_CHROMA = { oklch: 0.0008, lch: 0.2 } as const;

type Polar = { readonly c: number; readonly h: number | null };

/**
 * Stops whose missing channels are filled in. In OKLCH and LCH Chromium takes what rounding leaves of a gray's hue for its
 * hue and turns around to it, so there a gray gets the least chroma that keeps the hue it was written with, or that of its
 * neighbor, as CSS says. Where its neighbors have different hues, there are two stops at its place.
 * https://www.w3.org/TR/css-color-4/#interpolation-missing
 */
export function openHues(given: readonly PlacedStop[], space: GradientSpace): PlacedStop[] {
  const stops = resolveStops(given, space);
  if (space !== "oklch" && space !== "lch") return stops;
  const least = CARRYING_CHROMA[space];
  const colors = stops.map(({ color }) => convert(color, space));
  /** The hue of a color without one on the way to a neighbor: that of the neighbor, 0 if it has none, null if neither shows. */
  const hueBeside = (color: Polar, neighbor: Polar | undefined) =>
    neighbor ? (neighbor.h ?? (Math.max(color.c, neighbor.c) > least ? 0 : null)) : null;
  return stops.flatMap((stop, index) => {
    const color = colors[index] as (typeof colors)[number];
    const withHue = (h: number) => ({ ...color, c: Math.max(color.c, least), h });
    if (color.h !== null) return stop.color.space === space ? { ...stop, color: withHue(color.h) } : stop;
    // Between stops at one place there is no way.
    const neighbor = (at: number) => (stops[at]?.position === stop.position ? undefined : colors[at]);
    const arriving = hueBeside(color, neighbor(index - 1));
    const leaving = hueBeside(color, neighbor(index + 1));
    const hue = leaving ?? arriving;
    if (hue === null) return stop;
    if (arriving === null || arriving === hue) return { ...stop, color: withHue(hue) };
    return [
      { color: withHue(arriving), position: stop.position },
      { ...stop, color: withHue(hue) },
    ];
  });
}
