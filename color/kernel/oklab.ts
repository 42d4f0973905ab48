// sRGB to and from OKLab and OKLCH, on plain numbers (Björn Ottosson, https://bottosson.github.io/posts/oklab/). All
// arithmetic is in this file, because exported constants are slower to read.
import type { Oklch, Rgb24 } from "../color.ts";
import { cubeRoot, cubeRootFast } from "./cube-root.ts";
import { hueDegrees } from "./hue.ts";
import { invert, LMS_TO_OKLAB, OKLAB_TO_LMS, SRGB_TO_LMS } from "./matrices.ts";
import { clip, encode8, LINEAR_8 } from "./transfer.ts";

const [[LR, LG, LB], [MR, MG, MB], [SR, SG, SB]] = SRGB_TO_LMS;
const [[RL, RM, RS], [GL, GM, GS], [BL, BM, BS]] = invert(SRGB_TO_LMS);
const [[L_L, L_M, L_S], [A_L, A_M, A_S], [B_L, B_M, B_S]] = LMS_TO_OKLAB;
// The first column is 1: lightness enters all three cone responses alike.
const [[, L_A, L_B], [, M_A, M_B], [, S_A, S_B]] = OKLAB_TO_LMS;

const RADIANS = Math.PI / 180;
/** The chroma up to which a color has no hue. https://www.w3.org/TR/css-color-4/#color-conversion-code */
export const POWERLESS_CHROMA = 0.000004;

// Passes values from one function to the next.
const scratch = new Float64Array(3);

/** Linear sRGB to OKLab; values outside 0 to 1 are fine. */
export function linearToOklab(red: number, green: number, blue: number): { l: number; a: number; b: number } {
  const l = cubeRoot(LR * red + LG * green + LB * blue);
  const m = cubeRoot(MR * red + MG * green + MB * blue);
  const s = cubeRoot(SR * red + SG * green + SB * blue);
  return {
    l: L_L * l + L_M * m + L_S * s,
    a: A_L * l + A_M * m + A_S * s,
    b: B_L * l + B_M * m + B_S * s,
  };
}

/** OKLab to linear sRGB, unclipped. */
export function oklabToLinear(lightness: number, a: number, b: number): { r: number; g: number; b: number } {
  const l = cube(lightness + L_A * a + L_B * b);
  const m = cube(lightness + M_A * a + M_B * b);
  const s = cube(lightness + S_A * a + S_B * b);
  return {
    r: RL * l + RM * m + RS * s,
    g: GL * l + GM * m + GS * s,
    b: BL * l + BM * m + BS * s,
  };
}

/** Writes OKLab into out[0…2]: L 0 to 1, a, b. Full precision. */
export function rgb24ToOklabInto(value: Rgb24, out: Float64Array): void {
  const red = LINEAR_8[value >>> 16] as number;
  const green = LINEAR_8[(value >>> 8) & 255] as number;
  const blue = LINEAR_8[value & 255] as number;
  const l = cubeRoot(LR * red + LG * green + LB * blue);
  const m = cubeRoot(MR * red + MG * green + MB * blue);
  const s = cubeRoot(SR * red + SG * green + SB * blue);
  out[0] = L_L * l + L_M * m + L_S * s;
  out[1] = A_L * l + A_M * m + A_S * s;
  out[2] = B_L * l + B_M * m + B_S * s;
}

/** Writes OKLCH into out[0…2]: L 0 to 1, C, hue in degrees. Full precision. The hue of a gray is arbitrary. */
export function rgb24ToOklchInto(value: Rgb24, out: Float64Array): void {
  rgb24ToOklabInto(value, out);
  const a = out[1] as number;
  const b = out[2] as number;
  out[1] = Math.sqrt(a * a + b * b);
  out[2] = hueDegrees(b, a);
}

/** Converts to an OKLCH color object; a gray has chroma 0 and no hue. */
export function rgb24ToOklch(value: Rgb24): Oklch {
  rgb24ToOklabInto(value, scratch);
  const a = scratch[1] as number;
  const b = scratch[2] as number;
  const c = Math.sqrt(a * a + b * b);
  const isGray = c <= POWERLESS_CHROMA;
  return { space: "oklch", l: scratch[0] as number, c: isGray ? 0 : c, h: isGray ? null : hueDegrees(b, a), alpha: 1 };
}

/** OKLab to the nearest 8-bit sRGB color; each channel outside sRGB is clipped. See gamut-map.ts for the better way. */
export function oklabToRgb24(lightness: number, a: number, b: number): Rgb24 {
  const linear = oklabToLinear(lightness, a, b);
  return (encode8(linear.r) << 16) | (encode8(linear.g) << 8) | encode8(linear.b);
}

/** OKLCH, hue in degrees, to the nearest 8-bit sRGB color; each channel outside sRGB is clipped. */
export function oklchToRgb24(lightness: number, chroma: number, hue: number): Rgb24 {
  const angle = hue * RADIANS;
  return oklabToRgb24(lightness, chroma * Math.cos(angle), chroma * Math.sin(angle));
}

/**
 * How far clipping into sRGB moves an OKLab color, as ΔEOK; -1 if the color is inside. Gamut mapping spends its time
 * here, so the matrices are written out again: V8 inlines only so much into one function.
 */
export function srgbClippingDistance(lightness: number, a: number, b: number): number {
  let l = cube(lightness + L_A * a + L_B * b);
  let m = cube(lightness + M_A * a + M_B * b);
  let s = cube(lightness + S_A * a + S_B * b);
  let red = RL * l + RM * m + RS * s;
  let green = GL * l + GM * m + GS * s;
  let blue = BL * l + BM * m + BS * s;
  if (red >= 0 && red <= 1 && green >= 0 && green <= 1 && blue >= 0 && blue <= 1) return -1;
  red = clip(red);
  green = clip(green);
  blue = clip(blue);
  l = cubeRootFast(LR * red + LG * green + LB * blue);
  m = cubeRootFast(MR * red + MG * green + MB * blue);
  s = cubeRootFast(SR * red + SG * green + SB * blue);
  const dl = L_L * l + L_M * m + L_S * s - lightness;
  const da = A_L * l + A_M * m + A_S * s - a;
  const db = B_L * l + B_M * m + B_S * s - b;
  return Math.sqrt(dl * dl + da * da + db * db);
}

function cube(x: number): number {
  return x * x * x;
}
