import { useCopy } from "#app/frame/copy/use-copy.ts";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { moveSwatch, setCount, toggleLock } from "./changes.ts";
import type { Bench } from "./use-bench.ts";

/** The keys of the top row, in its order. */
const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];

export function usePaletteKeys(bench: Bench, openExport: () => void) {
  const { controls, state, selected, select, remove, replace, findName, change, canSeek } = bench;
  const { swatches, count } = state;
  const copy = useCopy();
  const copySelected = () => {
    const color = swatches[selected]?.color;
    if (color) void copy(color, findName(color));
  };
  const move = (by: -1 | 1) => {
    if (!swatches[selected + by]) return;
    controls.apply(moveSwatch, selected, selected + by);
    select(selected + by);
  };
  const key = (id: string, keys: string, label: string, run: () => void, isEnabled = true) => ({
    id: `palette-${id}`,
    group: "Palette",
    keys,
    label,
    run,
    isEnabled,
  });
  useShortcuts([
    ...DIGITS.slice(0, swatches.length).map((digit, place) =>
      key(`color-${digit}`, `Digit${digit}`, `Choose color ${place + 1}`, () => select(place)),
    ),
    key("lock", "KeyL", "Lock the selected color", () => controls.apply(toggleLock, selected)),
    key("copy", "KeyC", "Copy the selected color", copySelected),
    key("replace", "KeyR", "Replace the selected color", () => replace(selected), canSeek),
    key("more", "+", "One color more", () => change(setCount, count + 1), canSeek),
    key("less", "-", "One color fewer", () => change(setCount, count - 1), canSeek),
    key("back", "Alt+ArrowUp", "Move the selected color up", () => move(-1)),
    key("on", "Alt+ArrowDown", "Move the selected color down", () => move(1)),
    key("remove", "Delete", "Remove the selected color", () => remove(selected)),
    key("export", "KeyE", "Export", openExport),
  ]);
}
