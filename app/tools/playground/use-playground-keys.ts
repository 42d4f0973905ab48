import { useCopy } from "#app/frame/copy/use-copy.ts";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { useVision } from "#app/frame/vision/vision-store.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { removeColor, setTemplate, setView, toggleLock } from "./changes.ts";
import { MAX_COLORS, TEMPLATES, VIEWS } from "./state.ts";
import type { Bench } from "./use-playground.ts";

const NEXT_VISION = { none: "protan", protan: "deutan", deutan: "tritan", tritan: "achroma", achroma: "none" } as const;
const PALETTE = "The palette";
const COLOR = "The color in focus or under the pointer";
const PAGE = "The page";
const DIGITS = Array.from({ length: MAX_COLORS }, (_, index) => `Digit${(index + 1) % 10}`);

/** The keyboard of the playground: that of the generator, and what its pages need. */
export function usePlaygroundKeys(bench: Bench) {
  const { controls, state, roll, grow, canGrow, exporter, nameOf } = bench;
  const { slots, template, view } = state;
  const { apply } = controls;
  const copy = useCopy();
  const { setVision } = useVision();
  const withActive = (run: (index: number) => void) => () => {
    const index = activeIndex();
    if (index !== null && index < slots.length) return run(index);
    showToast({ type: "info", title: "Which color?", text: "Point at a color, or press its number first." });
  };
  const copyAt = (index: number) => {
    const color = slots[index]?.color;
    if (color) void copy(color, nameOf(color));
  };
  const after = <Item>(all: readonly Item[], item: Item) => all[(all.indexOf(item) + 1) % all.length] as Item;
  useShortcuts([
    {
      id: "roll",
      keys: "Space",
      label: "Generate a palette",
      group: PALETTE,
      canRepeat: true,
      run: (event) => roll(event.repeat),
    },
    { id: "back", keys: "ArrowLeft", label: "Previous palette", group: PALETTE, canRepeat: true, run: controls.undo },
    { id: "forth", keys: "ArrowRight", label: "Next palette", group: PALETTE, canRepeat: true, run: controls.redo },
    { id: "add", keys: "+", label: "Add a color", group: PALETTE, isEnabled: canGrow, run: grow },
    { id: "export", keys: "KeyE", label: "Export", group: PALETTE, run: () => exporter.current?.open() },
    { id: "lock", keys: "KeyL", label: "Lock or unlock", group: COLOR, run: withActive((at) => apply(toggleLock, at)) },
    { id: "copy", keys: "KeyC", label: "Copy", group: COLOR, run: withActive(copyAt) },
    {
      id: "remove",
      keys: "Delete",
      label: "Remove",
      group: COLOR,
      isEnabled: slots.length > 1,
      run: withActive((at) => apply(removeColor, at)),
    },
    ...slots.map((_, index) => ({
      id: `focus-${index}`,
      keys: DIGITS[index] ?? "",
      label: `Go to color ${index + 1}`,
      group: COLOR,
      run: () =>
        document
          .querySelector<HTMLElement>(`[data-slot="${index}"] [data-color-button]`)
          ?.focus({ preventScroll: true }),
    })),
    {
      id: "template",
      keys: "KeyT",
      label: "Next page",
      group: PAGE,
      run: () => apply(setTemplate, after(TEMPLATES, template)),
    },
    {
      id: "view",
      keys: "KeyV",
      label: "Both themes, light, dark",
      group: PAGE,
      run: () => apply(setView, after(VIEWS, view)),
    },
    {
      id: "chips",
      keys: "KeyK",
      label: "Contrast on the page",
      group: PAGE,
      run: () => bench.setHasAllChips(!bench.hasAllChips),
    },
    {
      id: "vision",
      keys: "KeyB",
      label: "Next color blindness type",
      group: PAGE,
      run: () => setVision((old) => ({ ...old, mode: NEXT_VISION[old.mode] })),
    },
  ]);
}

function activeIndex(): number | null {
  const focused = document.activeElement?.closest<HTMLElement>("[data-slot]");
  const active = focused ?? document.querySelector<HTMLElement>("[data-slot]:hover");
  return active ? Number(active.dataset.slot) : null;
}
