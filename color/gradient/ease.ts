/** The two control points of a CSS curve, each 0 to 1: `cubic-bezier(x1, y1, x2, y2)`. */
export type Bezier = readonly [x1: number, y1: number, x2: number, y2: number];

/** The named curves of CSS. https://drafts.csswg.org/css-easing-2/#cubic-bezier-easing-functions */
export const NAMED_EASINGS = {
  linear: [0, 0, 1, 1],
  ease: [0.25, 0.1, 0.25, 1],
  "ease-in": [0.42, 0, 1, 1],
  "ease-out": [0, 0, 0.58, 1],
  "ease-in-out": [0.42, 0, 0.58, 1],
} as const satisfies Record<string, Bezier>;

/** The number of bisection steps that find the position to within 1e-9. */
const HALVINGS = 30;

/** The curve as a function from 0…1 to 0…1, without rounding. Both ends are exact. */
export function easeAt([x1, y1, x2, y2]: Bezier): (share: number) => number {
  if (x1 === y1 && x2 === y2) return (share) => share;
  return (share) => {
    if (share <= 0) return 0;
    if (share >= 1) return 1;
    // x never decreases along the curve if x1 and x2 are in 0…1, so bisection finds the only position.
    let low = 0;
    let high = 1;
    for (let i = 0; i < HALVINGS; i++) {
      const middle = (low + high) / 2;
      if (along(middle, x1, x2) < share) low = middle;
      else high = middle;
    }
    return along((low + high) / 2, y1, y2);
  };
}

/** One coordinate of the curve from 0 to 1 with two control points. */
function along(t: number, first: number, second: number): number {
  const rest = 1 - t;
  return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t;
}
