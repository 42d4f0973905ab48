// SMPTE ST 2084, the curve of high dynamic range: https://www.itu.int/rec/R-REC-BT.2100, table 4.
const M1 = 2610 / 16384;
const M2 = (2523 / 4096) * 128;
const C1 = 3424 / 4096;
const C2 = (2413 / 4096) * 32;
const C3 = (2392 / 4096) * 32;
const PEAK = 10_000;

/** The luminance of white on a screen of standard range, in cd/m². https://www.itu.int/pub/R-REP-BT.2408 */
export const WHITE_LUMINANCE = 203;

/** 0 to 10,000 cd/m² as a signal of 0 to 1. Jzazbz takes an `exponent` of its own. */
export function encodePq(luminance: number, exponent = M2): number {
  const power = (Math.max(luminance, 0) / PEAK) ** M1;
  return ((C1 + C2 * power) / (1 + C3 * power)) ** exponent;
}

export function decodePq(signal: number, exponent = M2): number {
  const power = Math.max(signal, 0) ** (1 / exponent);
  return PEAK * (Math.max(power - C1, 0) / (C2 - C3 * power)) ** (1 / M1);
}
