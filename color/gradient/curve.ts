import type { Color } from "../color.ts";
import { convert } from "../convert.ts";
import { isInGamut, mapToGamut } from "../gamut.ts";
import { gradientAt, resolveStops } from "../gradient.ts";
import { turnBetween } from "../kernel/hue.ts";
import { type Bezier, easeAt } from "./ease.ts";
import { isPolar, type ShapedGradient, withHints } from "./gradient-shape.ts";

/** How the gradient moves from one stop to the next. */
export type Course = {
  readonly easing: Bezier;
  /** Whether colors outside sRGB are mapped into it per CSS Color 4. */
  readonly isFitted: boolean;
};

/** The number of samples that tell whether a gradient stays in sRGB. */
const LOOKS = 128;
/** More than rounding can change a hue. */
const SURE_DEGREES = 0.5;

/** The colors of a gradient, including its middles and its course: maps a position to an unrounded color. */
export function curveOf(
  { stops, space, hue }: ShapedGradient,
  { easing, isFitted }: Course,
): (position: number) => Color {
  const at = gradientAt(withHints(stops), { space, hue, ease: easeAt(easing) });
  return isFitted ? (position) => mapToGamut(at(position), "srgb") : at;
}

/** Whether browsers can draw the course themselves: no easing, inside sRGB where required, and the right hue arc. */
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
 * Whether browsers agree on the hue arc. Arcs other than the shorter one become a full circle, or collapse, where two
 * hues differ only by rounding: at grays, between colors of one hue, and in Chromium before the first stop.
 */
function isSureWay({ stops, space, hue }: ShapedGradient): boolean {
  if (hue === "shorter" || !isPolar(space)) return true;
  const colors = resolveStops(stops, space).map(({ color }) => convert(color, space));
  const hues = colors.map((color) => (color as { h: number | null }).h);
  const isWhole = stops[0]?.position === 0 && stops.at(-1)?.position === 1;
  if (hues.includes(null) || (hue !== "longer" && !isWhole)) return false;
  return hues.slice(1).every((to, index) => {
    const turn = turnBetween(hues[index] as number, to as number);
    return Math.abs(turn) > SURE_DEGREES || (hue === "longer" && isSame(colors[index + 1], colors[index]));
  });
}

function isSame(a: Color | undefined, b: Color | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
