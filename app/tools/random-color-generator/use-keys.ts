import { useCopy } from "#app/frame/copy/use-copy.ts";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { showToast } from "#app/ui/toast-store.ts";
import type { Bench } from "./use-bench.ts";

type Actions = { openExport: () => void; toggleLimits: () => void };

const COLORS = "The colors";
const COLOR = "The color in focus or under the pointer";

export function useKeys(bench: Bench, { openExport, toggleLimits }: Actions) {
  const { controls, drawn, player, state } = bench;
  const copy = useCopy();
  const withActive = (run: (place: number) => void) => () => {
    const place = activePlace();
    if (place !== null) run(place);
    else showToast({ type: "info", title: "Which color?", text: "Point at a color first, or press Tab to reach it." });
  };
  const copyAt = (place: number) => {
    const color = drawn.slots[place];
    if (color) void copy(color, bench.findName(color) || undefined);
  };
  const steps = { group: COLORS, canRepeat: true };
  const addToCount = (by: 1 | -1) => bench.setCount(state.count + by);
  useShortcuts([
    { id: "draw", keys: "Space", label: "New colors", ...steps, run: bench.drawNext },
    { id: "play", keys: "KeyP", label: "Play or pause", group: COLORS, run: player.toggle },
    { id: "limits", keys: "KeyR", label: "Limits", group: COLORS, run: toggleLimits },
    { id: "export", keys: "KeyE", label: "Export", group: COLORS, run: openExport },
    { id: "back", keys: "ArrowLeft", label: "Previous colors", ...steps, run: controls.undo },
    { id: "forth", keys: "ArrowRight", label: "Next colors", ...steps, run: controls.redo },
    { id: "more", keys: "+", label: "One more", ...steps, run: () => addToCount(1) },
    { id: "fewer", keys: "-", label: "One fewer", ...steps, run: () => addToCount(-1) },
    { id: "lock", keys: "KeyL", label: "Lock or unlock", group: COLOR, run: withActive(bench.toggleKept) },
    { id: "copy", keys: "KeyC", label: "Copy", group: COLOR, run: withActive(copyAt) },
  ]);
}

function activePlace(): number | null {
  const focused = document.activeElement?.closest<HTMLElement>("[data-tile]");
  const active = focused ?? document.querySelector<HTMLElement>("[data-tile]:hover");
  return active ? Number(active.dataset.tile) : null;
}
