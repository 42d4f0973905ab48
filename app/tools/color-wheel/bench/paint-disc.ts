import { hslFromRyb, type Wheel } from "#color/harmony/harmony.ts";
import { invert, OKLAB_TO_LMS, SRGB_TO_LMS } from "#color/kernel/matrices.ts";
import { encode8 } from "#color/kernel/transfer.ts";

const [[RL, RM, RS], [GL, GM, GS], [BL, BM, BS]] = invert(SRGB_TO_LMS);
const [[, L_A, L_B], [, M_A, M_B], [, S_A, S_B]] = OKLAB_TO_LMS;

const HUES = 720;
const DEGREES = 180 / Math.PI;

/**
 * Paints a wheel of one lightness (0 to 1) as canvas pixels: 0 degrees at the top, clockwise, gray in the middle.
 * `rgba` holds size × size × 4 bytes; `rim` is the chroma at the edge. The corners are painted, too. Channels outside
 * sRGB are clipped.
 */
export function fillDisc(rgba: Uint8ClampedArray, size: number, wheel: Wheel, lightness: number, rim: number): void {
  if (wheel === "oklch") fillOklch(rgba, size, lightness, rim);
  else fillHsl(rgba, size, wheel, lightness);
}

/** Before cubing, cone responses change linearly along a row, so each pixel takes three additions. */
function fillOklch(rgba: Uint8ClampedArray, size: number, lightness: number, rim: number): void {
  const step = (2 * rim) / size;
  const first = -rim + step / 2;
  let at = 0;
  for (let row = 0; row < size; row++) {
    const a = -(first + row * step);
    let l = lightness + L_A * a + L_B * first;
    let m = lightness + M_A * a + M_B * first;
    let s = lightness + S_A * a + S_B * first;
    for (let column = 0; column < size; column++) {
      const l3 = l * l * l;
      const m3 = m * m * m;
      const s3 = s * s * s;
      rgba[at] = encode8(RL * l3 + RM * m3 + RS * s3);
      rgba[at + 1] = encode8(GL * l3 + GM * m3 + GS * s3);
      rgba[at + 2] = encode8(BL * l3 + BM * m3 + BS * s3);
      rgba[at + 3] = 255;
      at += 4;
      l += L_B * step;
      m += M_B * step;
      s += S_B * step;
    }
  }
}

/** At a fixed HSL lightness, saturation is a linear mix of gray and the full color. */
function fillHsl(rgba: Uint8ClampedArray, size: number, wheel: "hsl" | "ryb", lightness: number): void {
  const full = fullColors(wheel, lightness);
  const gray = lightness * 255;
  const middle = (size - 1) / 2;
  let at = 0;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const x = column - middle;
      const y = row - middle;
      const saturation = Math.min(1, (2 * Math.sqrt(x * x + y * y)) / size);
      const angle = Math.atan2(x, -y) * DEGREES;
      const hue = 3 * Math.floor(((angle + 360) % 360) * (HUES / 360));
      rgba[at] = gray + saturation * ((full[hue] as number) - gray);
      rgba[at + 1] = gray + saturation * ((full[hue + 1] as number) - gray);
      rgba[at + 2] = gray + saturation * ((full[hue + 2] as number) - gray);
      rgba[at + 3] = 255;
      at += 4;
    }
  }
}

function fullColors(wheel: "hsl" | "ryb", lightness: number): Float64Array {
  const full = new Float64Array(HUES * 3);
  const chroma = 1 - Math.abs(2 * lightness - 1);
  for (let index = 0; index < HUES; index++) {
    const angle = (index * 360) / HUES;
    const hue = wheel === "ryb" ? hslFromRyb(angle) : angle;
    // Red, green and blue follow the same curve, each shifted by a third of the circle.
    for (let channel = 0; channel < 3; channel++) {
      const sector = ((hue - channel * 120 + 360) % 360) / 60;
      const share = Math.min(1, Math.max(0, 2 - Math.min(sector, 6 - sector)));
      full[index * 3 + channel] = 255 * (lightness + chroma * (share - 0.5));
    }
  }
  return full;
}
