import { maxChroma } from "#color/chroma.ts";
import type { Oklch } from "#color/color.ts";
import { round } from "../round.ts";

/** One hue of OKLCH cut open: chroma to the right, lightness upwards, with the borders of two gamuts. */
export type Slice = {
  /** The hue that is shown; 0 for a gray, which has none. */
  readonly hue: number;
  /** Chroma at the right edge. */
  readonly width: number;
  /** From white down to black, in even steps: where each gamut ends, in percent from the left. */
  readonly srgb: readonly number[];
  readonly p3: readonly number[];
  /** Of the color, in percent from the left and from the top. */
  readonly place: readonly [x: number, y: number];
  /** The most chroma at the lightness and hue of the color. */
  readonly most: { readonly srgb: number; readonly p3: number };
};

const STEPS = 50;
/** The plot is wide enough for the hue, in steps of this. */
const WIDTH_STEP = 0.05;

/** The slice of OKLCH that a color lies in. Heights and widths are percentages, so that any box can show it. */
export function makeSlice({ l, c, h }: Oklch): Slice {
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
    hue: round(hue, 1),
    width,
    srgb: ends.map(({ srgb }) => percent(srgb)),
    p3: ends.map(({ p3 }) => percent(p3)),
    place: [percent(c), round(100 * (1 - l), 2)],
    most: { srgb: maxChroma(l, h, "srgb"), p3: maxChroma(l, h, "display-p3") },
  };
}
