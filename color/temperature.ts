import type { Color } from "./color.ts";
import { convert } from "./convert.ts";

export type Temperature = { readonly kind: "warm" | "cool" | "neutral"; readonly words: string };

export type CorrelatedTemperature = {
  readonly kelvin: number;
  /** Distance from the black body in CIE 1960 uv: above 0 greener, below 0 pinker. */
  readonly duv: number;
};

/** OKLCH chroma below which a color reads as gray, and below which it only has a cast. */
const GRAY_CHROMA = 0.01;
export const CAST_CHROMA = 0.04;
/** Degrees of OKLCH hue. Pink-red to yellow is warm, green-cyan to violet cold; lime and magenta lie between the two. */
export const WARM_ARC = { from: 350, to: 115 } as const;
export const COLD_ARC = { from: 140, to: 310 } as const;

/** Farther than this from the black body, a color is no longer the color of a light. CIE 15 allows 0.05. */
const MAX_DUV = 0.02;
const MIN_KELVIN = 1667;
const MAX_KELVIN = 25_000;

// Isotemperature lines: million / kelvin, u, v (CIE 1960), slope. A. R. Robertson, "Computation of Correlated Color
// Temperature and Distribution Temperature", J. Opt. Soc. Am. 58 (1968), with the misprint at 325 corrected:
// http://www.brucelindbloom.com/Eqn_XYZ_to_T.html
const ISOTEMPERATURE_LINES: readonly (readonly [mired: number, u: number, v: number, slope: number])[] = [
  [0, 0.18006, 0.26352, -0.24341],
  [10, 0.18066, 0.26589, -0.25479],
  [20, 0.18133, 0.26846, -0.26876],
  [30, 0.18208, 0.27119, -0.28539],
  [40, 0.18293, 0.27407, -0.3047],
  [50, 0.18388, 0.27709, -0.32675],
  [60, 0.18494, 0.28021, -0.35156],
  [70, 0.18611, 0.28342, -0.37915],
  [80, 0.1874, 0.28668, -0.40955],
  [90, 0.1888, 0.28997, -0.44278],
  [100, 0.19032, 0.29326, -0.47888],
  [125, 0.19462, 0.30141, -0.58204],
  [150, 0.19962, 0.30921, -0.70471],
  [175, 0.20525, 0.31647, -0.84901],
  [200, 0.21142, 0.32312, -1.0182],
  [225, 0.21807, 0.32909, -1.2168],
  [250, 0.22511, 0.33439, -1.4512],
  [275, 0.23247, 0.33904, -1.7298],
  [300, 0.2401, 0.34308, -2.0637],
  [325, 0.24792, 0.34655, -2.4681],
  [350, 0.25591, 0.34951, -2.9641],
  [375, 0.264, 0.352, -3.5814],
  [400, 0.27218, 0.35407, -4.3633],
  [425, 0.28039, 0.35577, -5.3762],
  [450, 0.28863, 0.35714, -6.7262],
  [475, 0.29685, 0.35823, -8.5955],
  [500, 0.30505, 0.35907, -11.324],
  [525, 0.3132, 0.35968, -15.628],
  [550, 0.32129, 0.36011, -23.325],
  [575, 0.32931, 0.36038, -40.77],
  [600, 0.33724, 0.36051, -116.45],
];

/** Whether a color feels warm or cool, by its OKLCH hue. A convention of painters, not a measurement. */
export function temperature(color: Color): Temperature {
  const { c, h } = convert(color, "oklch");
  if (h === null || c < GRAY_CHROMA) return { kind: "neutral", words: "Neutral" };
  const leaning =
    h >= WARM_ARC.from || h <= WARM_ARC.to ? "warm" : h >= COLD_ARC.from && h <= COLD_ARC.to ? "cool" : null;
  if (c < CAST_CHROMA) return { kind: "neutral", words: leaning ? `Neutral with a ${leaning} cast` : "Neutral" };
  if (leaning === null) return { kind: "neutral", words: "Between warm and cool" };
  return { kind: leaning, words: leaning === "warm" ? "Warm" : "Cool" };
}

/** How light a color is, in words, by its OKLCH lightness. */
export function brightnessWords(color: Color): string {
  const { l } = convert(color, "oklab");
  if (l <= 0) return "Black";
  if (l < 0.2) return "Almost black";
  if (l < 0.4) return "Dark";
  if (l < 0.55) return "Medium dark";
  if (l < 0.7) return "Medium";
  if (l < 0.85) return "Light";
  if (l < 0.97) return "Very light";
  return l >= 0.9999 ? "White" : "Almost white";
}

/**
 * The temperature of the black body whose light looks most like the color, by Robertson's method (within 0.1 mired, a
 * few kelvin at daylight). Null where that is meaningless: for black, for a color farther than 0.02 in uv from every
 * black body, and outside 1,667 to 25,000 K.
 */
export function correlatedTemperature(color: Color): CorrelatedTemperature | null {
  const { x, y, z } = convert(color, "xyz-d65");
  const sum = x + 15 * y + 3 * z;
  if (!(sum > 1e-6)) return null;
  const result = temperatureOfUv((4 * x) / sum, (6 * y) / sum);
  if (result === null || Math.abs(result.duv) > MAX_DUV) return null;
  return result.kelvin >= MIN_KELVIN && result.kelvin <= MAX_KELVIN ? result : null;
}

/** Robertson: finds the two lines the point lies between and interpolates by its distances from them. */
export function temperatureOfUv(u: number, v: number): CorrelatedTemperature | null {
  let previousDistance = 0;
  for (const [index, line] of ISOTEMPERATURE_LINES.entries()) {
    const [mired, lineU, lineV, slope] = line;
    const distance = (v - lineV - slope * (u - lineU)) / Math.sqrt(1 + slope * slope);
    const previous = ISOTEMPERATURE_LINES[index - 1];
    if (distance > 0) {
      previousDistance = distance;
      continue;
    }
    if (!previous) return null;
    const share = previousDistance / (previousDistance - distance);
    const between = (start: number, end: number) => start + (end - start) * share;
    const du = u - between(previous[1], lineU);
    const dv = v - between(previous[2], lineV);
    return { kelvin: 1e6 / between(previous[0], mired), duv: Math.sign(dv) * Math.sqrt(du * du + dv * dv) };
  }
  return null;
}
