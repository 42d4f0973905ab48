import { useCopy } from "#app/frame/copy/use-copy.ts";
import type { Shortcut } from "#app/frame/shortcuts/registry.ts";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { useVision } from "#app/frame/vision/vision-store.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { removeColor, setTemplate, setView, toggleLock } from "./changes.ts";
import { MAX_COLORS, TEMPLATES, VIEWS } from "./state.ts";
import type { Bench } from "./use-playground.ts";

const NEXT_VISION = { none: "protan", protan: "deutan", deutan: "tritan", tritan: "achroma", achroma: "none" } as const;
const DIGITS = Array.from({ length: MAX_COLORS }, (_, index) => `Digit${(index + 1) % 10}`);

type Keys = readonly Omit<Shortcut, "group">[];

/** The keyboard of the playground: that of the generator, and what its pages need. */
export function usePlaygroundKeys(bench: Bench) {
  const copy = useCopy();
  const { setVision } = useVision();
  const copyAt = (index: number) => {
    const color = bench.state.slots[index]?.color;
    if (color) void copy(color, bench.nameOf(color));
  };
  const nextVision = () => setVision((old) => ({ ...old, mode: NEXT_VISION[old.mode] }));
  const groups: Record<string, Keys> = {
    "The palette": paletteKeys(bench),
    "The color in focus or under the pointer": colorKeys(bench, copyAt),
    "The page": pageKeys(bench, nextVision),
  };
  useShortcuts(Object.entries(groups).flatMap(([group, keys]) => keys.map((key) => ({ ...key, group }))));
}

function paletteKeys({ controls, roll, grow, canGrow, exporter }: Bench): Keys {
  const { undo, redo } = controls;
  return [
    { id: "roll", keys: "Space", label: "Generate a palette", canRepeat: true, run: ({ repeat }) => roll(repeat) },
    { id: "back", keys: "ArrowLeft", label: "Previous palette", canRepeat: true, run: undo },
    { id: "forth", keys: "ArrowRight", label: "Next palette", canRepeat: true, run: redo },
    { id: "add", keys: "+", label: "Add a color", isEnabled: canGrow, run: grow },
    { id: "export", keys: "KeyE", label: "Export", run: () => exporter.current?.open() },
  ];
}

function colorKeys({ controls, state: { slots } }: Bench, copyAt: (index: number) => void): Keys {
  const { apply } = controls;
  const withActive = (run: (index: number) => void) => () => {
    const index = activeIndex();
    if (index !== null && index < slots.length) return run(index);
    showToast({ type: "info", title: "Which color?", text: "Point at a color, or press its number first." });
  };
  const remove = withActive((at) => apply(removeColor, at));
  return [
    { id: "lock", keys: "KeyL", label: "Lock or unlock", run: withActive((at) => apply(toggleLock, at)) },
    { id: "copy", keys: "KeyC", label: "Copy", run: withActive(copyAt) },
    { id: "remove", keys: "Delete", label: "Remove", isEnabled: slots.length > 1, run: remove },
    ...DIGITS.slice(0, slots.length).map((keys, index) => ({
      id: `focus-${index}`,
      keys,
      label: `Go to color ${index + 1}`,
      run: () => focusColor(index),
    })),
  ];
}

function pageKeys(bench: Bench, nextVision: () => void): Keys {
  const { apply } = bench.controls;
  const { template, view } = bench.state;
  const nextPage = () => apply(setTemplate, after(TEMPLATES, template));
  const nextView = () => apply(setView, after(VIEWS, view));
  const toggleChips = () => bench.setHasAllChips(!bench.hasAllChips);
  return [
    { id: "template", keys: "KeyT", label: "Next page", run: nextPage },
    { id: "view", keys: "KeyV", label: "Both themes, light, dark", run: nextView },
    { id: "chips", keys: "KeyK", label: "Contrast on the page", run: toggleChips },
    { id: "vision", keys: "KeyB", label: "Next color blindness type", run: nextVision },
  ];
}

/** The one that follows; the first after the last. */
function after<Item>(all: readonly Item[], item: Item): Item {
  return all[(all.indexOf(item) + 1) % all.length] as Item;
}

function focusColor(index: number) {
  document.querySelector<HTMLElement>(`[data-slot="${index}"] [data-color-button]`)?.focus({ preventScroll: true });
}

function activeIndex(): number | null {
  const focused = document.activeElement?.closest<HTMLElement>("[data-slot]");
  const active = focused ?? document.querySelector<HTMLElement>("[data-slot]:hover");
  return active ? Number(active.dataset.slot) : null;
}
