// CIEDE2000 on plain numbers. Sharma, Wu, Dalal, "The CIEDE2000 Color-Difference Formula: Implementation Notes,
// Supplementary Test Data, and Mathematical Observations", http://www2.ece.rochester.edu/~gsharma/ciede2000/

const RADIANS = Math.PI / 180;
const CHROMA_25_POW_7 = 25 ** 7;
const COS_30 = Math.cos(30 * RADIANS);
const SIN_30 = 0.5;
const COS_6 = Math.cos(6 * RADIANS);
const SIN_6 = Math.sin(6 * RADIANS);
const COS_63 = Math.cos(63 * RADIANS);
const SIN_63 = Math.sin(63 * RADIANS);
const COS_275 = Math.cos(275 * RADIANS);
const SIN_275 = Math.sin(275 * RADIANS);
/** Length of the sum of two unit hue vectors up to which they are opposite: the direction of the sum is noise. */
const OPPOSITE = 1e-3;
/** cos of about 143 degrees: farther than that from hue 275 the rotation term is below 1e-14. */
const FAR_FROM_BLUE = -0.8;

/**
 * CIEDE2000 difference of two CIE Lab colors (L 0 to 100; k_L = k_C = k_H = 1), 0 for equal colors. Same value as the
 * published formula, almost without its trigonometry: the hue difference is the chord between two unit vectors, the
 * mean hue is their bisector, and only near blue does the rotation term need an angle.
 */
export function deltaE2000Lab(l1: number, a1: number, b1: number, l2: number, a2: number, b2: number): number {
  // 1 + G: by how much a grows for grayish pairs.
  const stretch = 1.5 - 0.5 * highChroma((Math.sqrt(a1 * a1 + b1 * b1) + Math.sqrt(a2 * a2 + b2 * b2)) / 2);
  const p1 = a1 * stretch;
  const p2 = a2 * stretch;
  const c1 = Math.sqrt(p1 * p1 + b1 * b1);
  const c2 = Math.sqrt(p2 * p2 + b2 * b2);
  // Unit vectors for the hues; a gray has none, and its zero leaves the mean to the other color.
  const x1 = p1 / (c1 || 1);
  const y1 = b1 / (c1 || 1);
  const x2 = p2 / (c2 || 1);
  const y2 = b2 / (c2 || 1);
  const dx = x2 - x1;
  const dy = y2 - y1;
  let cos = x1 + x2;
  let sin = y1 + y2;
  let isClockwise = x1 * y2 < y1 * x2;
  const length = Math.sqrt(cos * cos + sin * sin);
  if (length > OPPOSITE) {
    cos /= length;
    sin /= length;
  } else {
    const h1 = positiveAngle(y1, x1);
    const h2 = positiveAngle(y2, x2);
    const isAcrossZero = Math.abs(h2 - h1) > Math.PI;
    const mean = (h1 + h2) / 2 + (isAcrossZero ? Math.PI : 0);
    cos = Math.cos(mean);
    sin = Math.sin(mean);
    isClockwise = h2 < h1 !== isAcrossZero;
  }
  const chord = Math.sqrt(c1 * c2 * (dx * dx + dy * dy));

  const meanC = (c1 + c2) / 2;
  const fromMiddle = (l1 + l2) / 2 - 50;
  const squared = fromMiddle * fromMiddle;
  const dl = (l2 - l1) / (1 + (0.015 * squared) / Math.sqrt(20 + squared));
  const dc = (c2 - c1) / (1 + 0.045 * meanC);
  const dh = (isClockwise ? -chord : chord) / (1 + 0.015 * meanC * hueWeight(cos, sin));
  const sum = dl * dl + dc * dc + dh * dh;
  if (cos * COS_275 + sin * SIN_275 < FAR_FROM_BLUE) return Math.sqrt(sum);
  const fromBlue = (positiveAngle(sin, cos) / RADIANS - 275) / 25;
  const rotation = -2 * highChroma(meanC) * Math.sin(60 * RADIANS * Math.exp(-fromBlue * fromBlue));
  return Math.sqrt(sum + rotation * dc * dh);
}

function positiveAngle(y: number, x: number): number {
  const angle = Math.atan2(y, x);
  return angle < 0 ? angle + 2 * Math.PI : angle;
}

/** Near 0 for grays, near 1 for vivid colors. */
function highChroma(chroma: number): number {
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
    0.17 * (cos * COS_30 + sin * SIN_30) +
    0.24 * cos2 +
    0.32 * (cos3 * COS_6 - sin3 * SIN_6) -
    0.2 * (cos4 * COS_63 + sin4 * SIN_63)
  );
}
