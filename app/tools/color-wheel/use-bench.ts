import { useState } from "react";
import { type FoundNames, useColorNames } from "#app/tools/use-color-names.ts";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { printHex } from "#color/text/print.ts";
import { moveInOrder } from "./changes.ts";
import { markersOf } from "./markers.ts";
import type { State } from "./state.ts";

export type Bench = ReturnType<typeof useBench>;

/** The selected marker is not part of the state, which can be shared. */
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
    /** Moves the selected free color one place forward or back and keeps it selected. */
    moveSelected,
    /** "" until it is known. */
    findName,
    /** A label such as "Color 2, Deep Lagoon". */
    label,
  };
}
