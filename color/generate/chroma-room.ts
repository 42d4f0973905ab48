import { invert, type Matrix, multiply, OKLAB_TO_LMS, P3_TO_XYZ, SRGB_TO_LMS, XYZ_TO_LMS } from "../kernel/matrices.ts";
import { type GenerateGamut, MAX_CHROMA } from "./request.ts";

const FROM_LMS: { readonly [Gamut in GenerateGamut]: Matrix } = {
  srgb: invert(SRGB_TO_LMS),
  "display-p3": invert(multiply(XYZ_TO_LMS, P3_TO_XYZ)),
};
/** Halvings of the chroma range, for a precision of 0.00001. */
const HALVINGS = 15;
const RADIANS = Math.PI / 180;

/**
 * The maximum OKLCH chroma of a gamut at a lightness and hue, like `maxChroma` in chroma.ts, but made for searches:
 * from gray, red, green and blue are cubic polynomials of the chroma. The result is never outside the gamut.
 */
export function chromaRoom(l: number, h: number, gamut: GenerateGamut): number {
  if (!(l > 0 && l < 1)) return 0;
  const cos = Math.cos(h * RADIANS);
  const sin = Math.sin(h * RADIANS);
  const [[, la, lb], [, ma, mb], [, sa, sb]] = OKLAB_TO_LMS;
  const dl = la * cos + lb * sin;
  const dm = ma * cos + mb * sin;
  const ds = sa * cos + sb * sin;
  const [[rl, rm, rs], [gl, gm, gs], [bl, bm, bs]] = FROM_LMS[gamut];
  const base = l * l * l;
  const once = 3 * l * l;
  const twice = 3 * l;
  const r1 = once * (rl * dl + rm * dm + rs * ds);
  const g1 = once * (gl * dl + gm * dm + gs * ds);
  const b1 = once * (bl * dl + bm * dm + bs * ds);
  const r2 = twice * (rl * dl * dl + rm * dm * dm + rs * ds * ds);
  const g2 = twice * (gl * dl * dl + gm * dm * dm + gs * ds * ds);
  const b2 = twice * (bl * dl * dl + bm * dm * dm + bs * ds * ds);
  const r3 = rl * dl * dl * dl + rm * dm * dm * dm + rs * ds * ds * ds;
  const g3 = gl * dl * dl * dl + gm * dm * dm * dm + gs * ds * ds * ds;
  const b3 = bl * dl * dl * dl + bm * dm * dm * dm + bs * ds * ds * ds;
  let inside = 0;
  let outside = MAX_CHROMA;
  for (let i = 0; i < HALVINGS; i++) {
    const c = (inside + outside) / 2;
    const r = base + c * (r1 + c * (r2 + c * r3));
    const g = base + c * (g1 + c * (g2 + c * g3));
    const b = base + c * (b1 + c * (b2 + c * b3));
    if (r >= 0 && r <= 1 && g >= 0 && g <= 1 && b >= 0 && b <= 1) inside = c;
    else outside = c;
  }
  return inside;
}
