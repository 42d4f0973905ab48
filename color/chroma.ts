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

/** Of 0.5, that bring the chroma to 0.000008. */
const HALVINGS = 16;

const EDGES: Readonly<Record<Gamut, GamutEdge>> = {
  srgb: edgeOf(SRGB_TO_XYZ, toLinear),
  "display-p3": edgeOf(P3_TO_XYZ, toLinear),
  rec2020: edgeOf(REC2020_TO_XYZ, (x) => power(x, 2.4)),
};

/** The most OKLCH chroma a gamut has at a lightness and hue, to 0.00001; 0 at black, at white and without a hue. */
export function maxChroma(l: number, h: number | null, gamut: Gamut): number {
  return h === null || l <= 0 || l >= 1 ? 0 : chromaAtEdge(l, h, EDGES[gamut], HALVINGS);
}

/**
 * The color with just enough chroma taken away to lie in the gamut. Unlike `mapToGamut` it never clips, so lightness and
 * hue stay exactly as they are: for sets of colors that are meant to be equal in one of them.
 */
export function reduceChroma(color: Oklch, gamut: Gamut): Oklch {
  return isInGamut(color, gamut) ? color : { ...color, c: maxChroma(color.l, color.h, gamut) };
}

/** What `isInGamut` takes for inside. */
function edgeOf(toXyz: Matrix, decode: (x: number) => number): GamutEdge {
  const fromLms = invert(multiply(XYZ_TO_LMS, toXyz));
  return { fromLms, least: decode(-GAMUT_EPSILON), most: decode(1 + GAMUT_EPSILON) };
}
