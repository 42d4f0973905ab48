import { printModern } from "#color/gradient/print-css.ts";
import { bakingOf, gradientOf, type State } from "./state.ts";

/** Just the colors, as a linear gradient. */
export function printBand(state: State, direction = 90): string {
  return printModern({ ...gradientOf(state), shape: { kind: "linear", direction } }, bakingOf(state)).modern;
}
