// CIEDE2000 on plain numbers. Sharma, Wu, Dalal, "The CIEDE2000 Color-Difference Formula: Implementation Notes,
// Supplementary Test Data, and Mathematical Observations", http://www2.ece.rochester.edu/~gsharma/ciede2000/

const RADIANS = Math.PI / 180;
const CHROMA_25_POW_7 = 25 ** 7;
// Above this, highChroma rounds to 1.
const VIVID_CHROMA = 1e4;
// Its square, and the squares of all values computed from it, are finite.
const MAX_VALUE = 1e100;
const COS_30 = Math.cos(30 * RADIANS);
const COS_6 = Math.cos(6 * RADIANS);
const SIN_6 = Math.sin(6 * RADIANS);
const COS_63 = Math.cos(63 * RADIANS);
const SIN_63 = Math.sin(63 * RADIANS);

/**
 * CIEDE2000 difference of two CIE Lab colors (L 0 to 100; k_L = k_C = k_H = 1), 0 for equal colors. Same value as the
 * published formula, almost without its trigonometry: the hue difference is the chord between two unit vectors, the
 * mean hue is their bisector, and only near blue does the rotation term need an angle. Finite for any numbers, however
 * large; NaN returns NaN.
 */
export function deltaE2000Lab(l1: number, a1: number, b1: number, l2: number, a2: number, b2: number): number {
  // 1 + G: how much a grows for grayish pairs.
  const stretch = 1.5 - 0.5 * highChroma((Math.sqrt(a1 * a1 + b1 * b1) + Math.sqrt(a2 * a2 + b2 * b2)) / 2);
  const p1 = a1 * stretch;
  const p2 = a2 * stretch;
  const c1 = Math.sqrt(p1 * p1 + b1 * b1);
  const c2 = Math.sqrt(p2 * p2 + b2 * b2);
  // Unit vectors for the hues; a gray has none, so its zero leaves the mean to the other color.
  const x1 = p1 / (c1 || 1);
  const y1 = b1 / (c1 || 1);
  const x2 = p2 / (c2 || 1);
  const y2 = b2 / (c2 || 1);
  const dx = x2 - x1;
  const dy = y2 - y1;
  // The shorter way from the first hue to the second; for opposite hues, the way that does not cross 0 degrees.
  const side = (x1 * y2 - y1 * x2 || y1 || x1) < 0 ? -1 : 1;
  // The sum of the vectors and their difference, turned by a right angle, both lie on the bisector. Rounding can lose
  // one of the two, but never both.
  const x = x1 + x2 + side * dy;
  const y = y1 + y2 - side * dx;
  const length = Math.sqrt(x * x + y * y) || 1;
  const cos = x / length;
  const sin = y / length;

  const meanC = (c1 + c2) / 2;
  const fromMiddle = (l1 + l2) / 2 - 50;
  const squared = fromMiddle * fromMiddle;
  const dl = (l2 - l1) / (1 + (0.015 * squared) / Math.sqrt(20 + squared));
  const dc = (c2 - c1) / (1 + 0.045 * meanC);
  const dh = (side * Math.sqrt(c1 * c2 * (dx * dx + dy * dy))) / (1 + 0.015 * meanC * hueWeight(cos, sin));
  const sum = dl * dl + dc * dc + dh * dh;
  if (!(sum < Infinity)) return differenceOfHuge(l1, a1, b1, l2, a2, b2);
  // The last term is for blues: up to a hue of 130 degrees it is below 1e-14.
  if (sin >= 0 && cos > -0.64) return Math.sqrt(sum);
  // The remaining hues are all near 180 degrees, and measured from there none of them wraps.
  const fromBlue = (Math.atan2(-sin, -cos) / RADIANS - 95) / 25;
  const rotation = -2 * highChroma(meanC) * Math.sin(60 * RADIANS * Math.exp(-fromBlue * fromBlue));
  return Math.sqrt(sum + rotation * dc * dh);
}

/** CIEDE2000 of two Lab colors in rows of numbers, whose L is at `index` in both. */
export function deltaE2000At(p: Float64Array, q: Float64Array, index: number): number {
  return deltaE2000Lab(
    p[index] as number,
    p[index + 1] as number,
    p[index + 2] as number,
    q[index] as number,
    q[index + 1] as number,
    q[index + 2] as number,
  );
}

/** The difference with values clamped so that their squares don't overflow. */
function differenceOfHuge(l1: number, a1: number, b1: number, l2: number, a2: number, b2: number): number {
  if ([l1, a1, b1, l2, a2, b2].some(Number.isNaN)) return Number.NaN;
  return deltaE2000Lab(cutOff(l1), cutOff(a1), cutOff(b1), cutOff(l2), cutOff(a2), cutOff(b2));
}

function cutOff(value: number): number {
  return Math.max(-MAX_VALUE, Math.min(MAX_VALUE, value));
}

/** Near 0 for grays, near 1 for vivid colors. */
function highChroma(chroma: number): number {
  if (chroma > VIVID_CHROMA) return 1;
  const squared = chroma * chroma;
  const pow7 = squared * squared * squared * chroma;
  return Math.sqrt(pow7 / (pow7 + CHROMA_25_POW_7));
}

/** T: cos(h − 30), cos(2h), cos(3h + 6), cos(4h − 63) by angle addition from one cosine and sine. */
function hueWeight(cos: number, sin: number): number {
  const cos2 = cos * cos - sin * sin;
  const sin2 = 2 * sin * cos;
  const cos3 = cos2 * cos - sin2 * sin;
  const sin3 = sin2 * cos + cos2 * sin;
  const cos4 = cos2 * cos2 - sin2 * sin2;
  const sin4 = 2 * sin2 * cos2;
  return (
    1 -
    0.17 * (cos * COS_30 + sin / 2) +
    0.24 * cos2 +
    0.32 * (cos3 * COS_6 - sin3 * SIN_6) -
    0.2 * (cos4 * COS_63 + sin4 * SIN_63)
  );
}
