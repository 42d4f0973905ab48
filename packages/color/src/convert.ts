import type { Rgb24, Srgb } from "../../../color/color.ts";
import * as engine from "../../../color/convert.ts";
import { checkRgb24 } from "./check-rgb24.ts";

export { maxChroma, reduceChroma } from "../../../color/chroma.ts";
export {
  type Cmyk,
  type Color,
  type ColorIn,
  type Hex,
  type Hsl,
  type Hsv,
  type Hue,
  isMissing,
  type Lab,
  type Lch,
  type Oklab,
  type Oklch,
  type Rgb24,
  type SpaceId,
  type Srgb,
} from "../../../color/color.ts";
export { convert, toRgb24 } from "../../../color/convert.ts";
export { clipToGamut, GAMUTS, type Gamut, isInGamut, mapToGamut, smallestGamut } from "../../../color/gamut.ts";

/** A packed color, 0 to 0xFFFFFF, as an opaque sRGB color. Anything else throws a TypeError. */
export function fromRgb24(rgb24: Rgb24): Srgb {
  checkRgb24(rgb24, "fromRgb24");
  return engine.fromRgb24(rgb24);
}
