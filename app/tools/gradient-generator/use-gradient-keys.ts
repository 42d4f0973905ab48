import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { copyText } from "#app/ui/copy-text.tsx";
import { moveColor, removeStop, spaceEvenly } from "./changes.ts";
import { cssOf } from "./css-of.ts";
import { MIN_STOPS } from "./state.ts";
import { useBench } from "./use-bench.ts";
import { useGradientActions } from "./use-gradient-actions.ts";

/** The keys of the top row, in its order. */
const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];
const GROUP = "Gradient";

export function useGradientKeys(openExport: () => void) {
  const { controls, state, drawn, selected, select } = useBench();
  const { random, swap, add } = useGradientActions();
  const count = state.stops.length;
  const move = (by: -1 | 1) => {
    if (selected + by < 0 || selected + by >= count) return;
    controls.apply(moveColor, selected, selected + by);
    select(selected + by);
  };
  useShortcuts([
    {
      id: "gradient-random",
      keys: "Space",
      label: "Random colors, while the gradient is in sight",
      group: GROUP,
      canRepeat: true,
      run: () => void random(),
      // Farther down the space bar scrolls, as everywhere.
      get isEnabled() {
        return isInSight();
      },
    },
    { id: "gradient-swap", keys: "KeyX", label: "Swap or reverse", group: GROUP, run: swap },
    { id: "gradient-add", keys: "+", label: "Add a color", group: GROUP, run: add },
    {
      id: "gradient-remove",
      keys: "Delete",
      label: "Remove the chosen color",
      group: GROUP,
      isEnabled: count > MIN_STOPS,
      run: () => {
        controls.apply(removeStop, selected);
        focusStop(Math.max(0, selected - 1));
      },
    },
    { id: "gradient-even", keys: "KeyS", label: "Space evenly", group: GROUP, run: () => controls.apply(spaceEvenly) },
    {
      id: "gradient-copy",
      keys: "KeyC",
      label: "Copy the CSS",
      group: GROUP,
      run: () => void copyText(cssOf(drawn.code), "the CSS"),
    },
    { id: "gradient-export", keys: "KeyE", label: "Export", group: GROUP, run: openExport },
    {
      id: "gradient-back",
      keys: "Alt+ArrowLeft",
      label: "Move the chosen color back",
      group: GROUP,
      run: () => move(-1),
    },
    { id: "gradient-on", keys: "Alt+ArrowRight", label: "Move the chosen color on", group: GROUP, run: () => move(1) },
    ...DIGITS.slice(0, count).map((digit, index) => ({
      id: `gradient-stop-${digit}`,
      keys: `Digit${digit}`,
      label: `Go to color ${index + 1}`,
      group: GROUP,
      run: () => focusStop(index),
    })),
  ]);
}

function focusStop(index: number) {
  document.querySelector<HTMLElement>(`[data-stop="${index}"]`)?.focus();
}

function isInSight(): boolean {
  const canvas = document.querySelector("[data-bench]")?.getBoundingClientRect();
  return canvas !== undefined && canvas.bottom > innerHeight * 0.15;
}
