import { maxChroma, reduceChroma } from "./chroma.ts";
import { clamp } from "./clamp.ts";
import type { Color, Oklch } from "./color.ts";
import { convert } from "./convert.ts";
import type { Gamut } from "./gamut.ts";

export type NeutralOptions = {
  /** 2 to 20; eleven unless said otherwise. */
  readonly steps?: number;
  /** How much tint, OKLCH chroma in the middle of the ramp; 0.012 unless said otherwise, up to 0.04. */
  readonly tint?: number;
  /** OKLCH lightness of the first and the last step. */
  readonly lightness?: readonly [first: number, last: number];
};

export type EqualLightness = {
  readonly colors: readonly Color[];
  /** The colors that had to lose chroma, and how much OKLCH chroma they have left. */
  readonly gaveWay: readonly { readonly index: number; readonly from: number; readonly to: number }[];
};

const DEFAULT_TINT = 0.012;
const MOST_TINT = 0.04;
const LIGHTNESS = [0.985, 0.15] as const;
/** Less than this share of chroma lost is nothing to tell. */
const NOTICED_LOSS = 0.01;

/**
 * Grays with a touch of one hue, from light to dark in even steps of OKLCH lightness. The tint fades to the light end, where
 * a little chroma is already a color, and less so to the dark one. Without a hue (null) the grays are pure.
 */
export function neutrals(hue: number | null, options: NeutralOptions = {}): Oklch[] {
  const { steps = 11, tint = DEFAULT_TINT, lightness = LIGHTNESS } = options;
  const count = Number.isFinite(steps) ? clamp(Math.round(steps), 2, 20) : 11;
  const amount = clamp(tint, 0, MOST_TINT);
  return Array.from({ length: count }, (_, step) => {
    const l = lightness[0] + ((lightness[1] - lightness[0]) * step) / (count - 1);
    const c = hue === null ? 0 : amount * tintShare(l);
    return reduceChroma({ space: "oklch", alpha: 1, l, c, h: c === 0 ? null : hue }, "srgb");
  });
}

/** The mean OKLCH lightness of some colors: the one at which they change least together. */
export function meanLightness(colors: readonly Color[]): number {
  return colors.reduce((sum, color) => sum + convert(color, "oklab").l, 0) / Math.max(colors.length, 1);
}

/**
 * The colors at one OKLCH lightness (0 to 1, their mean unless said otherwise), each with its own hue, and its own chroma
 * as far as the gamut has it there. Colors that are there already come back as they are.
 */
export function equalLightness(
  colors: readonly Color[],
  l = meanLightness(colors),
  gamut: Gamut = "srgb",
): EqualLightness {
  const gaveWay: { index: number; from: number; to: number }[] = [];
  const equal = colors.map((color, index) => {
    const original = convert(color, "oklch");
    if (Math.abs(original.l - l) < 1e-6) return color;
    const c = Math.min(original.c, maxChroma(l, original.h, gamut));
    if (c < original.c * (1 - NOTICED_LOSS) && original.c > 1e-4) gaveWay.push({ index, from: original.c, to: c });
    return { ...original, l, c };
  });
  return { colors: equal, gaveWay };
}

function tintShare(l: number): number {
  if (l > 0.6) return Math.max(1 - (l - 0.6) / 0.45, 0);
  return l < 0.3 ? 0.6 + (0.4 * l) / 0.3 : 1;
}
