// How far away in CIE Lab a color within a given CIEDE2000 difference can be: a proven bound, so that a search which
// looks no farther is exact. With the notation of Sharma, Wu and Dalal (see kernel/delta-e.ts), for two colors
//
//   ΔE² = (ΔL/S_L)² + (ΔC′/S_C)² + (ΔH′/S_H)² + R_T (ΔC′/S_C)(ΔH′/S_H).
//
// 1. x² + y² + R_T x y ≥ (1 − |R_T|/2)(x² + y²), for |R_T| < 2.
// 2. S_H = 1 + 0.015 C̄′T ≤ 1 + 0.045 C̄′ = S_C, because T ≤ 1 + 0.17 + 0.24 + 0.32 + 0.20 < 3.
// 3. ΔC′² + ΔH′² is, by the law of cosines, the squared distance of the points (a′, b). As a′ = (1 + G)a with one G ≥ 0 for
//    both colors, it is at least Δa² + Δb².
//
// So ΔE² ≥ (ΔL/S_L)² + (1 − |R_T|/2)(Δa² + Δb²)/S_C², where larger S_L, |R_T| and S_C are always safe. S_L grows with the
// distance of the mean lightness from 50. G falls with the mean chroma C̄, yet (1 + G) C̄ grows with it, and
// C̄′ ≤ (1 + G) C̄; |R_T| and S_C grow with C̄′. R_T also fades away from hue 275: see `largestRotation`.

/** The indexes of the four numbers that `reachInto` writes. */
export const REACH_LIGHTNESS = 0;
export const REACH_PLANE = 1;
export const LIGHTNESS_WEIGHT = 2;
export const PLANE_WEIGHT = 3;

const RADIANS = Math.PI / 180;
const CHROMA_25_POW_7 = 25 ** 7;
/** S_L for black or white. */
const MAX_S_L = 1.7471;
const ROUNDS = 5;
/** Room for rounding errors. */
const MARGIN = 1 + 1e-9;

/**
 * Bounds on every color that differs by at most `radius` from (lightness, a, b) and has at most the chroma `maxChroma`.
 * Writes the largest |ΔL|; the largest distance in the a, b plane; and two weights w so that
 * ΔE² ≥ w₂ ΔL² + w₃ (Δa² + Δb²)/S_C² for all of them, S_C as `chromaScale` returns it for their mean chroma.
 *
 * Each round starts from a bound that holds and derives a tighter one from it, so the result holds after any round.
 */
export function reachInto(
  lightness: number,
  a: number,
  b: number,
  radius: number,
  maxChroma: number,
  out: Float64Array,
): void {
  let lightnessScale = MAX_S_L;
  for (let round = 0; round < 2; round++) {
    const fromMiddle = Math.min(50, Math.abs(lightness - 50) + (radius * lightnessScale) / 2);
    lightnessScale = 1 + (0.015 * fromMiddle * fromMiddle) / Math.sqrt(20 + fromMiddle * fromMiddle);
  }
  const chroma = Math.sqrt(a * a + b * b);
  const hue = Math.atan2(b, a) / RADIANS;
  let plane = chroma + maxChroma;
  let unrotated = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const meanChroma = Math.min(chroma + plane / 2, (chroma + maxChroma) / 2);
    const rotation = highChroma(stretched(meanChroma)) * largestRotation(chroma, hue, plane);
    unrotated = 1 - rotation;
    plane = Math.min(plane, ((radius * chromaScale(meanChroma)) / Math.sqrt(unrotated)) * MARGIN);
  }
  out[REACH_LIGHTNESS] = radius * lightnessScale * MARGIN;
  out[REACH_PLANE] = plane;
  out[LIGHTNESS_WEIGHT] = 1 / (lightnessScale * lightnessScale);
  out[PLANE_WEIGHT] = unrotated;
}

/** The largest S_C of two colors of this mean chroma. Grows with it. */
export function chromaScale(meanChroma: number): number {
  return 1 + 0.045 * stretched(meanChroma);
}

/** (1 + G) C̄, which C̄′ does not exceed. */
function stretched(meanChroma: number): number {
  return (1.5 - 0.5 * highChroma(meanChroma)) * meanChroma;
}

/** √(C⁷/(C⁷ + 25⁷)): half of R_C, and G is ½ − half of it. Grows from 0 to 1. */
function highChroma(chroma: number): number {
  const pow7 = chroma ** 7;
  return Math.sqrt(pow7 / (pow7 + CHROMA_25_POW_7));
}

/**
 * The largest sin 2Δθ = sin(60° exp(−((h̄′ − 275°)/25°)²)) for a color of this chroma and hue and one within `plane` of it.
 * That one's hue lies within asin(plane/chroma), so the mean hue within half of it, unless the disc holds the gray axis.
 * Stretching a by 1 + G turns a hue by at most atan(G/(2√(1 + G))) ≤ G/2 radians, and the mean hue no farther.
 */
function largestRotation(chroma: number, hue: number, plane: number): number {
  if (chroma <= plane) return Math.sin(60 * RADIANS);
  const stretch = 0.5 - 0.5 * highChroma(chroma - plane / 2);
  const spread = (Math.asin(plane / chroma) / 2 + stretch / 2) / RADIANS;
  const turn = Math.abs(hue - 275) % 360;
  const fromBlue = Math.max(0, Math.min(turn, 360 - turn) - spread) / 25;
  return Math.sin(60 * RADIANS * Math.exp(-fromBlue * fromBlue));
}
