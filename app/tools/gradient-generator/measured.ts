import type { Color } from "#color/color.ts";
import { bestTextAlong, type ContrastAlong, contrastAlong } from "#color/gradient/contrast-along.ts";
import { type GradientSample, sampleGradient } from "#color/gradient/measure.ts";
import type { Drawn } from "./use-bench.ts";

/** What looks along a gradient tell, and how its text can be read: in the color of the state, or else black or white. */
type Measured = {
  readonly samples: readonly GradientSample[];
  readonly text: Color;
  readonly contrast: ContrastAlong;
};

/** Looks along a gradient. */
const SAMPLES = 257;

const measures = new WeakMap<Drawn, Measured>();

/** Once for each gradient: its plot and the part about text need the same. */
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
