import { useCopy } from "#app/frame/copy/use-copy.ts";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { moveSwatch, removeSwatch, setCount, toggleLock } from "./changes.ts";
import type { Bench } from "./use-bench.ts";

/** The keys of the top row, in its order. */
const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];

export function usePaletteKeys(bench: Bench, openExport: () => void) {
  const { controls, state, selected, select, findName, change, canSeek } = bench;
  const copy = useCopy();
  const group = "Palette";
  const move = (by: -1 | 1) => {
    if (!state.swatches[selected + by]) return;
    controls.apply(moveSwatch, selected, selected + by);
    select(selected + by);
  };
  useShortcuts([
    ...DIGITS.slice(0, state.swatches.length).map((digit, place) => ({
      id: `palette-color-${digit}`,
      keys: `Digit${digit}`,
      label: `Choose color ${place + 1}`,
      group,
      run: () => select(place),
    })),
    {
      id: "palette-lock",
      keys: "KeyL",
      label: "Lock the selected color",
      group,
      run: () => controls.apply(toggleLock, selected),
    },
    {
      id: "palette-copy",
      keys: "KeyC",
      label: "Copy the selected color",
      group,
      run: () => {
        const color = state.swatches[selected]?.color;
        if (color) void copy(color, findName(color));
      },
    },
    {
      id: "palette-replace",
      keys: "KeyR",
      label: "Replace the selected color",
      group,
      isEnabled: canSeek,
      run: () => bench.replace(selected),
    },
    {
      id: "palette-more",
      keys: "+",
      label: "One color more",
      group,
      isEnabled: canSeek,
      run: () => change(setCount, state.count + 1),
    },
    {
      id: "palette-less",
      keys: "-",
      label: "One color fewer",
      group,
      isEnabled: canSeek,
      run: () => change(setCount, state.count - 1),
    },
    { id: "palette-back", keys: "Alt+ArrowUp", label: "Move the selected color up", group, run: () => move(-1) },
    { id: "palette-on", keys: "Alt+ArrowDown", label: "Move the selected color down", group, run: () => move(1) },
    {
      id: "palette-remove",
      keys: "Delete",
      label: "Remove the selected color",
      group,
      run: () => controls.apply(removeSwatch, selected),
    },
    { id: "palette-export", keys: "KeyE", label: "Export", group, run: openExport },
  ]);
}
