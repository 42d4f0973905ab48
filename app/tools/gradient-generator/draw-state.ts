import type { Color } from "#color/color.ts";
import { curveOf } from "#color/gradient/curve.ts";
import type { ShapedGradient } from "#color/gradient/gradient-shape.ts";
import { type GradientCode, printGradientCode, printModern } from "#color/gradient/print-css.ts";
import { bakingOf, gradientOf, type State } from "./state.ts";

/** A state with what follows from it. */
export type Drawn = {
  readonly state: State;
  readonly gradient: ShapedGradient;
  /** 0 to 1 to color. */
  readonly at: (position: number) => Color;
  readonly code: GradientCode;
};

/** Looks along a gradient that is measured. */
export const SAMPLES = 257;

export function drawState(state: State): Drawn {
  const gradient = gradientOf(state);
  return { state, gradient, at: curveOf(gradient, state), code: printGradientCode(gradient, bakingOf(state)) };
}

/** The colors alone, as a linear gradient. */
export function printBand(state: State, direction = 90): string {
  return printModern({ ...gradientOf(state), shape: { kind: "linear", direction } }, bakingOf(state)).modern;
}

/** Declarations for a style sheet: the fallback first, so that a browser that knows the modern one takes that. */
export function cssOf({ modern, fallback }: GradientCode): string {
  const lines = fallback === null ? [modern] : [fallback, modern];
  return lines.map((value) => `background: ${value};`).join("\n");
}
