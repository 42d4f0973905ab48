import { clamp } from "./clamp.ts";
import type { Color, Rgb24, Srgb } from "./color.ts";
import { convert } from "./convert.ts";
import { encode8, LINEAR_8, toGamma, toLinear } from "./kernel/transfer.ts";

// One method throughout, the choice of https://daltonlens.org/opensource-cvd-simulation/: what a dichromat sees (protan
// and deutan: Viénot, Brettel and Mollon, "Digital video colourmaps for checking the legibility of displays by
// dichromats", 1999; tritan, where one plane is not enough: Brettel, Viénot and Mollon, "Computerized simulation of
// color appearance for dichromats", 1997), and for partial severities a blend toward it in linear light. The tables of
// Machado, Oliveira and Fernandes, 2009, made for partial severities, end at a different image (an average ΔE2000 of 5
// to 6 from Viénot's, out of gamut), so a slider through both would jump at its end; for tritan they are inaccurate.

/** Missing the cones for long, medium or short wavelengths, or all cones. */
export const DEFICIENCIES = ["protan", "deutan", "tritan", "achroma"] as const;
export type Deficiency = (typeof DEFICIENCIES)[number];
/** Those that leave two kinds of cones, for which colors are checked. */
export const DICHROMACIES = ["protan", "deutan", "tritan"] as const satisfies readonly Deficiency[];
/** Minimum CIEDE2000 at which colors count as safe to tell apart, even when simulated. */
export const SAFE_DELTA_E = 11;

/** Nine numbers, row by row, for red, green and blue in linear light. Each row adds up to 1: grays stay as they are. */
export type VisionMatrix = readonly [number, number, number, number, number, number, number, number, number];

// Precomputed for sRGB by https://github.com/DaltonLens/libDaltonLens (public domain).
const PROTAN: VisionMatrix = [0.11238, 0.88762, 0, 0.11238, 0.88762, 0, 0.00401, -0.00401, 1];
const DEUTAN: VisionMatrix = [0.29275, 0.70725, 0, 0.29275, 0.70725, 0, -0.02234, 0.02234, 1];
// The last digit of two middle numbers is moved by one so that the rows add up to 1.
const TRITAN_WARM: VisionMatrix = [1.01277, 0.13549, -0.14826, -0.01243, 0.86812, 0.14431, 0.07589, 0.805, 0.11911];
const TRITAN_COOL: VisionMatrix = [0.93678, 0.18979, -0.12657, 0.06154, 0.81526, 0.1232, -0.37562, 1.12766, 0.24796];
/** A linear-light color is on the warm side when its dot product with this is not negative. */
const TRITAN_SIDE = [0.03901, -0.02788, -0.01113] as const;
/** No cones, only luminance: an approximation, since the rods of a real achromat weigh blue more and red less. */
const ACHROMA: VisionMatrix = [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722];

/**
 * An 8-bit sRGB color as seen with a deficiency of severity 0 (none) to 1 (that cone type is missing).
 * Severities outside the range are clamped.
 */
export function simulateRgb24(v: Rgb24, deficiency: Deficiency, severity = 1): Rgb24 {
  const r = LINEAR_8[(v >>> 16) & 255] as number;
  const g = LINEAR_8[(v >>> 8) & 255] as number;
  const b = LINEAR_8[v & 255] as number;
  const m = fullMatrix(deficiency, r, g, b);
  const share = clamp(severity, 0, 1);
  const red = encode8(r + (m[0] * r + m[1] * g + m[2] * b - r) * share);
  const green = encode8(g + (m[3] * r + m[4] * g + m[5] * b - g) * share);
  const blue = encode8(b + (m[6] * r + m[7] * g + m[8] * b - b) * share);
  return (red << 16) | (green << 8) | blue;
}

/**
 * Like `simulateRgb24` for any color, unrounded. Channels are clipped to sRGB, or to where they already were outside
 * it. Alpha is kept.
 */
export function simulate(color: Color, deficiency: Deficiency, severity = 1): Srgb {
  const source = convert(color, "srgb");
  const r = toLinear(source.r);
  const g = toLinear(source.g);
  const b = toLinear(source.b);
  const m = fullMatrix(deficiency, r, g, b);
  const share = clamp(severity, 0, 1);
  const seen = (had: number, red: number, green: number, blue: number) =>
    toGamma(clamp(had + (red * r + green * g + blue * b - had) * share, Math.min(had, 0), Math.max(had, 1)));
  return {
    space: "srgb",
    alpha: source.alpha,
    r: seen(r, m[0], m[1], m[2]),
    g: seen(g, m[3], m[4], m[5]),
    b: seen(b, m[6], m[7], m[8]),
  };
}

/**
 * The inside of an SVG `<filter>` that shows a page as seen with the deficiency. Leave `color-interpolation-filters` at
 * its initial `linearRGB`: the matrices are for linear light.
 */
export function visionFilter(deficiency: Deficiency, severity = 1): string {
  if (deficiency !== "tritan") {
    return colorMatrix(`values="${rows(towards(fullMatrix(deficiency, 0, 0, 0), severity))}"`);
  }
  // Steep enough that alpha is 0 on one side and 1 on the other, except on the border, where both planes agree.
  const side = TRITAN_SIDE.map((weight) => (weight * 1e5).toFixed(0)).join(" ");
  return [
    colorMatrix(`values="${rows(towards(TRITAN_WARM, severity))}" result="warm"`),
    colorMatrix(`in="SourceGraphic" values="${rows(towards(TRITAN_COOL, severity))}" result="cool"`),
    colorMatrix(`in="SourceGraphic" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  ${side} 0 0.5" result="side"`),
    '<feComposite in="warm" in2="side" operator="in" result="warmSide"/>',
    '<feComposite in="cool" in2="side" operator="out" result="coolSide"/>',
    '<feComposite in="warmSide" in2="coolSide" operator="arithmetic" k2="1" k3="1"/>',
  ].join("");
}

function fullMatrix(deficiency: Deficiency, r: number, g: number, b: number): VisionMatrix {
  if (deficiency === "protan") return PROTAN;
  if (deficiency === "deutan") return DEUTAN;
  if (deficiency === "achroma") return ACHROMA;
  return TRITAN_SIDE[0] * r + TRITAN_SIDE[1] * g + TRITAN_SIDE[2] * b >= 0 ? TRITAN_WARM : TRITAN_COOL;
}

function towards(full: VisionMatrix, severity: number): VisionMatrix {
  const share = clamp(severity, 0, 1);
  // The identity matrix has ones on its diagonal.
  const parts = full.map((value, index) => (index % 4 === 0 ? 1 - share : 0) + value * share);
  return parts as unknown as VisionMatrix;
}

function colorMatrix(attributes: string): string {
  return `<feColorMatrix type="matrix" ${attributes}/>`;
}

function rows(m: VisionMatrix): string {
  const row = (start: number) => `${[m[start], m[start + 1], m[start + 2]].map((x) => x?.toFixed(5)).join(" ")} 0 0`;
  return `${row(0)}  ${row(3)}  ${row(6)}  0 0 0 1 0`;
}
