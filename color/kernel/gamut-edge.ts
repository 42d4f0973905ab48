// How far an RGB gamut reaches in OKLCH, on plain numbers: solvers and plots call this thousands of times.
import { type Matrix, OKLAB_TO_LMS } from "./matrices.ts";

export type GamutEdge = {
  /** From cone response to the linear light of the gamut. */
  fromLms: Matrix;
  /** The linear light of a channel that counts as inside, about 0 to 1. */
  least: number;
  most: number;
};

const [[, L_A, L_B], [, M_A, M_B], [, S_A, S_B]] = OKLAB_TO_LMS;

const RADIANS = Math.PI / 180;
/** More chroma than any gamut has. */
const BEYOND_ALL = 0.5;

/**
 * The maximum chroma at a lightness, 0 to 1, and a hue in degrees, to 0.5 halved `halvings` times. Lower chroma is
 * inside too, except for one blue of sRGB, hue 264.1 to 264.2, where the gamut is slightly concave: red is -0.003,
 * below an 8-bit step.
 */
export function chromaAtEdge(lightness: number, hue: number, edge: GamutEdge, halvings: number): number {
  const { least, most } = edge;
  const cosine = Math.cos(hue * RADIANS);
  const sine = Math.sin(hue * RADIANS);
  const lStep = L_A * cosine + L_B * sine;
  const mStep = M_A * cosine + M_B * sine;
  const sStep = S_A * cosine + S_B * sine;
  const [[RL, RM, RS], [GL, GM, GS], [BL, BM, BS]] = edge.fromLms;
  let inside = 0;
  let width = BEYOND_ALL;
  for (let i = 0; i < halvings; i++) {
    width /= 2;
    const chroma = inside + width;
    const l = cube(lightness + lStep * chroma);
    const m = cube(lightness + mStep * chroma);
    const s = cube(lightness + sStep * chroma);
    const red = RL * l + RM * m + RS * s;
    const green = GL * l + GM * m + GS * s;
    const blue = BL * l + BM * m + BS * s;
    const isInside = red >= least && red <= most && green >= least && green <= most && blue >= least && blue <= most;
    if (isInside) inside = chroma;
  }
  return inside;
}

/** Several times as fast as `x ** 3`. */
function cube(x: number): number {
  return x * x * x;
}
