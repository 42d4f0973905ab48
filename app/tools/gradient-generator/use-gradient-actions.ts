import { useEffect } from "react";
import { canMake, hasRoom } from "./can-add.ts";
import { addColor, recolor, reverse, widestGap } from "./changes.ts";
import { randomCode } from "./late-random.ts";
import { useBench } from "./use-bench.ts";

/** The same for buttons and keys. */
export function useGradientActions() {
  const { controls, state, select } = useBench();
  useEffect(() => void randomCode.load(), []);
  return {
    random: async () => {
      const colors = (await randomCode.load())?.draw(state.stops.length);
      if (colors) controls.apply(recolor, colors);
    },
    swap: () => controls.apply(reverse),
    add: () => {
      if (!hasRoom(state) || !canMake(state.stops.length + 1)) return;
      const { index } = widestGap(state);
      controls.apply(addColor);
      select(index);
    },
  };
}
