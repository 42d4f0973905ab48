import { invert, multiply, OKLAB_TO_LMS, P3_TO_XYZ, SRGB_TO_LMS, XYZ_TO_LMS } from "./matrices.ts";
import { encode8 } from "./transfer.ts";

export type Plane = {
  /** Degrees. */
  readonly hue: number;
  /** The chroma of the last column; in the first it is 0. */
  readonly maxChroma: number;
  /** The gamut that bounds the picture, and the color space of the canvas. */
  readonly gamut: "srgb" | "display-p3";
};

const LMS_TO_RGB = {
  srgb: invert(SRGB_TO_LMS),
  "display-p3": invert(multiply(XYZ_TO_LMS, P3_TO_XYZ)),
};
const [[, L_A, L_B], [, M_A, M_B], [, S_A, S_B]] = OKLAB_TO_LMS;

const RADIANS = Math.PI / 180;
// A row can leave the gamut and reenter it within a pixel or two: https://github.com/color-js/color.js/issues/81
const MAX_MISSES = 3;
// In linear light; keeps white inside.
const EPSILON = 1e-6;

/**
 * Paints the OKLCH colors of one hue as canvas pixels: chroma from left to right, lightness from 1 in the top row to 0
 * in the bottom row; transparent black outside the gamut. `rgba` holds width × height × 4 bytes.
 *
 * With a fixed hue, the three cone responses before cubing are linear in the chroma: a pixel costs three additions,
 * three cubes and one matrix. Chroma leaves a gamut once, so a row ends at the edge.
 */
export function fillPlane(rgba: Uint8ClampedArray, width: number, height: number, plane: Plane): void {
  const [[RL, RM, RS], [GL, GM, GS], [BL, BM, BS]] = LMS_TO_RGB[plane.gamut];
  const angle = plane.hue * RADIANS;
  const chromaStep = plane.maxChroma / Math.max(width - 1, 1);
  const a = Math.cos(angle) * chromaStep;
  const b = Math.sin(angle) * chromaStep;
  const lStep = L_A * a + L_B * b;
  const mStep = M_A * a + M_B * b;
  const sStep = S_A * a + S_B * b;
  for (let y = 0; y < height; y++) {
    const lightness = 1 - y / Math.max(height - 1, 1);
    let l = lightness;
    let m = lightness;
    let s = lightness;
    let at = y * width * 4;
    const end = at + width * 4;
    for (let misses = 0; at < end && misses < MAX_MISSES; at += 4) {
      const l3 = l * l * l;
      const m3 = m * m * m;
      const s3 = s * s * s;
      const red = RL * l3 + RM * m3 + RS * s3;
      const green = GL * l3 + GM * m3 + GS * s3;
      const blue = BL * l3 + BM * m3 + BS * s3;
      if (
        red >= -EPSILON &&
        red <= 1 + EPSILON &&
        green >= -EPSILON &&
        green <= 1 + EPSILON &&
        blue >= -EPSILON &&
        blue <= 1 + EPSILON
      ) {
        rgba[at] = encode8(red);
        rgba[at + 1] = encode8(green);
        rgba[at + 2] = encode8(blue);
        rgba[at + 3] = 255;
        misses = 0;
      } else {
        rgba.fill(0, at, at + 4);
        misses++;
      }
      l += lStep;
      m += mStep;
      s += sStep;
    }
    rgba.fill(0, at, end);
  }
}
