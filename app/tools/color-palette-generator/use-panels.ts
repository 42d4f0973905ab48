import { useState } from "react";
import { VARIATIONS_HASH } from "#app/frame/variations/variations-path.ts";
import { useBrowserFact } from "#app/ui/browser-fact.ts";
import type { ExportPalette } from "#color/export/palette.ts";
import type { Bench, GeneratorActions } from "./bench.tsx";
import { palettePath } from "./model.ts";
import { colorsOf, nameOfPalette } from "./palette/state.ts";

export type Panels = ReturnType<typeof usePanels>;
type PanelName = "rules" | "preview" | "variations";

export function usePanels({ now }: GeneratorActions, { findName, nameOf }: Pick<Bench, "findName" | "nameOf">) {
  const isLinked = useBrowserFact(isVariationsLink, false);
  const [chosen, setChosen] = useState<PanelName | null>();
  const [isStartOpen, setIsStartOpen] = useState(false);
  const open = chosen === undefined && isLinked ? "variations" : (chosen ?? null);
  return {
    /** Only one panel at a time, so that the palette keeps most of the window. */
    open,
    toggle: (name: PanelName) => setChosen(open === name ? null : name),
    isStartOpen,
    openStart: () => setIsStartOpen(true),
    closeStart: () => setIsStartOpen(false),
    palette: (): ExportPalette => {
      const state = now();
      return {
        name: nameOfPalette(state, nameOf),
        link: new URL(palettePath(state), window.location.origin).href,
        groups: [{ name: "", swatches: colorsOf(state).map((color) => ({ name: findName(color), color })) }],
      };
    },
  };
}

const isVariationsLink = () => window.location.hash === VARIATIONS_HASH;
