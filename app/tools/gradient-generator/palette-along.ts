import type { Color } from "#color/color.ts";
import { plainColor } from "./changes.ts";
import { round } from "./state.ts";

/** Colors at even distances along the gradient, both ends included. */
export function paletteAlong(at: (position: number) => Color, steps: number): Color[] {
  return Array.from({ length: steps }, (_, step) => plainColor(at(step / (steps - 1))));
}

/** Where a step lies, in percent. */
export function placeOfStep(step: number, steps: number): number {
  return round((100 * step) / (steps - 1));
}
