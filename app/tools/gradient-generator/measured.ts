import type { Color } from "#color/color.ts";
import { bestTextAlong, type ContrastAlong, contrastAlong } from "#color/gradient/contrast-along.ts";
import { type GradientSample, sampleGradient } from "#color/gradient/measure.ts";
import type { Drawn } from "./use-bench.ts";

/** Samples along a gradient, and how readable its text is: in the color of the state, or else black or white. */
type Measured = {
  readonly samples: readonly GradientSample[];
  readonly text: Color;
  readonly contrast: ContrastAlong;
};

/** Samples per gradient. */
const SAMPLES = 257;

const measures = new WeakMap<Drawn, Measured>();

/** Measures each gradient once: its plot and the text section need the same data. */
export function measure(drawn: Drawn): Measured {
  let measured = measures.get(drawn);
  if (!measured) {
    const samples = sampleGradient(drawn.at, SAMPLES);
    const text = drawn.state.text ?? bestTextAlong(samples);
    measured = { samples, text, contrast: contrastAlong(text, samples) };
    measures.set(drawn, measured);
  }
  return measured;
}
