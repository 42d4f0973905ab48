import { maxChroma } from "#color/chroma.ts";
import type { Oklch } from "#color/color.ts";
import { round } from "#color/round.ts";

export type Slice = ReturnType<typeof makeSlice>;

const STEPS = 50;
/** The plot's width fits the hue, rounded up to a multiple of this. */
const WIDTH_STEP = 0.05;

/**
 * A slice through OKLCH at the color's hue: chroma to the right, lightness upward, with the boundaries of two gamuts.
 * Positions are percentages, so they fit any box.
 */
export function makeSlice({ l, c, h }: Oklch) {
  const hue = h ?? 0;
  const lightnesses = Array.from({ length: STEPS + 1 }, (_, i) => 1 - i / STEPS);
  const ends = lightnesses.map((lightness) => ({
    srgb: maxChroma(lightness, hue, "srgb"),
    p3: maxChroma(lightness, hue, "display-p3"),
  }));
  const widest = Math.max(...ends.map(({ p3 }) => p3));
  const width = round(Math.ceil(widest / WIDTH_STEP) * WIDTH_STEP, 2);
  const percent = (chroma: number) => round((100 * chroma) / width, 2);
  return {
    /** 0 for a gray. */
    hue: round(hue, 1),
    /** Chroma at the right edge. */
    width,
    /** Where each gamut ends, from the left, in even steps of lightness from white to black. */
    srgb: ends.map(({ srgb }) => percent(srgb)),
    p3: ends.map(({ p3 }) => percent(p3)),
    /** The color's position from the left and from the top. */
    place: [percent(c), round(100 * (1 - l), 2)] as const,
    /** The maximum chroma at the color's lightness and hue. */
    most: { srgb: maxChroma(l, h, "srgb"), p3: maxChroma(l, h, "display-p3") },
  };
}
