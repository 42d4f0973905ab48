import { useRef, useState } from "react";
import type { ExportHandle } from "#app/frame/export/export-button.tsx";
import type { Loaded } from "#app/tools/tool-model.ts";
import { type FoundNames, useColorNames } from "#app/tools/use-color-names.ts";
import { useTool } from "#app/tools/use-tool.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { fixPair, PAIRS, type PairId } from "#color/roles/pairs.ts";
import type { Theme } from "#color/roles/theme-roles.ts";
import { printHex } from "#color/text/print.ts";
import { assignRoles } from "./changes.ts";
import { exportTheme } from "./export-theme.ts";
import { model } from "./model.ts";
import { colorsOf, type State } from "./state.ts";
import { solveThemes } from "./themes.ts";
import { useFloat } from "./use-float.ts";
import { useRoll } from "./use-roll.ts";

export type PlaygroundData = Loaded<State> & {
  readonly names: FoundNames;
  /** The address of another palette, for a page without JavaScript. */
  readonly next: string;
};
export type Bench = ReturnType<typeof usePlayground>;

/** The state of the page with what follows from it and what its parts do to it. */
export function usePlayground(data: PlaygroundData) {
  const controls = useTool(model, data);
  const { state, apply } = controls;
  const { slots, hand } = state;
  // Alone, so that another template or view solves nothing again.
  const themes = solveThemes({ slots, hand });
  const nameOf = useColorNames(data.names, { isEager: true });
  const [hasAllChips, setHasAllChips] = useState(false);
  const exporter = useRef<ExportHandle>(null);
  const colors = colorsOf(state);
  const titles = colors.map((color) => nameOf(color) || printHex(color));
  return {
    controls,
    state,
    themes,
    nameOf,
    /** "Lollipop", or "#DB073D" until the names are there. */
    titles,
    /** The theme as it is exported and copied. */
    palette: () => exportTheme(themes, colors, titles, new URL(controls.address, window.location.origin).href),
    next: data.next,
    exporter,
    hasAllChips,
    setHasAllChips,
    float: useFloat(),
    ...useRoll(controls),
    fix: (theme: Theme, id: PairId) => {
      const fixed = fixPair(themes[theme], PAIRS[id], (role) => hand[theme][role]?.isLocked ?? false);
      if ("hand" in fixed) apply(assignRoles, theme, fixed.hand);
      else showToast({ type: "info", title: `${PAIRS[id].name} stays as it is`, text: fixed.reason });
    },
  };
}
