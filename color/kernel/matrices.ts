// Every matrix of the engine, computed once from the published constants so that all of them agree to the last bits.

export type Row = readonly [number, number, number];
export type Matrix = readonly [Row, Row, Row];

/** The x, y chromaticities of red, green and blue. */
export type Primaries = readonly [number, number, number, number, number, number];

/** The white points of CSS as XYZ, Y = 1. https://www.w3.org/TR/css-color-4/#color-conversion-code */
export const WHITE_D65: Row = xyzOf(0.3127, 0.329);
export const WHITE_D50: Row = xyzOf(0.3457, 0.3585);

/** Bradford adaptation from D65 to D50. https://www.w3.org/TR/css-color-4/#color-conversion-code */
export const D65_TO_D50: Matrix = [
  [1.0479297925449969, 0.022946870601609652, -0.05019226628920524],
  [0.02962780877005599, 0.9904344267538799, -0.017073799063418826],
  [-0.009243040646204504, 0.015055191490298152, 0.7518742814281371],
];

/**
 * OKLab: XYZ D65 to the cone response, and its cube root to L, a, b. Björn Ottosson's matrices
 * (https://bottosson.github.io/posts/oklab/) in the double precision of CSS Color 4
 * (https://www.w3.org/TR/css-color-4/#color-conversion-code).
 */
export const XYZ_TO_LMS: Matrix = [
  [0.819022437996703, 0.3619062600528904, -0.1288737815209879],
  [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
  [0.0481771893596242, 0.2642395317527308, 0.6335478284694309],
];
export const LMS_TO_OKLAB: Matrix = [
  [0.210454268309314, 0.7936177747023054, -0.0040720430116193],
  [1.9779985324311684, -2.4285922420485799, 0.450593709617411],
  [0.0259040424655478, 0.7827717124575296, -0.8086757549230774],
];
export const OKLAB_TO_LMS = invert(LMS_TO_OKLAB);

export const SRGB_TO_XYZ = rgbToXyz([0.64, 0.33, 0.3, 0.6, 0.15, 0.06], WHITE_D65);
export const P3_TO_XYZ = rgbToXyz([0.68, 0.32, 0.265, 0.69, 0.15, 0.06], WHITE_D65);
export const SRGB_TO_LMS = multiply(XYZ_TO_LMS, SRGB_TO_XYZ);

/** Linear RGB to XYZ from the primaries and the white. http://www.brucelindbloom.com/Eqn_RGB_XYZ_Matrix.html */
export function rgbToXyz([rx, ry, gx, gy, bx, by]: Primaries, white: Row): Matrix {
  const primaries: Matrix = [xyzOf(rx, ry), xyzOf(gx, gy), xyzOf(bx, by)];
  // How much of each primary makes the white.
  const amounts = transform(invert(transpose(primaries)), ...white);
  return transpose(scaleRows(primaries, amounts));
}

export function multiply(a: Matrix, b: Matrix): Matrix {
  return transpose(transpose(b).map((column) => transform(a, ...column)));
}

export function invert([[a, b, c], [d, e, f], [g, h, i]]: Matrix): Matrix {
  const [p, q, r] = [e * i - f * h, f * g - d * i, d * h - e * g];
  const scale = 1 / (a * p + b * q + c * r);
  return [
    [p * scale, (c * h - b * i) * scale, (b * f - c * e) * scale],
    [q * scale, (a * i - c * g) * scale, (c * d - a * f) * scale],
    [r * scale, (b * g - a * h) * scale, (a * e - b * d) * scale],
  ];
}

/** Matrix times vector. */
export function transform([a, b, c]: Matrix, x: number, y: number, z: number): Row {
  return [a[0] * x + a[1] * y + a[2] * z, b[0] * x + b[1] * y + b[2] * z, c[0] * x + c[1] * y + c[2] * z];
}

function transpose(rows: readonly Row[]): Matrix {
  return [0, 1, 2].map((i) => rows.map((row) => row[i])) as unknown as Matrix;
}

function scaleRows(rows: Matrix, by: Row): Matrix {
  return rows.map((row, i) => row.map((x) => x * (by[i] as number))) as unknown as Matrix;
}

function xyzOf(x: number, y: number): Row {
  return [x / y, 1, (1 - x - y) / y];
}
