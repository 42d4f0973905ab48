import { type GradientSample, sampleGradient } from "#color/gradient/measure.ts";
import type { Drawn } from "./draw-state.ts";

const SAMPLES = 257;

const kept = new WeakMap<Drawn, readonly GradientSample[]>();

/** Evenly placed looks at what is drawn, taken once for all who ask. */
export function samplesOf(drawn: Drawn): readonly GradientSample[] {
  const samples = kept.get(drawn) ?? sampleGradient(drawn.at, SAMPLES);
  kept.set(drawn, samples);
  return samples;
}
