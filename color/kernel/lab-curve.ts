import { cubeRoot } from "./cube-root.ts";

/** Where CIE's curve turns into a straight line, as the exact fraction of (6/29)^3. */
export const LAB_LINE_END = 216 / 24389;
// (29/3)^3.
const KAPPA = 24389 / 27;

/** CIE's f(t) of Lab: a cube root that ends in a straight line near black. */
export function labCurve(x: number): number {
  return x > LAB_LINE_END ? cubeRoot(x) : (KAPPA * x + 16) / 116;
}

/** The inverse of `labCurve`. */
export function labCurveInverse(f: number): number {
  const cube = f * f * f;
  return cube > LAB_LINE_END ? cube : (116 * f - 16) / KAPPA;
}
