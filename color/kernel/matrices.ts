// Every matrix of the engine, computed once from the published constants so that all of them agree to the last bits.

export type Row = readonly [number, number, number];
export type Matrix = readonly [Row, Row, Row];

/** The x, y chromaticities of red, green and blue. */
export type Primaries = readonly [number, number, number, number, number, number];

/** The white points of CSS as XYZ, Y = 1. https://www.w3.org/TR/css-color-4/#color-conversion-code */
export const WHITE_D65: Row = xyzOf(0.3127, 0.329);
export const WHITE_D50: Row = xyzOf(0.3457, 0.3585);

// The cone response of Bradford. http://www.brucelindbloom.com/Eqn_ChromAdapt.html
const XYZ_TO_BRADFORD: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];
/** Bradford adaptation: a fraction of one white becomes the same fraction of the other. */
export const D65_TO_D50 = multiply(invert(bradfordParts(WHITE_D50)), bradfordParts(WHITE_D65));
export const D50_TO_D65 = invert(D65_TO_D50);

/**
 * OKLab: XYZ D65 to the cone response, and L, a, b to its cube root. Björn Ottosson's matrices
 * (https://bottosson.github.io/posts/oklab/) in the double precision of CSS Color 4
 * (https://www.w3.org/TR/css-color-4/#color-conversion-code).
 */
export const XYZ_TO_LMS: Matrix = [
  [0.819022437996703, 0.3619062600528904, -0.1288737815209879],
  [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
  [0.0481771893596242, 0.2642395317527308, 0.6335478284694309],
];
export const OKLAB_TO_LMS: Matrix = [
  [1, 0.3963377773761749, 0.2158037573099136],
  [1, -0.1055613458156586, -0.0638541728258133],
  [1, -0.0894841775298119, -1.2914855480194092],
];
export const LMS_TO_OKLAB = invert(OKLAB_TO_LMS);

export const SRGB_TO_XYZ = rgbToXyz([0.64, 0.33, 0.3, 0.6, 0.15, 0.06], WHITE_D65);
export const P3_TO_XYZ = rgbToXyz([0.68, 0.32, 0.265, 0.69, 0.15, 0.06], WHITE_D65);
export const REC2020_TO_XYZ = rgbToXyz([0.708, 0.292, 0.17, 0.797, 0.131, 0.046], WHITE_D65);
export const SRGB_TO_LMS = multiply(XYZ_TO_LMS, SRGB_TO_XYZ);

/** Linear RGB to XYZ from the primaries and the white. http://www.brucelindbloom.com/Eqn_RGB_XYZ_Matrix.html */
export function rgbToXyz([rx, ry, gx, gy, bx, by]: Primaries, white: Row): Matrix {
  const primaries = transpose([xyzOf(rx, ry), xyzOf(gx, gy), xyzOf(bx, by)]);
  // How much of each primary makes the white.
  const amounts = transform(invert(primaries), ...white);
  return primaries.map((row) => row.map((x, i) => x * (amounts[i] as number))) as unknown as Matrix;
}

/** XYZ to Bradford's cone response, relative to that of the white. */
function bradfordParts(white: Row): Matrix {
  const whole = transform(XYZ_TO_BRADFORD, ...white);
  return XYZ_TO_BRADFORD.map((row, i) => row.map((x) => x / (whole[i] as number))) as unknown as Matrix;
}

export function multiply(a: Matrix, b: Matrix): Matrix {
  return transpose(transpose(b).map((column) => transform(a, ...column)));
}

/** Each column of the inverse is the cross product of two rows, divided by the volume that the three rows span. */
export function invert([a, b, c]: Matrix): Matrix {
  const columns: Matrix = [cross(b, c), cross(c, a), cross(a, b)];
  const [volume] = transform(columns, ...a);
  return transpose(columns.map((column) => column.map((x) => x / volume)) as unknown as Matrix);
}

/** Matrix times vector. */
export function transform([a, b, c]: Matrix, x: number, y: number, z: number): Row {
  return [a[0] * x + a[1] * y + a[2] * z, b[0] * x + b[1] * y + b[2] * z, c[0] * x + c[1] * y + c[2] * z];
}

/** `map` for the three numbers of a row. The matrices here do without it, which saves every page some 70 bytes. */
export function mapRow<From, To>(
  [first, second, third]: readonly [From, From, From],
  to: (value: From, index: number) => To,
): readonly [To, To, To] {
  return [to(first, 0), to(second, 1), to(third, 2)];
}

function transpose(rows: readonly Row[]): Matrix {
  return [0, 1, 2].map((i) => rows.map((row) => row[i])) as unknown as Matrix;
}

function xyzOf(x: number, y: number): Row {
  return [x / y, 1, (1 - x - y) / y];
}

function cross([a, b, c]: Row, [d, e, f]: Row): Row {
  return [b * f - c * e, c * d - a * f, a * e - b * d];
}
