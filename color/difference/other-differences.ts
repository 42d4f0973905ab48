// Color difference formulas that only the comparison shows. All use CIE Lab with D50 white, as in CSS.
import type { Color, Lab } from "../color.ts";
import { convert } from "../convert.ts";
import { hueDegrees } from "../kernel/hue.ts";

const RADIANS = Math.PI / 180;

/**
 * CIE94 for graphic arts (k_L = 1, K₁ = 0.045, K₂ = 0.015), 0 to about 150. The first color is the reference, so the order
 * matters. Alpha is ignored. https://en.wikipedia.org/wiki/Color_difference#CIE94
 */
export function deltaE94(a: Color, b: Color): number {
  const { l, c, h2, chroma } = partsOf(a, b);
  return Math.sqrt(l * l + (c / (1 + 0.045 * chroma)) ** 2 + h2 / (1 + 0.015 * chroma) ** 2);
}

/**
 * CMC l:c 2:1 from the textile industry, where 1 is acceptable, 0 to about 150. The first color is the reference, so
 * the order matters. Alpha is ignored. https://en.wikipedia.org/wiki/Color_difference#CMC_l:c_(1984)
 */
export function deltaECmc(a: Color, b: Color): number {
  const { l, c, h2, chroma, reference } = partsOf(a, b);
  const hue = hueDegrees(reference.b, reference.a);
  const t =
    hue >= 164 && hue <= 345
      ? 0.56 + Math.abs(0.2 * Math.cos((hue + 168) * RADIANS))
      : 0.36 + Math.abs(0.4 * Math.cos((hue + 35) * RADIANS));
  const f = Math.sqrt(chroma ** 4 / (chroma ** 4 + 1900));
  const ofL = reference.l < 16 ? 0.511 : (0.040975 * reference.l) / (1 + 0.01765 * reference.l);
  const ofC = (0.0638 * chroma) / (1 + 0.0131 * chroma) + 0.638;
  const ofH = ofC * (f * t + 1 - f);
  return Math.sqrt((l / (2 * ofL)) ** 2 + (c / ofC) ** 2 + h2 / ofH ** 2);
}

/**
 * HyAB, for large differences: the lightness difference plus the distance in a and b, 0 to about 260. Alpha is ignored.
 * S. Abasi et al., https://doi.org/10.1002/col.22451
 */
export function deltaEHyAb(a: Color, b: Color): number {
  const [p, q] = [convert(a, "lab"), convert(b, "lab")];
  return Math.abs(p.l - q.l) + Math.hypot(p.a - q.a, p.b - q.b);
}

/** Lightness and chroma differences, the squared hue difference, and the reference with its chroma. */
function partsOf(a: Color, b: Color): { l: number; c: number; h2: number; chroma: number; reference: Lab } {
  const [p, q] = [convert(a, "lab"), convert(b, "lab")];
  const chroma = Math.hypot(p.a, p.b);
  const c = chroma - Math.hypot(q.a, q.b);
  // Only rounding could make it negative.
  const h2 = Math.max(0, (p.a - q.a) ** 2 + (p.b - q.b) ** 2 - c * c);
  return { l: p.l - q.l, c, h2, chroma, reference: p };
}
