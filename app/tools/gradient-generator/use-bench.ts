import { createContext, use, useState } from "react";
import type { Loaded } from "#app/tools/tool-model.ts";
import { type FoundNames, useColorNames } from "#app/tools/use-color-names.ts";
import type { ToolControls } from "#app/tools/use-tool.ts";
import type { Color } from "#color/color.ts";
import { curveOf } from "#color/gradient/curve.ts";
import type { ShapedGradient } from "#color/gradient/gradient-shape.ts";
import { type GradientCode, printGradientCode, printModern } from "#color/gradient/print-css.ts";
import { printHex } from "#color/text/print.ts";
import { bakingOf, gradientOf, type State } from "./state.ts";

/** `pasted` is what the form sent that works without JavaScript, and `problem` what is wrong with it. */
export type PageData = Loaded<State> & {
  readonly names: FoundNames;
  readonly pasted: string;
  readonly problem: string;
};

export type Bench = ReturnType<typeof useBenchOf>;

export function useBenchOf(controls: ToolControls<State>, names: FoundNames) {
  const { state } = controls;
  const [chosen, select] = useState(0);
  const findName = useColorNames(names, { isEager: true });
  return {
    drawn: drawState(state),
    controls,
    state,
    /** The stop that keys such as Delete mean. Not part of the state: a link does not share it. */
    selected: Math.min(chosen, state.stops.length - 1),
    select,
    findName,
    /** "Color 2, Deep Lagoon". */
    label: (index: number) => {
      const { color } = state.stops[index] as State["stops"][number];
      return `Color ${index + 1}, ${findName(color) || printHex(color)}`;
    },
  };
}

export const BenchContext = createContext<Bench | null>(null);

export function useBench(): Bench {
  const bench = use(BenchContext);
  if (!bench) throw new Error("A part of the gradient is outside of its bench");
  return bench;
}

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
