import type { Color, Srgb } from "../../../color/color.ts";
import * as engine from "../../../color/vision.ts";

export { DEFICIENCIES, type Deficiency } from "../../../color/vision.ts";

/**
 * A color as seen with a deficiency of severity 0 (none) to 1 (that cone type is missing), unrounded and clipped to
 * sRGB, or to where its channels already were outside. Alpha stays. Severities beyond the range are taken as its ends;
 * an unknown deficiency throws a TypeError.
 * Viénot 1999 and, for tritan, Brettel 1997: https://daltonlens.org/opensource-cvd-simulation/
 */
export function simulate(color: Color, deficiency: engine.Deficiency, severity = 1): Srgb {
  checkDeficiency(deficiency);
  return engine.simulate(color, deficiency, severity);
}

/**
 * The inside of an SVG `<filter>` that shows a page as `simulate` shows a color. Leave `color-interpolation-filters` at its
 * default, linearRGB. An unknown deficiency throws a TypeError.
 */
export function visionFilter(deficiency: engine.Deficiency, severity = 1): string {
  checkDeficiency(deficiency);
  return engine.visionFilter(deficiency, severity);
}

/** The engine takes every other text for tritan. */
function checkDeficiency(deficiency: engine.Deficiency): void {
  if (engine.DEFICIENCIES.includes(deficiency)) return;
  throw new TypeError(`A deficiency is one of ${engine.DEFICIENCIES.join(", ")}, not ${String(deficiency)}.`);
}
