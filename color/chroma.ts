import type { Oklch } from "./color.ts";
import { GAMUT_EPSILON, type Gamut, isInGamut } from "./gamut.ts";
import { chromaAtEdge, type GamutEdge } from "./kernel/gamut-edge.ts";
import {
  invert,
  type Matrix,
  multiply,
  P3_TO_XYZ,
  REC2020_TO_XYZ,
  SRGB_TO_XYZ,
  XYZ_TO_LMS,
} from "./kernel/matrices.ts";
import { power, toLinear } from "./kernel/transfer.ts";

/** Halving 0.5 this often finds the chroma to 0.000008. */
const HALVINGS = 16;

const EDGES: Readonly<Record<Gamut, GamutEdge>> = {
  srgb: edgeOf(SRGB_TO_XYZ, toLinear),
  "display-p3": edgeOf(P3_TO_XYZ, toLinear),
  rec2020: edgeOf(REC2020_TO_XYZ, (x) => power(x, 2.4)),
};

/** The maximum OKLCH chroma of a gamut at a lightness and hue, to 0.00001; 0 for black, white or a null hue. */
export function maxChroma(l: number, h: number | null, gamut: Gamut): number {
  return h === null || l <= 0 || l >= 1 ? 0 : chromaAtEdge(l, h, EDGES[gamut], HALVINGS);
}

/**
 * Reduces the chroma just enough to fit the gamut. Unlike `mapToGamut` it never clips, so lightness and hue stay
 * exactly the same, for sets of colors that must be equal in one of them.
 */
export function reduceChroma(color: Oklch, gamut: Gamut): Oklch {
  return isInGamut(color, gamut) ? color : { ...color, c: maxChroma(color.l, color.h, gamut) };
}

/** The same limits as `isInGamut`. */
function edgeOf(toXyz: Matrix, decode: (x: number) => number): GamutEdge {
  const fromLms = invert(multiply(XYZ_TO_LMS, toXyz));
  return { fromLms, least: decode(-GAMUT_EPSILON), most: decode(1 + GAMUT_EPSILON) };
}
