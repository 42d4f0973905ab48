import { clamp } from "../clamp.ts";
import { along } from "../draw.ts";
import { turnBetween } from "../kernel/hue.ts";

/** A color as designed, before gamut and limits: OKLCH lightness and chroma, and an OKLCH hue in degrees. */
export type Shade = { readonly l: number; readonly c: number; readonly h: number };

// The most typical lightness of each hue: yellow is light, blue and violet are dark. Between the cusps of sRGB and what
// printed swatch books show.
const NATURAL_LIGHTNESS = [
  0, 0.62, 28, 0.62, 45, 0.69, 70, 0.79, 92, 0.87, 112, 0.86, 130, 0.76, 150, 0.67, 190, 0.7, 225, 0.66, 250, 0.57, 268,
  0.5, 295, 0.5, 325, 0.57, 345, 0.61, 360, 0.62,
];
// How much people like each hue: red to amber and teal to indigo a lot; lime and magenta little.
const HUE_APPEAL = [
  0, 1, 20, 1.1, 40, 1.15, 75, 0.9, 95, 0.6, 115, 0.35, 135, 0.5, 155, 0.9, 180, 1.1, 210, 1.1, 250, 1.15, 275, 1, 300,
  0.75, 325, 0.5, 345, 0.8, 360, 1,
];
const MUD_START = 78;
const MUD_MIDDLE = 101;
const MUD_END = 126;

export function naturalLightness(h: number): number {
  return along(NATURAL_LIGHTNESS, h);
}

export function hueAppeal(h: number): number {
  return along(HUE_APPEAL, h);
}

/**
 * Tones down what looks bad: olive mud, traffic-light green, neon, smoky darks, candy-colored whites. Boldness, 0 to 1,
 * allows some of it.
 */
export function refine({ l, c, h }: Shade, boldness: number, canTurn: boolean): Shade {
  const hue = canTurn ? aroundMud(l, c, h) : h;
  const most = Math.min(
    maxChromaNearWhite(l, hue),
    maxChromaNearBlack(l, hue),
    maxMudChroma(l, hue, boldness),
    maxNeonChroma(l, hue, boldness),
  );
  return { l, c: Math.min(c, most), h: hue };
}

/** Turns dark yellow to ochre or moss, whichever is nearer. */
function aroundMud(l: number, c: number, h: number): number {
  if (h < MUD_START || h > MUD_END) return h;
  const share = clamp((0.8 - l) / 0.12, 0, 1) * clamp((c - 0.03) / 0.04, 0, 1);
  return h + (h < MUD_MIDDLE ? MUD_START - 8 - h : MUD_END + 4 - h) * share;
}

function maxMudChroma(l: number, h: number, boldness: number): number {
  const near = clamp(1.15 - Math.abs(turnBetween(MUD_MIDDLE + 4, h)) / 36, 0, 1);
  const dark = clamp((0.8 - l) / 0.12, 0, 1);
  return 0.4 - near * dark * (0.345 - 0.045 * boldness);
}

/** Saturated green and magenta are loud, especially when very light or very dark; light cyan and lime glare. */
function maxNeonChroma(l: number, h: number, boldness: number): number {
  const green = clamp(1.2 - Math.abs(turnBetween(140, h)) / 30, 0, 1);
  const dark = clamp((0.62 - l) / 0.15, 0, 1);
  const magenta = clamp(1.1 - Math.abs(turnBetween(328, h)) / 24, 0, 1);
  const cyan = clamp(1.5 - Math.abs(turnBetween(198, h)) / 30, 0, 1) * clamp((l - 0.7) / 0.12, 0, 1);
  return Math.min(
    0.4 - green * (0.28 - 0.08 * boldness + 0.1 * dark),
    0.4 - magenta * (0.22 - 0.12 * boldness),
    0.4 - cyan * (0.325 - 0.07 * boldness),
  );
}

/** Near white, yellow can have a lot of chroma, other hues little. */
function maxChromaNearWhite(l: number, h: number): number {
  if (l < 0.88) return 0.4;
  const yellow = clamp(1 - Math.abs(turnBetween(98, h)) / 30, 0, 1);
  return (1 - l) * (0.75 + 0.9 * yellow) + 0.008;
}

function maxChromaNearBlack(l: number, h: number): number {
  if (l > 0.42) return 0.4;
  const blue = clamp(1 - Math.abs(turnBetween(280, h)) / 50, 0, 1);
  const red = clamp(1 - Math.abs(turnBetween(15, h)) / 40, 0, 1);
  return l * (0.24 + 0.18 * blue + 0.12 * red) + (l > 0.3 ? (l - 0.3) * 0.8 : 0);
}
