import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { activeIndex, groupKeys, type Key, usePaletteKeys } from "#app/tools/palette-keys.ts";
import { hasEyeDropper, pickFromScreen } from "#app/ui/eye-dropper.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { clamp } from "#color/clamp.ts";
import type { Bench, GeneratorActions } from "./bench.tsx";
import { canAdd, canRemove, insertColor, moveColor, removeColor, setColor, toggleLock } from "./palette/changes.ts";
import { colorsOf } from "./palette/state.ts";
import type { Panels } from "./use-panels.ts";

export function useGeneratorKeys({ controls, nameOf }: Bench, actions: GeneratorActions, panels: Panels) {
  const { state } = controls;
  const { apply, draw, roll } = actions;
  const last = state.slots.length - 1;
  const lock = (index: number) => apply(toggleLock, index);
  const shared = usePaletteKeys({ colors: colorsOf(state), nameOf, act: actions, roll, lock, focus: focusSlot });
  const { withActive } = shared;
  const move = (step: number) =>
    withActive((index) => {
      apply(moveColor, index, index + step);
      focusSlotSoon(clamp(index + step, 0, last));
    });
  const pick = withActive(async (index) => {
    const picked = await pickColor();
    if (picked) apply(setColor, index, picked);
  });
  const remove = withActive((index) => removeAndFocus(actions, index));
  const insert = () => draw.apply(insertColor, (activeIndex() ?? last) + 1);
  const colorKeys: Key[] = [
    { id: "pick", keys: "KeyI", label: "Pick from the screen", run: pick },
    { id: "type", keys: "F2", label: "Edit the code", run: withActive(editCode) },
    { id: "left", keys: "Alt+ArrowLeft", label: "Move back", canRepeat: true, run: move(-1) },
    { id: "right", keys: "Alt+ArrowRight", label: "Move forward", canRepeat: true, run: move(1) },
    { id: "remove", keys: "Delete", label: "Remove", isEnabled: canRemove(state), run: remove },
    { id: "add", keys: "+", label: "Add a color after this one", isEnabled: canAdd(state), run: insert },
  ];
  useShortcuts(
    groupKeys({
      "The palette": [...shared.paletteKeys, ...panelKeys(panels), shared.visionKey],
      "The color in focus or under the pointer": [...shared.colorKeys, ...colorKeys, ...shared.digits],
    }),
  );
}

export function removeAndFocus({ apply, now }: GeneratorActions, index: number) {
  apply(removeColor, index);
  focusSlotSoon(Math.min(index, now().slots.length - 1));
}

function panelKeys({ toggle }: Panels): Key[] {
  return [
    { id: "preview", keys: "KeyV", label: "Preview", run: () => toggle("preview") },
    { id: "variations", keys: "KeyD", label: "Variations", run: () => toggle("variations") },
    { id: "rules", keys: "KeyR", label: "Rules", run: () => toggle("rules") },
  ];
}

async function pickColor() {
  if (hasEyeDropper()) return pickFromScreen();
  showToast({ type: "info", title: "No eyedropper", text: "This browser can't pick colors from the screen." });
  return null;
}

function slotAt(index: number) {
  return document.querySelector<HTMLElement>(`[data-slot="${index}"]`);
}

function focusSlot(index: number) {
  slotAt(index)?.focus({ preventScroll: true });
}

/** Focuses the slot once it is rendered, unless the user has started typing in between. */
function focusSlotSoon(index: number) {
  const focus = () => document.activeElement?.matches("input, textarea, select") || focusSlot(index);
  // A busy page can get the next key before its next frame.
  queueMicrotask(focus);
  requestAnimationFrame(focus);
}

function editCode(index: number) {
  slotAt(index)
    ?.querySelector("[data-copies]")
    ?.dispatchEvent(new MouseEvent("dblclick", { bubbles: true }));
}
