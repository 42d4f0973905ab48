import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { groupKeys, type Key, usePaletteKeys } from "#app/tools/palette-keys.ts";
import { removeColor, show, toggleLock } from "./changes.ts";
import { colorsOf, TEMPLATES, VIEWS } from "./state.ts";
import type { Bench } from "./use-playground.ts";

/** The keyboard of the playground: that of the generator, and what its pages need. */
export function usePlaygroundKeys(bench: Bench) {
  const { controls, state, nameOf, roll, grow, canGrow, exporter } = bench;
  const { act, apply } = controls;
  const lock = (index: number) => apply(toggleLock, index);
  const shared = usePaletteKeys({ colors: colorsOf(state), nameOf, act, roll, lock, focus: focusColor });
  const remove = shared.withActive((index) => apply(removeColor, index));
  const nextPage = () => apply(show, { template: after(TEMPLATES, state.template) });
  const nextView = () => apply(show, { view: after(VIEWS, state.view) });
  const toggleChips = () => bench.setHasAllChips(!bench.hasAllChips);
  const ofPalette: Key[] = [
    { id: "add", keys: "+", label: "Add a color", isEnabled: canGrow, run: grow },
    { id: "export", keys: "KeyE", label: "Export", run: () => exporter.current?.open() },
  ];
  const ofColor: Key = {
    id: "remove",
    keys: "Delete",
    label: "Remove",
    isEnabled: state.slots.length > 1,
    run: remove,
  };
  const ofPage: Key[] = [
    { id: "template", keys: "KeyT", label: "Next page", run: nextPage },
    { id: "view", keys: "KeyV", label: "Both themes, light, dark", run: nextView },
    { id: "chips", keys: "KeyK", label: "Contrast on the page", run: toggleChips },
  ];
  useShortcuts(
    groupKeys({
      "The palette": [...shared.ofPalette, ...ofPalette],
      "The color in focus or under the pointer": [...shared.ofColor, ofColor, ...shared.digits],
      "The page": [...ofPage, shared.ofVision],
    }),
  );
}

/** The one that follows; the first after the last. */
function after<Item>(all: readonly Item[], item: Item): Item {
  return all[(all.indexOf(item) + 1) % all.length] as Item;
}

function focusColor(index: number) {
  document.querySelector<HTMLElement>(`[data-slot="${index}"] [data-color-button]`)?.focus({ preventScroll: true });
}
