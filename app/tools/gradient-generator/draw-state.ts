import type { Color } from "#color/color.ts";
import { curveOf } from "#color/gradient/curve.ts";
import type { ShapedGradient } from "#color/gradient/gradient-shape.ts";
import { type GradientCode, printGradientCode, printModern } from "#color/gradient/print-css.ts";
import { bakingOf, gradientOf, type State } from "./state.ts";

/** What is worked out from a state once, for all who show it. */
export type Drawn = {
  readonly gradient: ShapedGradient;
  /** 0 to 1 to color. */
  readonly at: (position: number) => Color;
  readonly code: GradientCode;
  /** The same colors as a linear gradient to the right. */
  readonly band: string;
};

export function drawState(state: State): Drawn {
  const gradient = gradientOf(state);
  const at = curveOf(gradient, state);
  const baking = bakingOf(state);
  const code = printGradientCode(gradient, baking);
  const band = printModern({ ...gradient, shape: { kind: "linear", direction: 90 } }, baking).modern;
  return { gradient, at, code, band };
}
