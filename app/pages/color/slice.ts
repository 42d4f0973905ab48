import { maxChroma } from "#color/chroma.ts";
import type { Oklch } from "#color/color.ts";
import { round } from "#color/round.ts";

export type Slice = ReturnType<typeof makeSlice>;

const STEPS = 50;
/** The plot is wide enough for the hue, in steps of this. */
const WIDTH_STEP = 0.05;

/**
 * The hue of a color cut open in OKLCH: chroma to the right, lightness upwards, with the borders of two gamuts. Heights and
 * widths are percentages, so that any box can show it.
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
    /** 0 for a gray, which has none. */
    hue: round(hue, 1),
    /** Chroma at the right edge. */
    width,
    /** From white down to black, in even steps: where each gamut ends, from the left. */
    srgb: ends.map(({ srgb }) => percent(srgb)),
    p3: ends.map(({ p3 }) => percent(p3)),
    /** Of the color, from the left and from the top. */
    place: [percent(c), round(100 * (1 - l), 2)] as const,
    /** The most chroma at the lightness and hue of the color. */
    most: { srgb: maxChroma(l, h, "srgb"), p3: maxChroma(l, h, "display-p3") },
  };
}
