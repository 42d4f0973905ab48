import { cubeRoot } from "./cube-root.ts";

// CIE's constants as the exact fractions: (6/29)^3 and (29/3)^3.
const EPSILON = 216 / 24389;
const KAPPA = 24389 / 27;

/** CIE's f(t) of Lab: a cube root that ends in a straight line near black. */
export function labCurve(x: number): number {
  return x > EPSILON ? cubeRoot(x) : (KAPPA * x + 16) / 116;
}

/** The inverse of `labCurve`. */
export function labCurveInverse(f: number): number {
  const cube = f * f * f;
  return cube > EPSILON ? cube : (116 * f - 16) / KAPPA;
}
