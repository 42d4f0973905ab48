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
  /** Where the ratio is 4.5 or more. */
  readonly passes: readonly Range[];
  /** Of the whole length, 0 to 1. */
  readonly share: number;
};

const MINIMUM = 4.5;
const WHITE = fromRgb24(0xffffff);
const BLACK = fromRgb24(0);

/**
 * Text in one color along a gradient, by WCAG 2.2 and APCA, judged by the worst place. What is transparent shows white,
 * the text's own alpha the gradient.
 */
export function contrastAlong(text: Color, samples: readonly GradientSample[]): ContrastAlong {
  const points = samples.map(({ position, rgb24, alpha }): ContrastPoint => {
    const background = alpha === 1 ? rgb24 : toRgb24(compositeOver({ ...fromRgb24(rgb24), alpha }, WHITE));
    const shown = text.alpha === 1 ? toRgb24(text) : toRgb24(compositeOver(text, fromRgb24(background)));
    return { position, background, ratio: wcagContrast(shown, background), lc: apcaContrast(shown, background) };
  });
  const isPassing = (_: GradientSample, index: number) => (points[index]?.ratio ?? 0) >= MINIMUM;
  return {
    worst: points.reduce((a, b) => (b.ratio < a.ratio ? b : a)),
    best: points.reduce((a, b) => (b.ratio > a.ratio ? b : a)),
    passes: findRanges(samples, isPassing),
    share: points.filter(({ ratio }) => ratio >= MINIMUM).length / points.length,
  };
}

/** Black or white, whichever has the better worst place. */
export function bestTextAlong(samples: readonly GradientSample[]): Color {
  const worstOf = (text: Color) => contrastAlong(text, samples).worst.ratio;
  return worstOf(BLACK) >= worstOf(WHITE) ? BLACK : WHITE;
}
