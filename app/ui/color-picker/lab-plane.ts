import { labCurveInverse } from "#color/kernel/lab-curve.ts";
import {
  D50_TO_D65,
  invert,
  type Matrix,
  multiply,
  P3_TO_XYZ,
  SRGB_TO_XYZ,
  WHITE_D50,
} from "#color/kernel/matrices.ts";
import { encode8 } from "#color/kernel/transfer.ts";
import type { ScreenGamut } from "./screen-gamut.ts";

type Lab = readonly [l: number, a: number, b: number];
/** Three corners of an image; the colors between them lie on a plane through CIE Lab. */
export type LabCorners = { readonly topLeft: Lab; readonly topRight: Lab; readonly bottomLeft: Lab };

const [WHITE_X, , WHITE_Z] = WHITE_D50;
const LAB_TO_RGB = { srgb: fromPartsOfWhite(SRGB_TO_XYZ), "display-p3": fromPartsOfWhite(P3_TO_XYZ) };
// In linear light; keeps white inside.
const EPSILON = 1e-6;

/**
 * Paints a plane through CIE Lab as canvas pixels of a gamut. Colors outside Display P3 are transparent; on
 * screens without P3, those between sRGB and P3 are clipped. `rgba` holds width × height × 4 bytes.
 */
export function fillLabPlane(
  rgba: Uint8ClampedArray,
  width: number,
  height: number,
  { topLeft, topRight, bottomLeft }: LabCorners,
  gamut: ScreenGamut,
): void {
  const [[RX, RY, RZ], [GX, GY, GZ], [BX, BY, BZ]] = LAB_TO_RGB[gamut];
  const [[PRX, PRY, PRZ], [PGX, PGY, PGZ], [PBX, PBY, PBZ]] = LAB_TO_RGB["display-p3"];
  // Before the curve, the three values are linear along rows and columns.
  const start = curved(topLeft);
  const right = stepsBetween(start, curved(topRight), width - 1);
  const down = stepsBetween(start, curved(bottomLeft), height - 1);
  let at = 0;
  for (let row = 0; row < height; row++) {
    let fx = start[0] + down[0] * row;
    let fy = start[1] + down[1] * row;
    let fz = start[2] + down[2] * row;
    for (let column = 0; column < width; column++, at += 4) {
      const x = labCurveInverse(fx);
      const y = labCurveInverse(fy);
      const z = labCurveInverse(fz);
      fx += right[0];
      fy += right[1];
      fz += right[2];
      if (
        isUnit(PRX * x + PRY * y + PRZ * z) &&
        isUnit(PGX * x + PGY * y + PGZ * z) &&
        isUnit(PBX * x + PBY * y + PBZ * z)
      ) {
        rgba[at] = encode8(RX * x + RY * y + RZ * z);
        rgba[at + 1] = encode8(GX * x + GY * y + GZ * z);
        rgba[at + 2] = encode8(BX * x + BY * y + BZ * z);
        rgba[at + 3] = 255;
      } else {
        rgba[at + 3] = 0;
      }
    }
  }
}

function isUnit(light: number) {
  return light >= -EPSILON && light <= 1 + EPSILON;
}

function curved([l, a, b]: Lab): Lab {
  const y = (l + 16) / 116;
  return [y + a / 500, y, y - b / 200];
}

function stepsBetween(from: Lab, to: Lab, count: number): Lab {
  return [(to[0] - from[0]) / count, (to[1] - from[1]) / count, (to[2] - from[2]) / count];
}

/** Converts XYZ D50, relative to white, to the linear light of a gamut. */
function fromPartsOfWhite(toXyz: Matrix): Matrix {
  return multiply(multiply(invert(toXyz), D50_TO_D65), [
    [WHITE_X, 0, 0],
    [0, 1, 0],
    [0, 0, WHITE_Z],
  ]);
}
