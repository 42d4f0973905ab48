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
  /** The stop that keys such as Delete mean. It is no part of the state: it belongs to nobody else. */
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

/** What changes the state: always the same functions, so that whoever only acts is not drawn with every change. */
export type Act = Pick<ToolControls<State>, "apply" | "preview" | "commit" | "undo">;

export function useActOf({ apply, preview, commit, undo }: ToolControls<State>): Act {
  // They know nothing but the store, which stays the same.
  const [act] = useState(() => ({ apply, preview, commit, undo }));
  return act;
}

export const ActContext = createContext<Act | null>(null);

export function useAct(): Act {
  const act = use(ActContext);
  if (!act) throw new Error("A part of the gradient stands outside of its bench");
  return act;
}

export const BenchContext = createContext<Bench | null>(null);

export function useBench(): Bench {
  const bench = use(BenchContext);
  if (!bench) throw new Error("A part of the gradient stands outside of its bench");
  return bench;
}
