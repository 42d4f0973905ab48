import { useState } from "react";
import { type FoundNames, useColorNames } from "#app/tools/use-color-names.ts";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { printHex } from "#color/text/print.ts";
import { moveInOrder } from "./changes.ts";
import { markersOf } from "./markers.ts";
import type { State } from "./state.ts";

export type Bench = ReturnType<typeof useBench>;

/** Which marker is chosen is not part of the state, which may be shared. */
export function useBench(controls: ToolControls<State>, names: FoundNames) {
  const { state } = controls;
  const [chosen, select] = useState(0);
  const findName = useColorNames(names, { isEager: true });
  const markers = markersOf(state);
  const label = (index: number) => {
    const color = markers[index]?.color;
    return color ? `Color ${index + 1}, ${findName(color) || printHex(color)}` : "";
  };
  const selected = Math.min(chosen, state.count - 1);
  const moveSelected = (by: -1 | 1) => {
    const to = selected + by;
    if (state.rule !== "custom" || to < 0 || to >= state.count) return;
    controls.apply(moveInOrder, selected, to);
    select(to);
  };
  return {
    controls,
    state,
    markers,
    selected,
    select,
    /** Free colors only: the chosen one a place on or back, and it stays the chosen one. */
    moveSelected,
    /** "" while it is not known. */
    findName,
    /** "Color 2, Deep Lagoon". */
    label,
  };
}
