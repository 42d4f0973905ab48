// sRGB to OKLab and OKLCH and back, on plain numbers: Björn Ottosson's color space, https://bottosson.github.io/posts/oklab/.
// All of its arithmetic is in this file, because constants are slower to read once they are exported.
import type { Oklch, Rgb24 } from "../color.ts";
import { cubeRoot, cubeRootFast } from "./cube-root.ts";
import { hueDegrees, hueFast } from "./hue.ts";
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
// cos(k · 90°); the sine is the entry before.
const QUARTER_COSINES = Float64Array.of(1, 0, -1, 0);

// What one function hands to the next.
const scratch = new Float64Array(3);

/** Linear sRGB to OKLab; values outside of 0 to 1 are fine. */
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
  const red = LINEAR_8[value >>> 16] as number;
  const green = LINEAR_8[(value >>> 8) & 255] as number;
  const blue = LINEAR_8[value & 255] as number;
  const l = cubeRoot(LR * red + LG * green + LB * blue);
  const m = cubeRoot(MR * red + MG * green + MB * blue);
  const s = cubeRoot(SR * red + SG * green + SB * blue);
  const a = A_L * l + A_M * m + A_S * s;
  const b = B_L * l + B_M * m + B_S * s;
  out[0] = L_L * l + L_M * m + L_S * s;
  out[1] = Math.sqrt(a * a + b * b);
  out[2] = hueDegrees(b, a);
}

/** OKLCH as a color of its own; a gray has chroma 0 and no hue. */
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
 * here: the matrices are written out once more, because V8 inlines only so much into one function.
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

/**
 * Canvas pixels (r, g, b, alpha bytes) to three planes behind each other, all L, then all C, then all hues in degrees:
 * `planes` holds three numbers for each pixel. L and C within 1e-8, hues within 1e-6 degrees. Alpha is not looked at.
 */
export function rgbaToOklchPlanes(rgba: Uint8ClampedArray | Uint8Array, planes: Float32Array): void {
  const count = rgba.length >> 2;
  for (let i = 0, at = 0; i < count; i++, at += 4) {
    const red = LINEAR_8[rgba[at] as number] as number;
    const green = LINEAR_8[rgba[at + 1] as number] as number;
    const blue = LINEAR_8[rgba[at + 2] as number] as number;
    const l = cubeRootFast(LR * red + LG * green + LB * blue);
    const m = cubeRootFast(MR * red + MG * green + MB * blue);
    const s = cubeRootFast(SR * red + SG * green + SB * blue);
    const a = A_L * l + A_M * m + A_S * s;
    const b = B_L * l + B_M * m + B_S * s;
    planes[i] = L_L * l + L_M * m + L_S * s;
    planes[i + count] = Math.sqrt(a * a + b * b);
    planes[i + count + count] = hueFast(a, b);
  }
}

/** The way back: planes as above to canvas pixels, clipped to sRGB. Alpha bytes are left as they are. */
export function oklchPlanesToRgba(planes: Float32Array, rgba: Uint8ClampedArray | Uint8Array): void {
  const count = rgba.length >> 2;
  for (let i = 0, at = 0; i < count; i++, at += 4) {
    const lightness = planes[i] as number;
    const chroma = planes[i + count] as number;
    const hue = planes[i + count + count] as number;
    // Sine and cosine of the angle to the nearest right angle, where short series are exact to 2e-13, then a quarter turn.
    const quarter = Math.round(hue / 90);
    const angle = (hue - quarter * 90) * RADIANS;
    const z = angle * angle;
    const sine = angle * (1 + z * (-1 / 6 + z * (1 / 120 + z * (-1 / 5040 + z * (1 / 362880 - z / 39916800)))));
    const cosine = 1 + z * (-0.5 + z * (1 / 24 + z * (-1 / 720 + z * (1 / 40320 - z / 3628800))));
    const turnCosine = QUARTER_COSINES[quarter & 3] as number;
    const turnSine = QUARTER_COSINES[(quarter - 1) & 3] as number;
    const a = chroma * (turnCosine * cosine - turnSine * sine);
    const b = chroma * (turnSine * cosine + turnCosine * sine);
    const l = cube(lightness + L_A * a + L_B * b);
    const m = cube(lightness + M_A * a + M_B * b);
    const s = cube(lightness + S_A * a + S_B * b);
    rgba[at] = encode8(RL * l + RM * m + RS * s);
    rgba[at + 1] = encode8(GL * l + GM * m + GS * s);
    rgba[at + 2] = encode8(BL * l + BM * m + BS * s);
  }
}

function cube(x: number): number {
  return x * x * x;
}
