import type { Color } from "../color.ts";
import { convert } from "../convert.ts";
import { isInGamut, mapToGamut } from "../gamut.ts";
import { gradientAt, resolveStops } from "../gradient.ts";
import { type Bezier, easeAt } from "./ease.ts";
import { isPolar, type ShapedGradient, withHints } from "./gradient-shape.ts";

/** How the way between two stops is gone. */
export type Course = {
  readonly easing: Bezier;
  /** What lies outside of sRGB is brought inside as CSS Color 4 says. */
  readonly isFitted: boolean;
};

/** Looks that tell whether a gradient stays in sRGB. */
const LOOKS = 128;
/** More than rounding can turn a hue. */
const SURE_DEGREES = 0.5;

/** The colors of a gradient, its middles and its course included: position to color, unrounded. */
export function curveOf(
  { stops, space, hue }: ShapedGradient,
  { easing, isFitted }: Course,
): (position: number) => Color {
  const at = gradientAt(withHints(stops), { space, hue, ease: easeAt(easing) });
  return isFitted ? (position) => mapToGamut(at(position), "srgb") : at;
}

/** Whether browsers draw the course by themselves: at an even pace, inside of sRGB where it has to be, and the right way. */
export function isNative(gradient: ShapedGradient, course: Course): boolean {
  const [x1, y1, x2, y2] = course.easing;
  if (x1 !== y1 || x2 !== y2 || !isSureWay(gradient)) return false;
  if (!course.isFitted) return true;
  const at = curveOf(gradient, { ...course, isFitted: false });
  const [first, last] = [gradient.stops[0]?.position ?? 0, gradient.stops.at(-1)?.position ?? 1];
  for (let look = 0; look <= LOOKS; look++) {
    if (!isInGamut(at(first + ((last - first) * look) / LOOKS), "srgb")) return false;
  }
  return true;
}

/**
 * Whether browsers agree on the way round the hues. Other ways than the shorter turn into a whole circle, or out of one,
 * where two hues are the same but for rounding: at grays, between colors of one hue, and in Chromium before the first stop.
 */
function isSureWay({ stops, space, hue }: ShapedGradient): boolean {
  if (hue === "shorter" || !isPolar(space)) return true;
  const colors = resolveStops(stops, space).map(({ color }) => convert(color, space));
  const hues = colors.map((color) => (color as { h: number | null }).h);
  const isWhole = stops[0]?.position === 0 && stops.at(-1)?.position === 1;
  if (hues.includes(null) || (hue !== "longer" && !isWhole)) return false;
  return hues.slice(1).every((to, index) => {
    const way = Math.abs((to as number) - (hues[index] as number));
    return Math.min(way, 360 - way) > SURE_DEGREES || (hue === "longer" && isSame(colors[index + 1], colors[index]));
  });
}

function isSame(a: Color | undefined, b: Color | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
