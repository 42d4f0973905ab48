import { useEffect, useEffectEvent } from "react";
import { useCopy } from "#app/frame/copy/use-copy.ts";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { useVision } from "#app/frame/vision/vision-store.ts";
import { hasEyeDropper, pickFromScreen } from "#app/ui/eye-dropper.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { fromRgb24 } from "#color/convert.ts";
import { MAX_COLORS } from "#color/generate/request.ts";
import type { Bench } from "./bench-context.ts";
import { canAdd, canRemove, insertColor, moveColor, removeColor, setColor, toggleLock } from "./changes.ts";
import type { Panels } from "./use-panels.ts";

const NEXT_VISION = { none: "protan", protan: "deutan", deutan: "tritan", tritan: "achroma", achroma: "none" } as const;

/** The keyboard of the generator. */
export function useGeneratorKeys({ controls, nameOf, roll, save }: Bench, panels: Panels) {
  const { state, apply, commit } = controls;
  const { slots } = state;
  const copy = useCopy();
  const { setVision } = useVision();

  const rest = useEffectEvent(commit);
  useEffect(() => {
    const onKeyUp = ({ code }: KeyboardEvent) => code === "Space" && rest();
    addEventListener("keyup", onKeyUp);
    return () => removeEventListener("keyup", onKeyUp);
  }, []);

  /** For the color that has the focus, or else lies under the pointer. */
  const withActive = (run: (index: number) => void) => () => {
    const index = activeIndex();
    if (index !== null && index < slots.length) return run(index);
    showToast({ type: "info", title: "Which color?", text: "Point at one, or press its number first." });
  };
  /** Once it is drawn there; somebody may have begun to type in between. */
  const focusSlotSoon = (index: number) =>
    requestAnimationFrame(() => document.activeElement?.matches("input, textarea, select") || focusSlot(index));
  const focusSlot = (index: number) => {
    document.querySelector<HTMLElement>(`[data-slot="${index}"]`)?.focus({ preventScroll: true });
  };
  const colorAt = (index: number) => slots[index]?.color ?? fromRgb24(0);
  const move = (step: number) =>
    withActive((index) => {
      apply(moveColor, index, index + step);
      focusSlotSoon(Math.min(slots.length - 1, Math.max(0, index + step)));
    });
  const pick = withActive(async (index) => {
    if (!hasEyeDropper()) {
      showToast({ type: "info", title: "No eyedropper", text: "This browser cannot pick colors from the screen." });
      return;
    }
    const picked = await pickFromScreen();
    if (picked) apply(setColor, index, picked);
  });

  useShortcuts([
    {
      id: "roll",
      keys: "Space",
      label: "Generate a palette",
      group: PALETTE,
      canRepeat: true,
      run: (e) => roll(e.repeat),
    },
    { id: "lock", keys: "KeyL", label: "Lock or unlock", group: COLOR, run: withActive((at) => apply(toggleLock, at)) },
    {
      id: "copy",
      keys: "KeyC",
      label: "Copy",
      group: COLOR,
      run: withActive((at) => void copy(colorAt(at), nameOf(colorAt(at)))),
    },
    { id: "pick", keys: "KeyI", label: "Pick from the screen", group: COLOR, run: pick },
    {
      id: "type",
      keys: "F2",
      label: "Type another code",
      group: COLOR,
      run: withActive((at) =>
        document
          .querySelector(`[data-slot="${at}"] [data-copies]`)
          ?.dispatchEvent(new MouseEvent("dblclick", { bubbles: true })),
      ),
    },
    { id: "left", keys: "Alt+ArrowLeft", label: "Move back", group: COLOR, canRepeat: true, run: move(-1) },
    { id: "right", keys: "Alt+ArrowRight", label: "Move on", group: COLOR, canRepeat: true, run: move(1) },
    {
      id: "remove",
      keys: "Delete",
      label: "Remove",
      group: COLOR,
      isEnabled: canRemove(state),
      run: withActive((at) => {
        apply(removeColor, at);
        focusSlotSoon(Math.min(at, slots.length - 2));
      }),
    },
    {
      id: "add",
      keys: "+",
      label: "Add a color after it",
      group: COLOR,
      isEnabled: canAdd(state),
      run: () => apply(insertColor, (activeIndex() ?? slots.length - 1) + 1),
    },
    ...slots
      .map((_, index) => ({
        id: `focus-${index}`,
        keys: DIGITS[index] ?? "",
        label: `Go to color ${index + 1}`,
        group: COLOR,
        run: () => focusSlot(index),
      }))
      .slice(0, DIGITS.length),
    { id: "back", keys: "ArrowLeft", label: "Palette before", group: PALETTE, canRepeat: true, run: controls.undo },
    { id: "forth", keys: "ArrowRight", label: "Palette after", group: PALETTE, canRepeat: true, run: controls.redo },
    { id: "export", keys: "KeyE", label: "Export", group: PALETTE, run: () => panels.exporter.current?.open() },
    { id: "save", keys: "KeyS", label: "Save to the library", group: PALETTE, run: save },
    { id: "preview", keys: "KeyV", label: "See it in use", group: PALETTE, run: () => panels.toggleDrawer("preview") },
    {
      id: "variations",
      keys: "KeyD",
      label: "Variations",
      group: PALETTE,
      run: () => panels.toggleDrawer("variations"),
    },
    { id: "rules", keys: "KeyR", label: "Rules", group: PALETTE, run: panels.toggleSettings },
    {
      id: "vision",
      keys: "KeyB",
      label: "Next kind of vision",
      group: PALETTE,
      run: () => setVision((old) => ({ ...old, mode: NEXT_VISION[old.mode] })),
    },
  ]);
}

const PALETTE = "The palette";
const COLOR = "The color in focus or under the pointer";
const DIGITS = Array.from({ length: MAX_COLORS - 2 }, (_, index) => `Digit${(index + 1) % 10}`);

function activeIndex(): number | null {
  const focused = document.activeElement?.closest<HTMLElement>("[data-slot]");
  const active = focused ?? document.querySelector<HTMLElement>("[data-slot]:hover");
  return active ? Number(active.dataset.slot) : null;
}
