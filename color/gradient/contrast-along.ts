import type { Color, Rgb24 } from "../color.ts";
import { apcaContrast, compositeOver, wcagContrast } from "../contrast/contrast.ts";
import { fromRgb24, toRgb24 } from "../convert.ts";
import { findRanges, type GradientSample, type Range } from "./measure.ts";

export type ContrastPoint = {
  readonly position: number;
  readonly background: Rgb24;
  readonly ratio: number;
  readonly lc: number;
};

export type ContrastAlong = {
  readonly worst: ContrastPoint;
  readonly best: ContrastPoint;
  /** The ranges where the ratio is 4.5 or more. */
  readonly passes: readonly Range[];
  /** Their share of the whole length, 0 to 1. */
  readonly share: number;
};

const MINIMUM = 4.5;
const WHITE = fromRgb24(0xffffff);
const BLACK = fromRgb24(0);

/**
 * Contrast of a text color along a gradient, by WCAG 2.2 and APCA, judged at the worst position. Transparent parts of
 * the gradient show white; the text's alpha shows the gradient.
 */
export function contrastAlong(text: Color, samples: readonly GradientSample[]): ContrastAlong {
  const opaque = toRgb24(text);
  const shownOn = (background: Rgb24) =>
    text.alpha === 1 ? opaque : toRgb24(compositeOver(text, fromRgb24(background)));
  const ratios = samples.map((sample) => {
    const background = backgroundOf(sample);
    return wcagContrast(shownOn(background), background);
  });
  const pointAt = (ratio: number): ContrastPoint => {
    const sample = samples[ratios.indexOf(ratio)] as GradientSample;
    const background = backgroundOf(sample);
    return { position: sample.position, background, ratio, lc: apcaContrast(shownOn(background), background) };
  };
  return {
    worst: pointAt(Math.min(...ratios)),
    best: pointAt(Math.max(...ratios)),
    passes: findRanges(samples, (_, index) => (ratios[index] as number) >= MINIMUM),
    share: ratios.filter((ratio) => ratio >= MINIMUM).length / ratios.length,
  };
}

/** Black or white, whichever has the better worst contrast. */
export function bestTextAlong(samples: readonly GradientSample[]): Color {
  const backgrounds = samples.map(backgroundOf);
  const worstOf = (text: Rgb24) => Math.min(...backgrounds.map((background) => wcagContrast(text, background)));
  return worstOf(0) >= worstOf(0xffffff) ? BLACK : WHITE;
}

/** The color on screen: transparent colors lie on white. */
function backgroundOf({ rgb24, alpha }: GradientSample): Rgb24 {
  return alpha === 1 ? rgb24 : toRgb24(compositeOver({ ...fromRgb24(rgb24), alpha }, WHITE));
}
