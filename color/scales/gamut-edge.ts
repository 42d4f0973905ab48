import { chromaAtEdge, type GamutEdge } from "../kernel/gamut-edge.ts";
import { invert, multiply, OKLAB_TO_LMS, type Row, SRGB_TO_LMS, SRGB_TO_XYZ } from "../kernel/matrices.ts";

const LMS_TO_RGB = invert(SRGB_TO_LMS);
/** Cone response to luminance: the second row of RGB to XYZ, applied after cones to RGB. */
const LMS_TO_Y: Row = multiply(SRGB_TO_XYZ, LMS_TO_RGB)[1];
const [[, L_A, L_B], [, M_A, M_B], [, S_A, S_B]] = OKLAB_TO_LMS;

const RADIANS = Math.PI / 180;
/**
 * In linear light, looser than rounding noise. Near black the sRGB curve multiplies it by 12.92, and that must still be
 * less than what `isInGamut` allows, so that a color on the edge is also inside for `isInGamut`.
 */
const EPSILON = 5e-7;
const EDGE: GamutEdge = { fromLms: LMS_TO_RGB, least: -EPSILON, most: 1 + EPSILON };
/** Halving 0.5 this often finds the chroma to 0.000001. */
const HALVINGS = 19;

/**
 * The maximum OKLCH chroma of sRGB at a lightness and hue in degrees; 0 for black, white or a null hue. Slightly less
 * than `maxChroma`, by up to 0.00001 except for the blues of hue 264.
 */
export function edgeChroma(lightness: number, hue: number | null): number {
  return hue === null || lightness <= 0 || lightness >= 1 ? 0 : chromaAtEdge(lightness, hue, EDGE, HALVINGS);
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
