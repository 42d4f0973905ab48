const DEGREES = 180 / Math.PI;

/** The angle of the point (a, b) in degrees, 0 ≤ h < 360, in full precision. 0 for the origin. */
export function hueDegrees(b: number, a: number): number {
  const angle = Math.atan2(b, a) * DEGREES;
  if (angle >= 0) return angle;
  // The smallest negative angles round up to a whole turn.
  const turned = angle + 360;
  return turned < 360 ? turned : 0;
}

/** Any angle in degrees as the same one from 0 to 360, which is 0. */
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

const signs = new Float64Array(3);
const signBits = /* @__PURE__ */ new Int32Array(signs.buffer);
// By octant (bit 0: |a| < |b|, bit 1: a < 0, bit 2: b < 0): where the angle starts and which way it runs.
const STARTS = Float64Array.of(0, 90, 180, 90, 360, 270, 180, 270);
const DIRECTIONS = Float64Array.of(1, -1, -1, 1, -1, 1, 1, -1);

/**
 * The angle of the point (a, b) in degrees, 0 to 360, within 3.4e-7 degrees; 0 for the origin.
 * It has no branches: on random pixels a mispredicted octant costs more than the arithmetic. Note the order (a, b).
 */
export function hueFast(a: number, b: number): number {
  const width = Math.abs(a);
  const height = Math.abs(b);
  const ratio = Math.min(width, height) / (Math.max(width, height) + 1e-300);
  const z = ratio * ratio;
  signs[0] = width - height;
  signs[1] = a;
  signs[2] = b;
  // Every platform of the web is little-endian: the odd words hold the signs.
  const octant =
    ((signBits[1] as number) >>> 31) |
    (((signBits[3] as number) >>> 31) << 1) |
    (((signBits[5] as number) >>> 31) << 2);
  // A minimax polynomial of the arc tangent in degrees over 0…1.
  const arc =
    57.295772934168745 +
    z *
      (-19.098168014591646 +
        z *
          (11.451035460250965 +
            z *
              (-8.113501753395166 +
                z *
                  (6.014508156869761 +
                    z *
                      (-4.143488785079108 +
                        z * (2.2773869045553363 + z * (-0.8240492241234761 + z * 0.14050464740076724)))))));
  return (STARTS[octant] as number) + (DIRECTIONS[octant] as number) * ratio * arc;
}
