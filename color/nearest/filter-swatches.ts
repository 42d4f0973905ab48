import type { Color } from "../color.ts";
import { wcagContrast } from "../contrast/contrast.ts";
import { convert, toRgb24 } from "../convert.ts";
import { SAFE_DIFFERENCE } from "../difference/compare.ts";
import { deltaE2000 } from "../difference/difference.ts";
import { GRAY_CHROMA } from "../family.ts";
import { DEFICIENCIES, simulate } from "../vision.ts";

export type SwatchFilter = {
  /** OKLCH degrees: within `width` of `center` on both sides. Grays have no hue and are left out; null accepts all. */
  readonly hue: { readonly center: number; readonly width: number } | null;
  /** OKLCH lightness from 0 to 1, both ends included. */
  readonly lightness: readonly [least: number, most: number];
  /** OKLCH chroma. */
  readonly chroma: readonly [least: number, most: number];
  /** At least this WCAG 2.2 contrast against that background. */
  readonly contrast: { readonly background: Color; readonly least: number } | null;
  /** At least ΔE2000 of 11 from this color for full color vision and for every kind of color blindness. */
  readonly apartFrom: Color | null;
};

/** The kinds of color blindness for which colors must stay apart: all except total color blindness. */
const KINDS = DEFICIENCIES.filter((kind) => kind !== "achroma");
/** Tolerance, because range limits come from rounded numbers. */
const SLACK = 1e-9;

/** Returns a function that checks colors against a filter. Create it once and call it for many colors. */
export function swatchFilter(filter: SwatchFilter): (color: Color) => boolean {
  const { hue, lightness, chroma, contrast, apartFrom } = filter;
  const background = contrast && toRgb24(contrast.background);
  const others = apartFrom && [apartFrom, ...KINDS.map((kind) => simulate(apartFrom, kind))];
  return (color) => {
    const { l, c, h } = convert(color, "oklch");
    if (!isWithin(l, lightness) || !isWithin(c, chroma)) return false;
    if (hue && (h === null || c < GRAY_CHROMA || hueDistance(h, hue.center) > hue.width + SLACK)) return false;
    if (contrast && background !== null && wcagContrast(toRgb24(color), background) < contrast.least) return false;
    if (!others) return true;
    const seen = [color, ...KINDS.map((kind) => simulate(color, kind))];
    return seen.every((own, kind) => deltaE2000(own, others[kind] as Color) >= SAFE_DIFFERENCE);
  };
}

function isWithin(value: number, [least, most]: readonly [number, number]): boolean {
  return value >= least - SLACK && value <= most + SLACK;
}

/** 0 to 180. */
function hueDistance(one: number, other: number): number {
  const turned = Math.abs(one - other) % 360;
  return Math.min(turned, 360 - turned);
}
