import { useCopy } from "#app/frame/copy/use-copy.ts";
import type { Shortcut } from "#app/frame/shortcuts/registry.ts";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { useVision } from "#app/frame/vision/vision-store.ts";
import { useKeyRelease } from "#app/tools/use-key-release.ts";
import { hasEyeDropper, pickFromScreen } from "#app/ui/eye-dropper.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { MAX_COLORS } from "#color/generate/request.ts";
import type { Bench, GeneratorActions } from "./bench.tsx";
import { canAdd, canRemove, insertColor, moveColor, removeColor, setColor, toggleLock } from "./palette/changes.ts";
import type { State } from "./palette/state.ts";
import type { Panels } from "./use-panels.ts";

const NEXT_VISION = { none: "protan", protan: "deutan", deutan: "tritan", tritan: "achroma", achroma: "none" } as const;
const DIGITS = Array.from({ length: MAX_COLORS - 2 }, (_, index) => `Digit${(index + 1) % 10}`);

/** The keyboard of the generator. */
export function useGeneratorKeys({ controls, nameOf }: Bench, actions: GeneratorActions, panels: Panels) {
  const { state } = controls;
  const { commit } = actions;
  const copy = useCopy();
  const { setVision } = useVision();

  // All palettes of a held Space are one step.
  useKeyRelease("Space", commit);

  const copyAt = (index: number) => {
    const color = state.slots[index]?.color;
    if (color) void copy(color, nameOf(color));
  };
  const nextVision = () => setVision((old) => ({ ...old, mode: NEXT_VISION[old.mode] }));
  useShortcuts([...paletteShortcuts(actions, panels, nextVision), ...colorShortcuts(state, actions, copyAt)]);
}

function colorShortcuts(state: State, { apply, draw }: GeneratorActions, copyAt: (index: number) => void): Shortcut[] {
  const { slots } = state;
  /** For the color that has the focus, or else is under the pointer. */
  const withActive = (run: (index: number) => void) => () => {
    const index = activeIndex();
    if (index !== null && index < slots.length) return run(index);
    showToast({ type: "info", title: "Which color?", text: "Point at a color, or press its number first." });
  };
  const move = (step: number) =>
    withActive((index) => {
      apply(moveColor, index, index + step);
      focusSlotSoon(Math.min(slots.length - 1, Math.max(0, index + step)));
    });
  const pick = withActive(async (index) => {
    const picked = await pickColor();
    if (picked) apply(setColor, index, picked);
  });
  const remove = withActive((index) => {
    apply(removeColor, index);
    focusSlotSoon(Math.min(index, slots.length - 2));
  });
  const insert = () => draw.apply(insertColor, (activeIndex() ?? slots.length - 1) + 1);
  const shortcuts: Omit<Shortcut, "group">[] = [
    { id: "lock", keys: "KeyL", label: "Lock or unlock", run: withActive((at) => apply(toggleLock, at)) },
    { id: "copy", keys: "KeyC", label: "Copy", run: withActive(copyAt) },
    { id: "pick", keys: "KeyI", label: "Pick from the screen", run: pick },
    { id: "type", keys: "F2", label: "Type another code", run: withActive(editCode) },
    { id: "left", keys: "Alt+ArrowLeft", label: "Move back", canRepeat: true, run: move(-1) },
    { id: "right", keys: "Alt+ArrowRight", label: "Move on", canRepeat: true, run: move(1) },
    { id: "remove", keys: "Delete", label: "Remove", isEnabled: canRemove(state), run: remove },
    { id: "add", keys: "+", label: "Add a color after this one", isEnabled: canAdd(state), run: insert },
    ...DIGITS.slice(0, slots.length).map((keys, index) => ({
      id: `focus-${index}`,
      keys,
      label: `Go to color ${index + 1}`,
      run: () => focusSlot(index),
    })),
  ];
  return shortcuts.map((shortcut) => ({ ...shortcut, group: "The color in focus or under the pointer" }));
}

function paletteShortcuts({ roll, undo, redo }: GeneratorActions, panels: Panels, nextVision: () => void): Shortcut[] {
  const shortcuts: Omit<Shortcut, "group">[] = [
    { id: "roll", keys: "Space", label: "Generate a palette", canRepeat: true, run: ({ repeat }) => roll(repeat) },
    { id: "back", keys: "ArrowLeft", label: "Previous palette", canRepeat: true, run: undo },
    { id: "forth", keys: "ArrowRight", label: "Next palette", canRepeat: true, run: redo },
    { id: "export", keys: "KeyE", label: "Export", run: () => panels.exporter.current?.open() },
    { id: "preview", keys: "KeyV", label: "Preview", run: () => panels.toggleDrawer("preview") },
    { id: "variations", keys: "KeyD", label: "Variations", run: () => panels.toggleDrawer("variations") },
    { id: "rules", keys: "KeyR", label: "Rules", run: panels.toggleSettings },
    { id: "vision", keys: "KeyB", label: "Next color blindness type", run: nextVision },
  ];
  return shortcuts.map((shortcut) => ({ ...shortcut, group: "The palette" }));
}

async function pickColor() {
  if (hasEyeDropper()) return pickFromScreen();
  showToast({ type: "info", title: "No eyedropper", text: "This browser cannot pick colors from the screen." });
  return null;
}

function activeIndex(): number | null {
  const focused = document.activeElement?.closest<HTMLElement>("[data-slot]");
  const active = focused ?? document.querySelector<HTMLElement>("[data-slot]:hover");
  return active ? Number(active.dataset.slot) : null;
}

function slotAt(index: number) {
  return document.querySelector<HTMLElement>(`[data-slot="${index}"]`);
}

function focusSlot(index: number) {
  slotAt(index)?.focus({ preventScroll: true });
}

/** Once it is drawn there, unless the person has begun to type in between. */
function focusSlotSoon(index: number) {
  requestAnimationFrame(() => document.activeElement?.matches("input, textarea, select") || focusSlot(index));
}

function editCode(index: number) {
  slotAt(index)
    ?.querySelector("[data-copies]")
    ?.dispatchEvent(new MouseEvent("dblclick", { bubbles: true }));
}
