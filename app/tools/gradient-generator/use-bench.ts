import { createContext, use, useState } from "react";
import type { Loaded } from "#app/tools/tool-model.ts";
import { type FoundNames, useColorNames } from "#app/tools/use-color-names.ts";
import type { ToolControls } from "#app/tools/use-tool.ts";
import type { Color } from "#color/color.ts";
import { printHex } from "#color/text/print.ts";
import { type Drawn, drawState } from "./draw-state.ts";
import type { State } from "./state.ts";

/** `pasted` is what the form sent that works without JavaScript, and `problem` what is wrong with it. */
export type PageData = Loaded<State> & {
  readonly names: FoundNames;
  readonly pasted: string;
  readonly problem: string;
};

export type Bench = {
  drawn: Drawn;
  controls: ToolControls<State>;
  state: State;
  /** The stop that keys such as Delete mean. Not part of the state: a link does not share it. */
  selected: number;
  select: (index: number) => void;
  findName: (color: Color) => string;
  /** "Color 2, Deep Lagoon". */
  label: (index: number) => string;
};

export function useBenchOf(controls: ToolControls<State>, names: FoundNames): Bench {
  const { state } = controls;
  const [chosen, select] = useState(0);
  const findName = useColorNames(names, { isEager: true });
  return {
    drawn: drawState(state),
    controls,
    state,
    selected: Math.min(chosen, state.stops.length - 1),
    select,
    findName,
    label: (index) => {
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
