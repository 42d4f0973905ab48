// Cube roots faster than Math.cbrt: a first guess from a table that is indexed by the leading bits of the number,
// then one step of Halley's method (cubic convergence) and, for full precision, one of Newton's.
// https://en.wikipedia.org/wiki/Halley%27s_method

const float = new Float32Array(1);
const bits = new Int32Array(float.buffer);

// A float32 has 8 bits of exponent and 7 of mantissa above bit 16. The table covers 2^-24 up to 4, almost all colors.
const FIRST = (127 - 24) << 7;
const SIZE = 26 << 7;
const GUESSES = new Float64Array(SIZE);
for (let i = 0; i < SIZE; i++) {
  bits[0] = ((i + FIRST) << 16) | 0x8000;
  GUESSES[i] = Math.cbrt(float[0] as number);
}

/** The cube root with a relative error of at most 3e-16. Any number; only 2^-24 ≤ x < 4 takes the fast path. */
export function cubeRoot(x: number): number {
  float[0] = x;
  const index = ((bits[0] as number) >>> 16) - FIRST;
  if (index < 0 || index >= SIZE) return Math.cbrt(x);
  let root = GUESSES[index] as number;
  let cube = root * root * root;
  root = (root * (cube + x + x)) / (cube + cube + x);
  cube = root * root * root;
  return root - (cube - x) / (3 * root * root);
}

/** The cube root with a relative error of at most 1.5e-9, for pixels and searches. Any number. */
export function cubeRootFast(x: number): number {
  float[0] = x;
  const index = ((bits[0] as number) >>> 16) - FIRST;
  if (index < 0 || index >= SIZE) return Math.cbrt(x);
  const root = GUESSES[index] as number;
  const cube = root * root * root;
  return (root * (cube + x + x)) / (cube + cube + x);
}
