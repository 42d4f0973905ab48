import type { RefObject } from "react";
import type { Shortcut } from "#app/frame/shortcuts/registry.ts";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { useWindowEvent } from "#app/ui/use-window-event.ts";
import { LIGHTNESS_STEP } from "./color-row.tsx";
import { lightenText } from "./model.ts";
import type { State } from "./state.ts";

/** ↑ and ↓ move the lightness of the text while the bench is on screen; farther down they scroll the page as ever. */
export function useLightnessKeys({ preview, commit }: ToolControls<State>, bench: RefObject<HTMLElement | null>) {
  // A held key is one step of undo.
  useWindowEvent("keyup", ({ key }) => key.startsWith("Arrow") && commit());
  const shortcut = (id: string, keys: string, label: string, by: number) =>
    benchShortcut(bench, { id, keys, label, run: () => preview(lightenText, by) });
  useShortcuts([
    shortcut("contrast-lighter", "ArrowUp", "Text lighter", LIGHTNESS_STEP),
    shortcut("contrast-darker", "ArrowDown", "Text darker", -LIGHTNESS_STEP),
    shortcut("contrast-much-lighter", "Shift+ArrowUp", "Text much lighter", 10 * LIGHTNESS_STEP),
    shortcut("contrast-much-darker", "Shift+ArrowDown", "Text much darker", -10 * LIGHTNESS_STEP),
  ]);
}

/** Outside the hook: the React Compiler skips a hook that holds a getter. */
function benchShortcut(
  bench: RefObject<HTMLElement | null>,
  shortcut: Pick<Shortcut, "id" | "keys" | "label" | "run">,
): Shortcut {
  return {
    ...shortcut,
    group: "Contrast",
    canRepeat: true,
    get isEnabled() {
      return isOnScreen(bench.current);
    },
  };
}

/** Its first lines, which hold the sample and the numbers. */
function isOnScreen(element: Element | null): boolean {
  const top = element?.getBoundingClientRect().top;
  return top !== undefined && top > -120 && top < innerHeight - 120;
}
