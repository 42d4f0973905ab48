// The sRGB transfer curve, which Display P3 shares, between encoded values and linear light.
// https://www.w3.org/TR/css-color-4/#color-conversion-code

const BUCKETS = 4096;

/** Encoded sRGB, 0 to 1, to linear light. Values outside are mirrored through zero, as CSS extends the curve. */
export function toLinear(x: number): number {
  const size = Math.abs(x);
  if (size <= 0.04045) return x / 12.92;
  const light = ((size + 0.055) / 1.055) ** 2.4;
  return x < 0 ? -light : light;
}

/** Linear light, 0 to 1, to encoded sRGB. The inverse of `toLinear`. */
export function toGamma(x: number): number {
  const size = Math.abs(x);
  if (size <= 0.0031308) return x * 12.92;
  const encoded = 1.055 * size ** (1 / 2.4) - 0.055;
  return x < 0 ? -encoded : encoded;
}

/** The linear light of each of the 256 byte values. */
export const LINEAR_8 = Float64Array.from({ length: 256 }, (_, byte) => toLinear(byte / 255));

// The light at which rounding moves from each byte to the next.
const THRESHOLDS = Float64Array.from({ length: 256 }, (_, byte) => toLinear((byte + 0.5) / 255));
// The byte at the start of each bucket of light. No bucket holds two thresholds, so one comparison is enough.
const BUCKET_BYTES = new Uint8Array(BUCKETS + 1);
for (let bucket = 0, byte = 0; bucket <= BUCKETS; bucket++) {
  while ((THRESHOLDS[byte] as number) <= bucket / BUCKETS) byte++;
  BUCKET_BYTES[bucket] = byte;
}

/**
 * Linear light to the nearest sRGB byte, exactly as rounding `toGamma(x) * 255` would; clipped to 0…255. NaN returns 0.
 */
export function encode8(x: number): number {
  const light = clip(x);
  const byte = BUCKET_BYTES[(light * BUCKETS) | 0] as number;
  return light >= (THRESHOLDS[byte] as number) ? byte + 1 : byte;
}

/** x, but at least 0 and at most 1. */
export function clip(x: number): number {
  return Math.min(Math.max(x, 0), 1);
}

/** A plain gamma curve, mirrored through zero like the others. */
export function power(x: number, exponent: number): number {
  return x < 0 ? -((-x) ** exponent) : x ** exponent;
}
