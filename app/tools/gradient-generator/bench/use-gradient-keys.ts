import type { Shortcut } from "#app/frame/shortcuts/registry.ts";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { copyText } from "#app/ui/copy-text.tsx";
import { moveColor, removeStop, spaceEvenly } from "../changes.ts";
import { cssOf } from "../draw-state.ts";
import { MIN_STOPS } from "../state.ts";
import { useBench } from "../use-bench.ts";
import { useGradientActions } from "../use-gradient-actions.ts";

/** The keys of the top row, in its order. */
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as const;

export function useGradientKeys(openExport: () => void) {
  const { controls, state, drawn, selected, select } = useBench();
  const { random, swap, add } = useGradientActions();
  const count = state.stops.length;
  const move = (by: -1 | 1) => {
    if (selected + by < 0 || selected + by >= count) return;
    controls.apply(moveColor, selected, selected + by);
    select(selected + by);
  };
  const one = (id: string, keys: string, label: string, run: () => void): Shortcut => {
    return { id: `gradient-${id}`, keys, label, group: "Gradient", run };
  };
  const remove = () => {
    controls.apply(removeStop, selected);
    focusStop(Math.max(0, selected - 1));
  };
  useShortcuts([
    whileInSight(one("random", "Space", "Random colors, while the gradient is in sight", () => void random())),
    one("swap", "KeyX", "Swap or reverse", swap),
    one("add", "+", "Add a color", add),
    { ...one("remove", "Delete", "Remove the selected color", remove), isEnabled: count > MIN_STOPS },
    one("even", "KeyS", "Space evenly", () => controls.apply(spaceEvenly)),
    one("copy", "KeyC", "Copy the CSS", () => void copyText(cssOf(drawn.code), "the CSS")),
    one("export", "KeyE", "Export", openExport),
    one("back", "Alt+ArrowLeft", "Move the selected color back", () => move(-1)),
    one("on", "Alt+ArrowRight", "Move the selected color on", () => move(1)),
    ...DIGITS.slice(0, count).map((digit, index) =>
      one(`stop-${digit}`, `Digit${digit}`, `Go to color ${index + 1}`, () => focusStop(index)),
    ),
  ]);
}

/** Farther down the space bar scrolls, as everywhere. */
function whileInSight(shortcut: Shortcut): Shortcut {
  return {
    ...shortcut,
    canRepeat: true,
    get isEnabled() {
      const canvas = document.querySelector("[data-bench]")?.getBoundingClientRect();
      return canvas !== undefined && canvas.bottom > innerHeight * 0.15;
    },
  };
}

function focusStop(index: number) {
  document.querySelector<HTMLElement>(`[data-stop="${index}"]`)?.focus();
}
