const DEGREES = 180 / Math.PI;

/** The angle of the point (a, b) in degrees, 0 ≤ h < 360, in full precision. 0 for the origin. */
export function hueDegrees(b: number, a: number): number {
  const angle = Math.atan2(b, a) * DEGREES;
  if (angle >= 0) return angle;
  // The smallest negative angles round up to a whole turn.
  const turned = angle + 360;
  return turned < 360 ? turned : 0;
}

/** Normalizes any angle in degrees to 0 ≤ h < 360. */
export function normalizeHue(degrees: number): number {
  if (degrees >= 0 && degrees < 360) return degrees;
  const hue = degrees % 360;
  // A tiny negative hue plus 360 is 360.
  return hue < 0 ? (hue + 360) % 360 : hue;
}

/** The shorter way from one hue to another in degrees, −180 to below 180. */
export function turnBetween(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

/** OKLCH hues of sunlight and shadow: lighter colors drift to the first, darker ones to the second. */
export const YELLOW_HUE = 100;
export const BLUE_HUE = 265;
/** By how many degrees the lightest and the darkest colors would drift. */
export const MAX_DRIFT = 30;

/** Turns a hue toward another the shorter way, by at most `most` degrees and never past it. */
export function turnToward(hue: number, target: number, most: number): number {
  const way = turnBetween(hue, target);
  return (hue + Math.sign(way) * Math.min(Math.abs(way), most) + 360) % 360;
}
