import { createContext, use, useMemo, useState } from "react";
import { type FoundNames, useColorNames } from "#app/tools/use-color-names.ts";
import type { ToolControls } from "#app/tools/use-tool.ts";
import type { Color } from "#color/color.ts";
import { printHex } from "#color/text/print.ts";
import { type Drawn, drawState } from "./draw-state.ts";
import type { State } from "./state.ts";

export type Bench = {
  /** The state as it is worked out. */
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
  const drawn = useMemo(() => drawState(state), [state]);
  const nameOf = (color: Color) => findName(color) || printHex(color);
  return {
    drawn,
    controls,
    state,
    selected: Math.min(chosen, state.stops.length - 1),
    select,
    findName,
    label: (index) => `Color ${index + 1}, ${nameOf(state.stops[index]?.color as Color)}`,
  };
}

export const BenchContext = createContext<Bench | null>(null);

export function useBench(): Bench {
  const bench = use(BenchContext);
  if (!bench) throw new Error("A part of the gradient is outside of its bench");
  return bench;
}
