import { invert, multiply, OKLAB_TO_LMS, type Row, SRGB_TO_LMS, SRGB_TO_XYZ } from "../kernel/matrices.ts";

const LMS_TO_RGB = invert(SRGB_TO_LMS);
/** Cone response to luminance: the second row of RGB to XYZ, behind the way from the cones to RGB. */
const LMS_TO_Y: Row = multiply(SRGB_TO_XYZ, LMS_TO_RGB)[1];
const [[RL, RM, RS], [GL, GM, GS], [BL, BM, BS]] = LMS_TO_RGB;
const [[, L_A, L_B], [, M_A, M_B], [, S_A, S_B]] = OKLAB_TO_LMS;

const RADIANS = Math.PI / 180;
/**
 * In linear light, looser than rounding noise. Near black the sRGB curve makes 12.92 times as much of it, and that must
 * still be less than what `isInGamut` allows: a color on the edge is inside for `isInGamut`, too.
 */
const EPSILON = 5e-7;
/** Halvings of 0.5 that bring the chroma to 0.000001. */
const HALVINGS = 19;
const BEYOND_ALL = 0.5;

/**
 * The most OKLCH chroma that sRGB has at a lightness and hue in degrees; 0 at black, at white and without a hue. The same as
 * `maxChroma` to 0.00001, on plain numbers: solvers ask for it thousands of times. Less chroma is inside too, but for one
 * blue, hue 264.1 to 264.2, where the gamut is a hair concave: red falls to -0.003, less than a step of 8 bits.
 */
export function edgeChroma(lightness: number, hue: number | null): number {
  if (hue === null || lightness <= 0 || lightness >= 1) return 0;
  const cosine = Math.cos(hue * RADIANS);
  const sine = Math.sin(hue * RADIANS);
  const lStep = L_A * cosine + L_B * sine;
  const mStep = M_A * cosine + M_B * sine;
  const sStep = S_A * cosine + S_B * sine;
  let inside = 0;
  let width = BEYOND_ALL;
  for (let i = 0; i < HALVINGS; i++) {
    width /= 2;
    const chroma = inside + width;
    const l = (lightness + lStep * chroma) ** 3;
    const m = (lightness + mStep * chroma) ** 3;
    const s = (lightness + sStep * chroma) ** 3;
    const red = RL * l + RM * m + RS * s;
    const green = GL * l + GM * m + GS * s;
    const blue = BL * l + BM * m + BS * s;
    const least = Math.min(red, green, blue);
    if (least >= -EPSILON && Math.max(red, green, blue) <= 1 + EPSILON) inside = chroma;
  }
  return inside;
}

/** Relative luminance of an OKLCH color, 0 for black to 1 for white, not rounded to 8 bits. */
export function luminanceOfOklch(lightness: number, chroma: number, hue: number | null): number {
  const a = chroma * Math.cos((hue ?? 0) * RADIANS);
  const b = chroma * Math.sin((hue ?? 0) * RADIANS);
  const l = (lightness + L_A * a + L_B * b) ** 3;
  const m = (lightness + M_A * a + M_B * b) ** 3;
  const s = (lightness + S_A * a + S_B * b) ** 3;
  return LMS_TO_Y[0] * l + LMS_TO_Y[1] * m + LMS_TO_Y[2] * s;
}
