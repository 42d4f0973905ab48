import { useState } from "react";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { lateCode } from "#app/late/late-code.ts";
import { runWith } from "#app/late/use-late-code.ts";
import { groupKeys, type Key, type Roll, usePaletteKeys } from "#app/tools/palette-keys.ts";
import type { Loaded } from "#app/tools/tool-model.ts";
import { type FoundNames, useColorNames } from "#app/tools/use-color-names.ts";
import { type ToolControls, useTool } from "#app/tools/use-tool.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { fixPair, PAIRS, type PairId } from "#color/roles/pairs.ts";
import type { Theme } from "#color/roles/theme-roles.ts";
import { printHex } from "#color/text/print.ts";
import { assignRoles, removeColor, show, toggleLock } from "./changes.ts";
import { model } from "./model.ts";
import { colorsOf, MAX_COLORS, type State, TEMPLATES, VIEWS } from "./state.ts";
import { exportTheme, solveThemes } from "./themes.ts";
import { useFloat } from "./use-float.ts";

export type PlaygroundData = Loaded<State> & {
  readonly names: FoundNames;
  /** The address of another palette, for a page without JavaScript. */
  readonly next: string;
};
export type Bench = ReturnType<typeof usePlayground>;

export const lateEngine = lateCode(() => import("./palette-engine.ts"));

/** The page's state, the values derived from it, and its actions. */
export function usePlayground(data: PlaygroundData) {
  const controls = useTool(model, data);
  const { state, apply } = controls;
  const { slots, hand } = state;
  // Only these two, so that changing the template or view doesn't solve the themes again.
  const themes = solveThemes({ slots, hand });
  const nameOf = useColorNames(data.names, { isEager: true });
  const [hasAllChips, setHasAllChips] = useState(false);
  const colors = colorsOf(state);
  const titles = colors.map((color) => nameOf(color) || printHex(color));
  return {
    controls,
    state,
    themes,
    nameOf,
    /** "Lollipop", or "#DB073D" until the names have loaded. */
    titles,
    /** The theme in the form in which it is exported and copied. */
    palette: () => exportTheme(themes, colors, titles, controls.link()),
    next: data.next,
    hasAllChips,
    setHasAllChips,
    float: useFloat(),
    ...drawing(controls),
    fix: (theme: Theme, id: PairId) => {
      const fixed = fixPair(themes[theme], PAIRS[id], (role) => hand[theme][role]?.isLocked ?? false);
      if ("hand" in fixed) apply(assignRoles, theme, fixed.hand);
      else showToast({ type: "info", title: `${PAIRS[id].name} stays as it is`, text: fixed.reason });
    },
  };
}

/** The palette engine loads when the page is idle; an earlier click waits for it. */
function drawing({ state, apply, preview }: ToolControls<State>) {
  const withEngine = (run: (engine: typeof import("./palette-engine.ts")) => void) =>
    runWith(lateEngine, "The generator", run);
  /** While the key is held, all generated palettes count as one undo step. */
  const roll: Roll = (key) => {
    const change = key && lateEngine.get() ? preview : apply;
    if (key?.repeat && change === apply) return;
    if (state.slots.every(({ isLocked }) => isLocked)) {
      if (!key?.repeat)
        showToast({ type: "info", title: "Every color is locked", text: "Unlock a color to generate a new one." });
    } else withEngine((engine) => change(engine.rollPalette, engine.randomSeed()));
  };
  return {
    roll,
    grow: () => withEngine((engine) => apply(engine.growPalette)),
    canGrow: state.slots.length < MAX_COLORS,
  };
}

export function usePlaygroundKeys(bench: Bench) {
  const { controls, state, nameOf, roll, grow, canGrow } = bench;
  const { act, apply } = controls;
  const lock = (index: number) => apply(toggleLock, index);
  const shared = usePaletteKeys({ colors: colorsOf(state), nameOf, act, roll, lock, focus: focusColor });
  const remove = shared.withActive((index) => apply(removeColor, index));
  const nextPage = () => apply(show, { template: after(TEMPLATES, state.template) });
  const nextView = () => apply(show, { view: after(VIEWS, state.view) });
  const toggleChips = () => bench.setHasAllChips(!bench.hasAllChips);
  const paletteKeys: Key[] = [{ id: "add", keys: "+", label: "Add a color", isEnabled: canGrow, run: grow }];
  const removeKey: Key = {
    id: "remove",
    keys: "Delete",
    label: "Remove",
    isEnabled: state.slots.length > 1,
    run: remove,
  };
  const pageKeys: Key[] = [
    { id: "template", keys: "KeyT", label: "Next page", run: nextPage },
    { id: "view", keys: "KeyV", label: "Both themes, light, dark", run: nextView },
    { id: "chips", keys: "KeyK", label: "Contrast on the page", run: toggleChips },
  ];
  useShortcuts(
    groupKeys({
      "The palette": [...shared.paletteKeys, ...paletteKeys],
      "The color in focus or under the pointer": [...shared.colorKeys, removeKey, ...shared.digits],
      "The page": [...pageKeys, shared.visionKey],
    }),
  );
}

/** The next item, wrapping around at the end. */
function after<Item>(all: readonly Item[], item: Item): Item {
  return all[(all.indexOf(item) + 1) % all.length] as Item;
}

function focusColor(index: number) {
  document.querySelector<HTMLElement>(`[data-slot="${index}"] [data-color-button]`)?.focus({ preventScroll: true });
}
