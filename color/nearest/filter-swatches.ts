import type { Color } from "../color.ts";
import { wcagContrast } from "../contrast/contrast.ts";
import { convert, toRgb24 } from "../convert.ts";
import { see, VISIONS } from "../difference/compare.ts";
import { deltaE2000 } from "../difference/difference.ts";
import { GRAY_CHROMA } from "../family.ts";
import { turnBetween } from "../kernel/hue.ts";
import { SAFE_DELTA_E } from "../vision.ts";

export type SwatchFilter = {
  /** OKLCH degrees: within `width` of `center` on both sides. Grays have no hue and are left out; null accepts all. */
  readonly hue: { readonly center: number; readonly width: number } | null;
  /** OKLCH lightness from 0 to 1, both ends included. */
  readonly lightness: readonly [least: number, most: number];
  /** OKLCH chroma. */
  readonly chroma: readonly [least: number, most: number];
  /** At least this WCAG 2.2 contrast against that background. */
  readonly contrast: { readonly background: Color; readonly least: number } | null;
  /** At least ΔE2000 of 11 from this color for full color vision and for every kind of color blindness but the total one. */
  readonly apartFrom: Color | null;
};

/** Tolerance, because range limits come from rounded numbers. */
const SLACK = 1e-9;

/** Returns a function that checks colors against a filter. Create it once and call it for many colors. */
export function swatchFilter(filter: SwatchFilter): (color: Color) => boolean {
  const { hue, lightness, chroma, contrast, apartFrom } = filter;
  const background = contrast && toRgb24(contrast.background);
  const others = apartFrom && VISIONS.map((vision) => see(apartFrom, vision));
  return (color) => {
    const { l, c, h } = convert(color, "oklch");
    if (!isWithin(l, lightness) || !isWithin(c, chroma)) return false;
    if (hue && (h === null || c < GRAY_CHROMA || Math.abs(turnBetween(h, hue.center)) > hue.width + SLACK))
      return false;
    if (contrast && background !== null && wcagContrast(toRgb24(color), background) < contrast.least) return false;
    if (!others) return true;
    return VISIONS.every((vision, at) => deltaE2000(see(color, vision), others[at] as Color) >= SAFE_DELTA_E);
  };
}

function isWithin(value: number, [least, most]: readonly [number, number]): boolean {
  return value >= least - SLACK && value <= most + SLACK;
}
