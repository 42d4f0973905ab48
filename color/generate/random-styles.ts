import { chromaRoom } from "./chroma-room.ts";
import { type GenerateGamut, MAX_CHROMA } from "./request.ts";
import { arcSize } from "./wheel.ts";

/** Named bands of OKLCH lightness and chroma. */
export const RANDOM_STYLES = ["any", "pastel", "light", "dark", "muted", "vivid", "neon", "earth"] as const;
export type RandomStyle = (typeof RANDOM_STYLES)[number];

/** A style in OKLCH. `share` is the minimum fraction of the chroma that the gamut has at that lightness and hue. */
type StyleRule = {
  readonly lightness: readonly [least: number, most: number];
  readonly chroma: readonly [least: number, most: number];
  readonly hueArc: readonly [from: number, to: number] | null;
  readonly share: number;
};

export const STYLE_RULES: { readonly [Style in RandomStyle]: StyleRule } = {
  any: { lightness: [0, 1], chroma: [0, MAX_CHROMA], hueArc: null, share: 0 },
  pastel: { lightness: [0.8, 0.94], chroma: [0.035, 0.11], hueArc: null, share: 0 },
  light: { lightness: [0.8, 0.98], chroma: [0, MAX_CHROMA], hueArc: null, share: 0 },
  dark: { lightness: [0.15, 0.42], chroma: [0, MAX_CHROMA], hueArc: null, share: 0 },
  muted: { lightness: [0.35, 0.82], chroma: [0.02, 0.08], hueArc: null, share: 0 },
  vivid: { lightness: [0.45, 0.85], chroma: [0.11, MAX_CHROMA], hueArc: null, share: 0.75 },
  neon: { lightness: [0.62, 0.95], chroma: [0.15, MAX_CHROMA], hueArc: null, share: 0.92 },
  earth: { lightness: [0.3, 0.8], chroma: [0.03, 0.11], hueArc: [30, 130], share: 0 },
};

export function fitsStyle(style: RandomStyle, l: number, c: number, h: number, gamut: GenerateGamut): boolean {
  const { hueArc, share } = STYLE_RULES[style];
  if (hueArc && (h - hueArc[0] + 360) % 360 > arcSize(hueArc)) return false;
  return share === 0 || c >= share * chromaRoom(l, h, gamut);
}

/** The overlap of two bands; null if there is none. */
export function commonBand(
  asked: readonly [number, number],
  styled: readonly [number, number],
): readonly [number, number] | null {
  const least = Math.max(asked[0], styled[0]);
  const most = Math.min(asked[1], styled[1]);
  return least <= most ? [least, most] : null;
}
